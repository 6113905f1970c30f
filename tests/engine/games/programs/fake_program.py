"""A Go program for tests: `fake_program.py MODE [MOVE,MOVE...] [LOG]` speaks GTP, well or badly.

It answers `genmove` with the moves given, one after the other in every game, then with passes.
In mode "handicap" it also knows handicap stones, and places its own on the first of these moves.
Commands are appended to the file LOG, if one is named.
What it is told to do badly it does at the first `genmove`, or at the command that MODE names.
"""

from __future__ import annotations

import sys
import time


def say(text: str) -> None:
    """Write at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def main() -> None:
    """Answer commands until the input ends; "stays" stays even then."""
    mode = sys.argv[1]
    moves = sys.argv[2].split(",") if len(sys.argv) > 2 else []
    log = sys.argv[3] if len(sys.argv) > 3 else ""
    asked = 0
    if mode == "mute":
        time.sleep(3600)
    if mode == "dead":
        sys.stderr.write("no licence to play\n")
        sys.exit(7)
    for line in sys.stdin:
        words = line.split()
        answer = ""
        if log:
            with open(log, "a", encoding="utf-8") as file:
                file.write(line)
        if words[0] == "quit" and mode != "stays":
            say("=\n\n")
            return
        if words[0] == mode:
            say("? not today\n\n")
            continue
        if words[0] == "name":
            answer = "Fake"
        elif words[0] == "version":
            answer = "1.2"
        elif words[0] == "list_commands":
            answer = "name\nversion\nplay\ngenmove"
            if mode == "handicap":
                answer += "\nset_free_handicap\nplace_free_handicap"
            if mode == "fixed":
                answer += "\nfixed_handicap"
            if mode == "clocks":
                answer += "\ntime_settings\ntime_left"
            if mode == "kata-clocks":
                answer += "\ntime_settings\ntime_left\nkata-time_settings"
        elif words[0] == "place_free_handicap":
            answer = " ".join(moves[: int(words[1])])
            asked = int(words[1])
        elif words[0] == "clear_board":
            asked = 0
        elif words[0] == "genmove":
            answer = moves[asked] if asked < len(moves) else "pass"
            asked += 1
            if asked == 1 and mode == "dies":
                sys.stderr.write("out of ideas\n")
                sys.exit(3)
            if asked == 1 and mode == "hangs":
                time.sleep(3600)
            if asked == 1 and mode == "garbage":
                answer = "\x00\xff the middle\t"
            if asked == 1 and mode == "floods":
                say("= ")
                while True:
                    say("nonsense\n")
        if mode == "chatters":
            say("thinking about it\n\nnot an answer\n")
            sys.stderr.write("x" * 100_000 + "\n")
            sys.stderr.flush()
        say(f"= {answer}\n\n")
    if mode == "stays":
        time.sleep(3600)


if __name__ == "__main__":
    main()
