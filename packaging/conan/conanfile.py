import os

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, get, rmdir

required_conan_version = ">=2.0"


class CasementConan(ConanFile):
    """The library as assembly, which a C compiler turns into the shared or the static library."""

    name = "casement"
    description = "Constraint solver and layout engine: Auto Layout for any program"
    license = "MIT"
    homepage = "https://casement.example"
    topics = ("layout", "constraints", "simplex", "auto-layout")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False]}
    default_options = {"shared": False}

    def configure(self):
        # The library is neither C++ nor compiled for a kind of build.
        self.settings.rm_safe("compiler.libcxx")
        self.settings.rm_safe("compiler.cppstd")

    def package_id(self):
        self.info.settings.rm_safe("build_type")
        self.info.settings.rm_safe("compiler")

    def validate(self):
        if self.settings.os != "Linux" or self.settings.arch not in ("x86_64", "armv8", "armv7hf", "riscv64"):
            raise ConanInvalidConfiguration(f"{self.ref} has no assembly for {self.settings.os} on {self.settings.arch}")

    def layout(self):
        cmake_layout(self)

    def source(self):
        get(self, **self.conan_data["sources"][self.version], strip_root=True)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["CASEMENT_SHARED"] = bool(self.options.shared)
        toolchain.cache_variables["CASEMENT_STATIC"] = not self.options.shared
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        for name in ("LICENSE", "THIRD-PARTY-NOTICES.txt"):
            copy(self, name, self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()
        # Conan writes the files of CMake and pkg-config.
        for folder in ("lib/cmake", "lib/pkgconfig", "share"):
            rmdir(self, os.path.join(self.package_folder, folder))

    def package_info(self):
        self.cpp_info.libs = ["casement"]
        self.cpp_info.system_libs = ["m"]
        self.cpp_info.set_property("cmake_file_name", "casement")
        self.cpp_info.set_property("cmake_target_name", "casement::casement")
        self.cpp_info.set_property("pkg_config_name", "casement")
