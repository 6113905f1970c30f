"""Read and write network files: our own format (safetensors with a JSON header) and foreign ones.

Our files hold tensors and text only, so that opening a stranger's file can't run code. Every size
is checked before memory is allocated.
"""

from __future__ import annotations

import json
import math
import stat
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple

import numpy as np
from msgspec import Meta, Struct, field
from numpy.typing import NDArray

from engine.base.checked_json import Count, Text, convert_json, decode_json
from engine.base.errors import FormatError, SettingsError, WeightsError, reason_of
from engine.base.files import atomic_write
from engine.base.translation import tr
from engine.network.files.katago import is_katago, read_katago_header
from engine.network.files.leela import load_leela, looks_like_text, read_leela_header
from engine.network.models.header import NetworkHeader, network_name, not_a_network
from engine.network.models.identity import tensor_identity, weight_arrays
from engine.network.models.settings import NetworkSettings
from engine.network.models.shapes import weight_shapes
from engine.network.models.stored import StoredNetwork
from engine.search.value.kinds import kind_name

if TYPE_CHECKING:  # files can be listed without torch
    from engine.network.models.network import Network

FORMAT: Final = 1
"""Version of our format."""
LONGEST_HINT: Final = 100
"""Longest hint of a settings error that is passed on [characters]; longer ones list all names."""
MOST_SHARPENING: Final = 10.0
"""Largest `NetworkHeader.sharpening` of a file."""
NEWER: Final = "the file is damaged, or of a newer version of this program"
"""Hint in place of a longer one."""
_KEY: Final = "sai-studio-network"
_TYPES: Final[dict[str, type[np.floating[Any]]]] = {"F16": np.float16, "F32": np.float32}
_LONGEST_HEADER: Final = 4 << 20  # bytes
_LENGTH_BYTES: Final = 8
_Sharpening = Annotated[float, Meta(ge=0.0, le=MOST_SHARPENING)]


class _Tensor(Struct, frozen=True):
    """Entry of a tensor in the safetensors header."""

    dtype: Literal["F16", "F32"]
    shape: tuple[Annotated[int, Meta(ge=0, lt=1 << 24)], ...]
    data_offsets: tuple[Count, Count]
    """Begin and end, counted from the first tensor [bytes]."""

    def fits(self, shape: tuple[int, ...], room: int) -> bool:
        """Return whether the tensor has this shape and ends within the first `room` bytes."""
        begin, end = self.data_offsets
        item = np.dtype(_TYPES[self.dtype]).itemsize
        return self.shape == shape and end <= room and end - begin == math.prod(shape) * item


class _Metadata(Struct, frozen=True):
    header: str = field(name=_KEY)
    """Our own header, as JSON."""


class _Header(Struct, frozen=True):
    """The fields of our own header that are read; see `NetworkHeader`."""

    format: Literal[1]
    name: Text
    settings: dict[str, Any]
    features_version: int
    identity: Text
    training: dict[str, Any]
    strength: dict[str, Any]
    license: str
    sharpening: _Sharpening | dict[int, _Sharpening] = 0.0
    """Sharpening by board size; older files have one number for all sizes."""


class _File(NamedTuple):
    """The headers of one of our files."""

    header: NetworkHeader
    settings: NetworkSettings
    tensors: dict[str, Any]  # name -> {"dtype", "shape", "data_offsets"}, unchecked
    begin: int  # offset of the first tensor
    end: int  # size of the file


def load_network(path: Path) -> tuple[Network, NetworkHeader]:
    """Load a network as a module that can be trained; see `read_network`."""
    from engine.network.models.network import network_from

    network, header = read_network(path)
    return network_from(network), header


def read_network(path: Path) -> tuple[StoredNetwork, NetworkHeader]:
    """Read a network that this program can train; needs no torch.

    Raises
    ------
    WeightsError
        The file is missing, damaged, of an unknown format, or a KataGo network, for which see
        `engine.network.opened`.
    """
    if is_katago_file(path):
        raise WeightsError(
            tr(
                "{file}: a KataGo network, which plays and analyzes here but can't be "
                "trained; choose a network of this program, Leela Zero or SAI",
                file=path.name,
            )
        )
    if is_text_file(path):
        return load_leela(path)
    file = _read_front(path)
    arrays = _read_tensors(path, file, shapes_of(file.settings))
    identity = tensor_identity(arrays)
    _check_identity(path, file.header, identity)
    return StoredNetwork(file.settings, arrays, identity), file.header


def shapes_of(settings: NetworkSettings) -> dict[str, tuple[int, ...]]:
    """Return names and shapes of all weights of a network.

    Only for networks with parts of plug-ins torch is loaded and asked.
    """
    if settings.block or settings.plugin_heads:
        from engine.network.models.network import module_shapes

        return module_shapes(settings)
    return weight_shapes(settings)


def read_header(path: Path) -> NetworkHeader:
    """Return the header of a network file; quick, except for Leela Zero and SAI files.

    Those are text and have to be read to the end, which takes seconds.

    Raises
    ------
    WeightsError
        The file is missing, damaged or of an unknown format.
    """
    if is_katago_file(path):
        return read_katago_header(path)
    if is_text_file(path):
        return read_leela_header(path)
    return _read_front(path).header


def save_network(
    path: Path,
    network: Network,
    *,
    name: str = "",
    training: Mapping[str, Any] | None = None,
    strength: Mapping[str, Any] | None = None,
    license: str = "",
    sharpening: Mapping[int, float] | None = None,
    half: bool = True,
) -> NetworkHeader:
    """Write a network in our own format, atomically, and return its header.

    Parameters
    ----------
    name
        Name for people; by default the file's name without its ending.
    training, strength, license, sharpening
        See `NetworkHeader`.
    half
        Whether matrices are stored in half precision; biases and statistics never are.

    Raises
    ------
    WeightsError
        A weight is not a finite number, or the file can't be written.
    """
    from safetensors.numpy import save

    arrays: dict[str, NDArray[np.floating[Any]]] = {}
    for tensor_name, array in weight_arrays(network).items():
        if not np.isfinite(array).all():
            raise WeightsError(
                tr(
                    "{file}: not saved: {tensor_name} holds values that are not finite "
                    "numbers; go back to an earlier checkpoint",
                    file=path.name,
                    tensor_name=tensor_name,
                )
            )
        fits = array.size > 0 and float(np.abs(array).max()) <= float(np.finfo(np.float16).max)
        arrays[tensor_name] = (
            array.astype(np.float16) if half and array.ndim > 1 and fits else array
        )
    header = NetworkHeader(
        name=name or path.stem,
        kind="sai-studio",
        format=FORMAT,
        settings=network.settings,
        identity=tensor_identity(arrays),
        training=dict(training or {}),
        strength=dict(strength or {}),
        license=license,
        sharpening=dict(sharpening or {}),
    )
    text = json.dumps(
        {
            "format": FORMAT,
            "name": header.name,
            "settings": network.settings.to_dict(),
            "features": header.features,
            "features_version": header.features_version,
            "sizes": list(header.sizes),
            "curve_kind": kind_name(header.curve_kind),
            "identity": header.identity,
            "training": header.training,
            "strength": header.strength,
            "license": license,
            "sharpening": header.sharpening,
        }
    )
    try:
        atomic_write(path, save(arrays, metadata={_KEY: text}))
    except OSError as error:
        raise WeightsError(
            tr(
                "{path}: can't be written ({reason}); free some space or choose another folder",
                path=path,
                reason=reason_of(error),
            )
        ) from error
    return header


def is_katago_file(path: Path) -> bool:
    """Return whether a file is a KataGo network, by its name or its beginning.

    Raises
    ------
    WeightsError
        The file is missing or can't be read.
    """
    return _inspect(path, is_katago)


def is_text_file(path: Path) -> bool:
    """Return whether a file begins like a text network, plain or gzipped.

    Raises
    ------
    WeightsError
        The file is missing or can't be read.
    """

    def begins_as_text(path: Path) -> bool:
        with path.open("rb") as file:
            return looks_like_text(file.read(16))

    return _inspect(path, begins_as_text)


def _inspect(path: Path, look: Callable[[Path], bool]) -> bool:
    """Return `look(path)`; raise WeightsError if the path is missing, unreadable or no file."""
    name = path.name or str(path)
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # reading a pipe could block forever
            raise WeightsError(
                tr("{name}: can't be read (it is not a file); choose a network file", name=name)
            )
        return look(path)
    except OSError as error:
        reason = error.strerror or error
        raise WeightsError(
            tr("{name}: can't be read ({reason}); choose another file", name=name, reason=reason)
        ) from error


def _read_front(path: Path) -> _File:
    """Read and check the headers of one of our files, but no tensors."""
    with path.open("rb") as file:
        end = path.stat().st_size
        length = int.from_bytes(file.read(_LENGTH_BYTES), "little")
        if end < _LENGTH_BYTES + 2 or not 2 <= length <= min(_LONGEST_HEADER, end - _LENGTH_BYTES):
            raise not_a_network(path.name)
        text = file.read(length)
    try:
        tensors = decode_json(text, dict[str, Any])
        metadata = convert_json(tensors.pop("__metadata__", None), _Metadata)
        fields = decode_json(metadata.header, _Header)
        settings = NetworkSettings.from_dict(fields.settings)
    except SettingsError as error:
        hint = error.hint if len(error.hint) <= LONGEST_HINT else NEWER
        raise WeightsError(f"{path.name}: {error.problem}", hint=hint) from error
    except FormatError as error:
        problem, hint = "no network of this program, or its header is damaged", "get the file again"
        raise WeightsError.about_file(Path(path.name), problem, error, hint) from error
    if fields.features_version != settings.feature_set.version:
        raise WeightsError(
            tr(
                "{file}: feature set {features} has version {features_version}, here it is "
                "{version}; a newer version of this program may read it",
                file=path.name,
                features=settings.features,
                features_version=fields.features_version,
                version=settings.feature_set.version,
            )
        )
    sharpening = fields.sharpening
    if not isinstance(sharpening, dict):
        sharpening = dict.fromkeys(settings.sizes, sharpening)
    header = NetworkHeader(
        name=network_name(path) if fields.name.isdecimal() else fields.name,
        kind="sai-studio",
        format=fields.format,
        settings=settings,
        identity=fields.identity,
        training=fields.training,
        strength=fields.strength,
        license=fields.license,
        sharpening=sharpening,
    )
    return _File(header, settings, tensors, _LENGTH_BYTES + length, end)


def check_tensors(path: Path) -> None:
    """Check all tensors of one of our files against its header; needs no torch.

    Raises
    ------
    WeightsError
        It is none of our files, or its header or tensors are damaged.
    """
    file = _read_front(path)
    try:
        shapes = {name: convert_json(each, _Tensor).shape for name, each in file.tensors.items()}
    except FormatError as error:
        raise WeightsError.about_file(
            Path(path.name), tr("its header is damaged"), error, tr("get the file again")
        ) from error
    room = (file.end - file.begin) // 2  # numbers in half precision, if no tensors overlap
    if sum(math.prod(shape) for shape in shapes.values()) > room:
        raise WeightsError(tr("{file}: its header is damaged; get the file again", file=path.name))
    _check_identity(path, file.header, tensor_identity(_read_tensors(path, file, shapes)))


def _check_identity(path: Path, header: NetworkHeader, identity: str) -> None:
    if identity != header.identity:
        raise WeightsError(
            f"{path.name}: the weights are damaged (they hash to {identity}, the header says "
            f"{header.identity}); get the file again"
        )


def _read_tensors(
    path: Path, file: _File, shapes: Mapping[str, tuple[int, ...]]
) -> dict[str, NDArray[np.floating[Any]]]:
    """Return all tensors; names, types, shapes and offsets are checked first."""
    if file.tensors.keys() != shapes.keys():
        wrong = min(file.tensors.keys() ^ shapes.keys())
        where = "unknown" if wrong in file.tensors else "missing"
        raise WeightsError(
            tr(
                "{file}: tensor {wrong!r:.60} is {where}; the header doesn't fit the "
                "weights, get the file again",
                file=path.name,
                wrong=wrong,
                where=where,
            )
        )
    places: dict[str, _Tensor] = {}
    for name, shape in shapes.items():
        try:
            tensor = convert_json(file.tensors[name], _Tensor)
        except FormatError:
            tensor = None
        if tensor is None or not tensor.fits(shape, file.end - file.begin):
            raise WeightsError(
                tr(
                    "{file}: tensor {name} is not a float tensor of shape {shape} inside "
                    "the file, which may be cut off; download it again",
                    file=path.name,
                    name=name,
                    shape=list(shape),
                )
            )
        places[name] = tensor
    if file.end - file.begin > sum(8 * math.prod(shape) + 64 for shape in shapes.values()):
        raise WeightsError(
            tr("{file}: larger than its tensors; get the file again", file=path.name)
        )
    ranges = sorted(tensor.data_offsets for tensor in places.values())
    if any(first[1] > second[0] for first, second in pairwise(ranges)):  # a bomb: read twice
        raise WeightsError(tr("{file}: its tensors overlap; get the file again", file=path.name))
    arrays = {}
    with path.open("rb") as handle:
        for name, tensor in places.items():
            begin, end = tensor.data_offsets
            handle.seek(file.begin + begin)
            data = handle.read(end - begin)
            if len(data) < end - begin:
                raise WeightsError(
                    tr(
                        "{file}: ends within tensor {name}; get the file again",
                        file=path.name,
                        name=name,
                    )
                )
            kind = _TYPES[tensor.dtype]
            array = np.frombuffer(data, kind).reshape(shapes[name])
            if not np.isfinite(array).all() or (name.endswith("running_var") and array.min() < 0):
                raise WeightsError(
                    tr(
                        "{file}: tensor {name} holds impossible numbers; get the file again",
                        file=path.name,
                        name=name,
                    )
                )
            arrays[name] = array
    return arrays
