#!/usr/bin/env bash
# About three minutes on a machine with a CUDA card: answers and losses beside those of the
# processor, then self-play on 7x7 with the 4x64 network by 1, 4 and all cores' threads of one
# process, in visits per second and beside as many processes. Exit status 0 = the tests passed.
set -u
cd "$(dirname "$0")/.." || exit 1

python3 start.py --test -m gpu tests/engine/network tests/engine/train/learning || exit 1
cores=$(nproc)
for threads in 1 4 "$cores"; do
    echo "--- $threads threads"
    .venv/bin/python -m engine.cli estimate recommended-7x7 --seconds 25 --json \
        --set run.device=cuda --set run.threads=true --set run.workers="$threads" \
        --set selfplay.games=1024 --set run.games=1000000 --set selfplay.cache_rows=0 |
        grep -E '"(nodes_per_s|rows_per_s)"'
done
.venv/bin/python -m engine.cli bench --quick --net sai-7x7-r4x64-strong-g0216 | grep "bare network"
