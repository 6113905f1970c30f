"""Build a folder with both programs that runs without Python, and pack it.

    python .ci/bundle.py                  build dist/sai-studio
    python .ci/bundle.py --archive        and pack it: dist/sai-studio-VERSION-SYSTEM.tar.gz or .zip

Run it with a Python that has PyInstaller and what pyproject.toml lists. The bundle contains the
torch of that Python: install one for the CPU only, otherwise gigabytes of CUDA come with it.
"""

from __future__ import annotations

import argparse
import compileall
import importlib.metadata
import importlib.util
import os
import platform
import py_compile
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path, PurePosixPath
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))
from engine.base.jit import SHIPPED, SHIPPED_LEVEL  # noqa: E402  (found by the line above)
from sai_studio.kit.languages import TRANSLATED  # noqa: E402

WORK = PROJECT / "build" / "bundle"
LINUX = PROJECT / ".ci" / "linux"
INSTALLED_TO = "share/sai-studio/"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
EXCLUDED = [
    *("IPython", "matplotlib", "pandas", "scipy", "tkinter", "PIL", "tensorboard", "ray"),
    *("pytest", "_pytest", "pytestqt", "hypothesis", "mypy", "mypyc", "ruff", "setuptools"),
    *("numba.tests", "llvmlite.tests", "pyqtgraph.examples", "pyqtgraph.opengl"),
    *("PySide6.QtNetwork", "PySide6.QtTest"),
    *("sympy.testing", "torch.utils.benchmark", "torch.utils.tensorboard"),
]
"""Modules that other packages import if they are installed, and tests."""
BY_NAME = ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets")
"""Modules that pyqtgraph imports by computed names, which PyInstaller does not see."""
NOT_NEEDED = re.compile(
    r"\.(a|lib|h|hpp|cuh|cpp|cmake|pyi|pc)$"
    r"|^torch/(bin/(?!torch_shm_manager)|include/|share/|test/)"
    r"|openvino_(?!ir)\w+_frontend|(^|/)py_(?!ir)\w+_frontend"
    r"|(^|/)tests/|^hypothesis-"
    r"|^PySide6/Qt/(qml|metatypes)/"
    rf"|^PySide6/Qt/translations/(?!qtbase_({'|'.join(x.code for x in TRANSLATED)})\.)"
    r"|Qt6?(Designer|Qml|Quick|Sql|VirtualKeyboard)\w*\."
)
"""Files of packages that no program uses at run time, by their path in the bundle."""
OPENVINO_LIBRARY = re.compile(r"openvino\.(so|dll)|openvino_(intel_cpu|ir_f)|tbb|hwloc|\.dylib$")
"""OpenVINO's libraries for networks that are built in memory and run on the CPU."""
STRIPPED = (
    "llvmlite/binding/libllvmlite.so",
    "torch/lib/libtorch_cpu.so",
    "torch/lib/libtorch_python.so",
)
MAC_TYPES = [
    {
        "CFBundleTypeName": "Go game record",
        "CFBundleTypeRole": "Editor",
        "CFBundleTypeExtensions": ["sgf", "gib", "ngf", "ugf", "ugi"],
    }
]
COMMON = Path("/usr/share/common-licenses")  # of Debian and Ubuntu
QT_LICENSES = ("LGPL-3", "GPL-3")
LICENSES = re.compile(r"(^|/)(LICEN[CS]E|COPYING|NOTICE)[^/]*$|/licenses/", re.IGNORECASE)


def project_settings() -> dict[str, Any]:
    """Return the content of pyproject.toml."""
    return tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))


def version() -> str:
    """Return the version of the program."""
    return str(project_settings()["project"]["version"])


def data_files() -> list[tuple[str, str]]:
    """Return the program's data files, each with its folder in the bundle.

    These are the data files of the wheel, the metadata that `importlib.metadata` reads, and the
    pages of `docs`.
    """
    table = project_settings()["tool"]["setuptools"]["data-files"]
    files = []
    for folder, patterns in table.items():
        found = [path for pattern in patterns for path in PROJECT.glob(pattern) if path.is_file()]
        files += [(str(path), folder.removeprefix(INSTALLED_TO)) for path in sorted(found)]
    metadata = f"sai_studio-{version()}.dist-info"
    pages = sorted(PROJECT.glob("docs/**/*.md"))
    files += [(str(path), path.parent.relative_to(PROJECT).as_posix()) for path in pages]
    files += [(str(path), metadata) for path in sorted((WORK / metadata).glob("*"))]
    return files


def optional_modules() -> list[str]:
    """Return OpenVINO's modules, if it is installed."""
    if importlib.util.find_spec("openvino") is None:
        return []
    return ["openvino", "openvino.opset13"]


def openvino_libraries() -> list[tuple[str, str]]:
    """Return the libraries that OpenVINO loads by name, and its metadata."""
    spec = importlib.util.find_spec("openvino")
    if spec is None or spec.origin is None:
        return []
    libraries = Path(spec.origin).parent / "libs"
    files = [path for path in sorted(libraries.iterdir()) if OPENVINO_LIBRARY.search(path.name)]
    metadata = importlib.metadata.distribution("openvino").locate_file("")
    folders = sorted(Path(str(metadata)).glob("openvino-[0-9]*.dist-info"))
    return [(str(path), "openvino/libs") for path in files] + [
        (str(folder / "METADATA"), folder.name) for folder in folders
    ]


def is_needed(name: str) -> bool:
    """Return whether a file that PyInstaller found belongs into the bundle."""
    return NOT_NEEDED.search(name.replace(os.sep, "/")) is None


def program_icon() -> str | None:
    """Return the icon file of the programs; Linux has it in the desktop file instead."""
    suffix = {"win32": "ico", "darwin": "icns"}.get(sys.platform)
    return None if suffix is None else str(WORK / f"sai-studio.{suffix}")


def write_metadata() -> None:
    """Write the metadata of the package, as an installation has it."""
    folder = WORK / f"sai_studio-{version()}.dist-info"
    folder.mkdir(parents=True, exist_ok=True)
    text = f"Metadata-Version: 2.4\nName: sai-studio\nVersion: {version()}\n"
    (folder / "METADATA").write_text(text, "utf-8")
    shutil.copy(PROJECT / "LICENSE", folder)


def write_icons() -> None:
    """Draw the program's icon in all sizes."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    _application = QGuiApplication.instance() or QGuiApplication([])
    renderer = QSvgRenderer(str(PROJECT / "resources" / "icons" / "app.svg"))
    image = QImage()
    for size in ICON_SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        folder = WORK / "hicolor" / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True, exist_ok=True)
        if not image.save(str(folder / "sai-studio.png")):
            raise SystemExit(f"{folder}: the icon can't be written")
    own = program_icon()
    if own is not None and not image.scaled(256, 256).save(own):
        raise SystemExit(f"{own}: the icon can't be written")


def run_pyinstaller(out: Path) -> Path:
    """Build the bundle and return its folder."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    places = ["--distpath", str(out), "--workpath", str(WORK / "pyinstaller")]
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    spec = str(PROJECT / ".ci" / "sai-studio.spec")
    subprocess.run([*command, *places, spec], check=True, cwd=PROJECT, env=environment)
    return out / "sai-studio"


def compile_sources(folder: Path) -> None:
    """Compile the modules that are in the bundle as source files.

    Their files keep no times: a copy of the bundle has other ones.
    """
    for package in ("engine", "sai_studio"):
        place = folder / "_internal" / package
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        compileall.compile_dir(
            place, quiet=1, stripdir=str(place.parent), invalidation_mode=mode, force=True
        )


def add_kernels(folder: Path) -> None:
    """Compile the engine, for all processors of a level, so that no first start waits for it."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return
    home = WORK / "home"
    environment = {
        **{name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"},
        "SAI_STUDIO_HOME": str(home),
        "NUMBA_CPU_NAME": SHIPPED_LEVEL,
        "NUMBA_CPU_FEATURES": "",
    }
    program = shutil.which("sai-engine", path=str(folder))
    command = [str(program), "-m", "engine.commands.compile_kernels"]
    subprocess.run(command, check=True, env=environment)
    inside = SHIPPED.relative_to(PROJECT)
    shutil.copytree(home / "kernels", folder / "_internal" / inside)


def strip_symbols(folder: Path) -> None:
    """Remove the debugging symbols of the largest libraries, a tenth of the bundle."""
    program = shutil.which("strip")
    for name in STRIPPED if program is not None else ():
        subprocess.run([program, "--strip-unneeded", folder / "_internal" / name], check=True)


def add_licenses(folder: Path) -> None:
    """Copy our license, and those of the packages whose modules are in the bundle."""
    shutil.copy(PROJECT / "LICENSE", folder / "LICENSE")
    inside = {path.name.partition(".")[0] for path in (folder / "_internal").iterdir()}
    pure = (WORK / "pyinstaller" / "sai-studio" / "PYZ-00.toc").read_text("utf-8")
    inside |= set(re.findall(r"^ *\[?\('([A-Za-z0-9_]+)", pure, re.MULTILINE))
    names = importlib.metadata.packages_distributions()
    for name in {name for package in inside for name in names.get(package, ())}:
        files = importlib.metadata.distribution(name).files or []
        own = [file for file in files if LICENSES.search(str(PurePosixPath(file)))]
        place = folder / "licenses" / name
        place.mkdir(parents=True, exist_ok=True)
        for file in own or [file for file in files if file.name == "METADATA"]:
            shutil.copy(str(file.locate()), place)
    shared = [Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), *map(COMMON.joinpath, QT_LICENSES)]
    for path in shared:  # of Python and of Qt, whose packages contain none
        if path.is_file():
            shutil.copy(path, folder / "licenses")


def add_desktop_files(folder: Path) -> None:
    """Add what `install.sh` puts into the desktop's folders, and the link to the window."""
    share = folder / "share"
    for target, name in {
        "applications": "sai-studio.desktop",
        "metainfo": "sai-studio.metainfo.xml",
        "mime/packages": "sai-studio.xml",
    }.items():
        (share / target).mkdir(parents=True, exist_ok=True)
        shutil.copy(LINUX / name, share / target)
    shutil.copytree(WORK / "hicolor", share / "icons" / "hicolor")
    scalable = share / "icons" / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True)
    shutil.copy(PROJECT / "resources" / "icons" / "app.svg", scalable / "sai-studio.svg")
    shutil.copy(LINUX / "install.sh", folder)
    (folder / "sai-studio").symlink_to("sai-engine")


def size_of(folder: Path) -> int:
    """Return the bytes of all files in a folder."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


def pack(folder: Path) -> Path:
    """Pack the bundle and return the archive."""
    name = f"sai-studio-{version()}-{platform.system().lower()}-{platform.machine().lower()}"
    kind = "zip" if sys.platform == "win32" else "gztar"
    archive = shutil.make_archive(str(folder.parent / name), kind, folder.parent, folder.name)
    return Path(archive)


def main() -> int:
    """Build the bundle."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=PROJECT / "dist", help="folder (dist)")
    parser.add_argument("--archive", action="store_true", help="also pack the bundle")
    options = parser.parse_args()
    shutil.rmtree(WORK, ignore_errors=True)
    write_metadata()
    write_icons()
    folder = run_pyinstaller(options.out.absolute())
    compile_sources(folder)
    add_licenses(folder)
    add_kernels(folder)
    if sys.platform == "linux":
        strip_symbols(folder)
        add_desktop_files(folder)
    print(f"{folder}: {size_of(folder) / 1e6:.0f} MB")
    if options.archive:
        archive = pack(folder)
        print(f"{archive}: {archive.stat().st_size / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
