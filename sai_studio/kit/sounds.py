"""Short sounds of stones, generated and kept in the data folder."""

from __future__ import annotations

import importlib
import io
import logging
import wave
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QUrl

from engine.base.files import atomic_write
from engine.base.translation import tr

log = logging.getLogger(__name__)

STONE: Final = "stone"
CAPTURE: Final = "capture"
RATE: Final = 44_100
"""Samples per second."""
REFUSAL: Final = tr(
    "Sounds need Qt Multimedia, which is not installed; "
    "install the Python package PySide6-Addons and start again"
)


def _click(rng: np.random.Generator, pitch: float, loudness: float) -> NDArray[np.float64]:
    """Return a stone that hits wood: a short noise and two damped tones."""
    time = np.arange(int(0.12 * RATE)) / RATE
    noise = rng.standard_normal(len(time)) * np.exp(-time * 900.0)
    tone = np.sin(2 * np.pi * pitch * time) * np.exp(-time * 90.0)
    wood = np.sin(2 * np.pi * 0.37 * pitch * time) * np.exp(-time * 55.0)
    return np.asarray(loudness * (0.35 * noise + 0.35 * tone + 0.30 * wood))


def wave_file(kind: str) -> bytes:
    """Return the content of a WAV file with one sound."""
    rng = np.random.default_rng(19)
    if kind == STONE:
        samples = _click(rng, 1500.0, 0.8)
    else:  # stones are taken up one after the other
        samples = np.zeros(int(0.45 * RATE))
        for i, pitch in enumerate((2300.0, 2600.0, 2100.0, 2450.0)):
            begin = int(i * 0.075 * RATE)
            click = _click(rng, pitch, 0.45)
            samples[begin : begin + len(click)] += click
    whole = np.int16(np.clip(samples, -1.0, 1.0) * 32_767)
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(whole.tobytes())
    return buffer.getvalue()


class Sounds(QObject):
    """Plays the sounds if Qt Multimedia is installed; the program itself does not need it.

    Parameters
    ----------
    folder
        Folder for the sound files.
    """

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._effects: dict[str, Any] = {}
        try:
            self._multimedia: Any = importlib.import_module("PySide6.QtMultimedia")
        except ImportError:
            self._multimedia = None

    @property
    def refusal(self) -> str:
        """Why there are no sounds; "" if there are."""
        return "" if self._multimedia is not None else REFUSAL

    def play(self, kind: str) -> None:
        """Play a sound, `STONE` or `CAPTURE`; does nothing without Qt Multimedia."""
        if self._multimedia is None:
            return
        if kind not in self._effects:
            path = self._folder / f"{kind}.wav"
            if not path.is_file():
                try:
                    self._folder.mkdir(parents=True, exist_ok=True)
                    atomic_write(path, wave_file(kind))
                except OSError as error:
                    log.warning("no sound, its file can't be written: %s", error)
                    return
            effect = self._multimedia.QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(path)))
            effect.setVolume(0.6)
            self._effects[kind] = effect
        self._effects[kind].play()
