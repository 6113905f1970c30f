"""An engine for tests: `fake_json_engine.py MODE` answers KataGo's analysis protocol."""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any

COLUMNS = "ABCDEFGHJKLMNOPQRST"


def say(fields: dict[str, Any]) -> None:
    """One answer."""
    sys.stdout.write(json.dumps(fields) + "\n")
    sys.stdout.flush()


def answer(query: dict[str, Any], visits: int, during: bool, mode: str) -> dict[str, Any]:
    """Two moves of the first row, values of Black."""
    size = query["boardXSize"]
    infos = [
        {
            "move": f"{COLUMNS[i]}{size}", "visits": visits // (i + 1), "winrate": 0.7 - 0.1 * i,
            "scoreLead": 2.0 - i, "scoreStdev": 6.0, "prior": 0.5, "order": i,
            "pv": [f"{COLUMNS[i]}{size}", "pass"],
        }
        for i in range(2)
    ]  # fmt: skip
    root = {"winrate": 0.65, "scoreLead": 1.5, "visits": visits}
    if mode == "policy":
        root["hasWinrates"] = False
    return {
        "id": query["id"], "turnNumber": query["analyzeTurns"][0], "isDuringSearch": during,
        "moveInfos": infos, "rootInfo": root,
    }  # fmt: skip


def main() -> None:
    """Answer queries until the input ends."""
    mode = sys.argv[2] if sys.argv[1] == "analysis" else sys.argv[1]
    if mode == "garbage":
        while True:
            sys.stdout.write("loading, please wait\n")
    for line in sys.stdin:
        query = json.loads(line)
        if query.get("action") == "query_version":
            say({**query, "version": "1.15.3"})
        elif "action" in query:
            say(query)
        elif mode == "refuses":
            say({"id": query["id"], "error": "rules not supported", "field": "rules"})
        elif mode == "dies":
            sys.stderr.write("CUDA error\n")
            os._exit(2)
        elif mode == "slow":
            say(answer(query, 1, True, mode))
            time.sleep(3600)
        else:
            sys.stdout.write("a line of a log\n")
            say({"id": query["id"], "warning": "odd komi", "field": "komi"})
            for part in (4, 2):
                say(answer(query, query["maxVisits"] // part, True, mode))
                time.sleep(0.2)
            say(answer(query, query["maxVisits"], False, mode))


if __name__ == "__main__":
    main()
