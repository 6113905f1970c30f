"""What exists only to reproduce a paper.

The modules fill the hooks of `engine.catalog.hooks`: commands, sources of games, move rules and
kinds of contests. Nothing outside imports them.
"""
