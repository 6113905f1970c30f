"""Flags that commands which work on jobs have in common."""

from __future__ import annotations

import argparse


def add_cluster_flag(parser: argparse.ArgumentParser, does: str) -> None:
    """Add the flag for the address of a Ray cluster, which `does` something."""
    parser.add_argument(
        "--cluster",
        default="",
        metavar="ADDRESS",
        help=f"Ray cluster that {does}: HOST:PORT, or auto for the one on this computer",
    )


def add_trust_flag(parser: argparse.ArgumentParser) -> None:
    """Add the flag that allows what the folder of a job names, see `engine.api.consent`."""
    parser.add_argument(
        "--trust",
        action="store_true",
        help="use the programs, clusters and files that the folder names, also those that you have "
        "not used before",
    )
