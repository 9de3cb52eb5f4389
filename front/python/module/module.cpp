// The compiled module of the package, used by its Python sources (cubelang/__init__.py).

#include <pybind11/pybind11.h>

#include "front/python/module/values.hpp"

PYBIND11_MODULE(_cubelang, module) {
    module.doc() = "The compiled module of cubelang.";
    module.attr("__version__") = CUBELANG_VERSION;
    cubelang::python::bind_values(module);
    cubelang::python::bind_permutation(module);
    cubelang::python::bind_permutations(module);
    cubelang::python::bind_session(module);
}
