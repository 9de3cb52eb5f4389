// The compiled module of the package, used by its Python sources (cubelang/__init__.py).

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "front/python/module/values.hpp"
#include "front/terminal/program.hpp"

PYBIND11_MODULE(_cubelang, module) {
    module.doc() = "The compiled module of cubelang.";
    module.attr("__version__") = CUBELANG_VERSION;
    cubelang::python::bind_values(module);
    cubelang::python::bind_permutation(module);
    cubelang::python::bind_permutations(module);
    cubelang::python::bind_session(module);
    module.def("program", &cubelang::terminal::program, pybind11::arg("called"), pybind11::arg("words"),
               pybind11::call_guard<pybind11::gil_scoped_release>(), "Runs the program; returns its exit status.");
}
