"""Texts for people in the language of the window."""

from __future__ import annotations

from engine.base.translation import set_catalog as set_catalog
from engine.base.translation import tr as tr
from engine.base.translation import tr_count as tr_count
