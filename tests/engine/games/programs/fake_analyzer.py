"""A Go engine for tests: `fake_analyzer.py MODE` streams analysis over GTP, well or badly."""

from __future__ import annotations

import os
import sys
import threading
import time

COLUMNS = "ABCDEFGHJKLMNOPQRST"


def say(text: str) -> None:
    """Write at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def infos(size: int, visits: int, mode: str, allowed: list[str]) -> str:
    """One line of analysis: five moves, of the first row when all are allowed."""
    parts = []
    moves = allowed or [f"{column}{size}" for column in COLUMNS[:size]]
    for i, move in enumerate(moves[:5]):
        share = 0.6 / (i + 1)
        winrate, prior = (5600 - 300 * i, round(10_000 * share))
        words = f"{winrate} prior {prior}" if mode == "lz" else f"{winrate / 1e4} prior {share:.4f}"
        score = "" if mode == "lz" else f" scoreLead {1.5 - i} scoreStdev 6"
        reply = f"{COLUMNS[i]}{size - 1}"
        parts.append(
            f"info move {move} visits {round(visits * share)} winrate {words}{score} order {i} "
            f"pv {move} {reply}"
        )
    return " ".join(parts)


def main() -> None:
    """Answer commands until the input ends."""
    mode = sys.argv[1]
    if mode == "mute":
        time.sleep(3600)
    if mode == "dead":
        sys.stderr.write("no model file\n")
        sys.exit(7)
    dialect = "lz-analyze" if mode == "lz" else "kata-analyze"
    stop = threading.Event()
    stream: threading.Thread | None = None
    size = 19
    allowed: list[str] = []

    def analyze() -> None:
        visits = 0
        while not stop.wait(0.0 if mode == "floods" else 0.02):
            visits += 40
            if mode == "garbage":
                say("info move Z99 visits many winrate nan \x00\x01 pv info info move\n")
                say("{" * 1000 + "\n")
            elif mode == "long":
                say("info move D4 visits 1 winrate 0.5 pv D4 " * 20_000 + "\n")
            else:
                say(infos(size, visits, mode, allowed) + "\n")
            if mode == "dies" and visits > 120:
                sys.stderr.write("out of memory\n")
                sys.stderr.flush()
                os._exit(3)
        say("\n")

    for line in sys.stdin:
        if stream is not None:
            stop.set()
            stream.join()
            stream = None
            stop.clear()
        words = line.split()
        if not words:
            continue
        number = words.pop(0) if words[0].isdecimal() else ""
        if not words:
            continue
        word, answer = words[0], ""
        if word == "quit":
            say(f"={number}\n\n")
            return
        if word == "boardsize":
            if int(words[1]) > 19:
                say(f"?{number} unacceptable size\n\n")
                continue
            size = int(words[1])
        if word == "name":
            answer = "Fake"
        elif word == "version":
            answer = "1.2"
        elif word == "list_commands":
            known = ["name", "version", "boardsize", "komi", "play", "undo", "clear_board"]
            answer = "\n".join([*known, *([] if mode == "plain" else [dialect])])
        elif word == dialect and mode != "plain":
            if mode == "hangs":
                time.sleep(3600)
            place = words.index("allow") if "allow" in words else len(words)
            if "allow" in words and mode == "strict":
                say(f"?{number} unknown argument allow\n\n")
                continue
            allowed[:] = words[place + 2].split(",") if words[place:] and mode != "deaf" else []
            say(f"={number}\n")
            stream = threading.Thread(target=analyze)
            stream.start()
            continue
        if mode == "stderr":
            sys.stderr.write("noise\n" * 200_000)
        say(f"={number} {answer}\n\n")


if __name__ == "__main__":
    main()
