"""Builds the wheel: setuptools runs CMake for the compiled module. The version is that of CMakeLists.txt.

CUBELANG_BUILD_TREE is a build tree to use. CUBELANG_WHEEL_PLATFORM is the platform in the name of the wheel.
"""

import os
import pathlib
import re
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.egg_info import manifest_maker

ROOT = pathlib.Path(__file__).resolve().parent
VERSION = re.search(r"project\(cubelang VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text()).group(1)
manifest_maker.template = "front/python/MANIFEST.in"  # the files of the sdist


class CMakeBuild(build_ext):
    def build_extension(self, extension):
        tree = pathlib.Path(os.environ.get("CUBELANG_BUILD_TREE") or pathlib.Path(self.build_temp).resolve())
        if not (tree / "build.ninja").exists():
            options = ["-DCMAKE_BUILD_TYPE=Release", "-DCUBELANG_TESTS=OFF", "-DCUBELANG_PYTHON=ON"]
            python = f"-DPython3_EXECUTABLE={sys.executable}"
            subprocess.run(["cmake", "-S", ROOT, "-B", tree, "-G", "Ninja", python, *options], check=True)
        subprocess.run(["cmake", "--build", tree, "--target", "cubelang_python"], check=True)
        target = pathlib.Path(self.get_ext_fullpath(extension.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        self.copy_file(str(tree / "python" / "cubelang" / target.name), str(target))


platform = os.environ.get("CUBELANG_WHEEL_PLATFORM")
setup(
    version=VERSION,
    package_dir={"": "front/python"},
    packages=["cubelang"],
    package_data={"cubelang": ["*.pyi", "py.typed"]},
    ext_modules=[Extension("cubelang._cubelang", [])],
    cmdclass={"build_ext": CMakeBuild},
    options={"bdist_wheel": {"plat_name": platform}} if platform else {},
    zip_safe=False,
)
