"""Games that links name: what is asked of which server, and how its answer is read."""
