// cubelang.Algorithm

#include <limits>

#include <fmt/format.h>

#include "front/python/module/values.hpp"
#include "front/python/module/without_gil.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::python {
namespace {

meaning::Value element(const Algorithm& algorithm) { return {algorithm.value}; }

std::string algorithm_text(const Algorithm& algorithm) { return meaning::to_text(element(algorithm)); }

// The language itself combines words; the cube does not matter.
Algorithm algorithm_of(const std::string& expression, const Names& names) {
    const auto value = ask({}, expression, names);
    if (const auto* algorithm = value.as<meaning::Algorithm>()) return {*algorithm};
    throw py::type_error(fmt::format("this is {}, not an algorithm", meaning::type_with_article(value)));
}

Permutation permutation_of(const Algorithm& algorithm, long long n, bool super) {
    const auto cube = checked_cube(n, super);
    const auto source = lang::make_source("<python>", meaning::word_text(*algorithm.value.word));
    const lang::Where where{source, {0, static_cast<std::uint32_t>(source->text.size())}};
    return {without_gil([&](StopToken stop) {
        meaning::Context context(no_host(), stop);
        context.set_cube(cube);
        return std::make_shared<const cube::State>(context.perform(algorithm.value.word, where));
    })};
}

py::list moves_of(const Algorithm& algorithm) {
    const auto moves = cube::expand(*algorithm.value.word, meaning::limits::longest_expansion);
    if (!moves) throw py::value_error("the algorithm has too many moves to list them");
    py::list list;
    for (const auto& move : *moves) list.append(py::cast(Algorithm{{cube::make_run({move})}}));
    return list;
}

}  // namespace

void bind_algorithm(py::module_& module) {
    const auto times = [](const Algorithm& a, const Algorithm& b) {
        return algorithm_of("a_ * b_", {{"a_", element(a)}, {"b_", element(b)}});
    };
    const auto power = [](const Algorithm& a, py::int_ exponent) {
        return algorithm_of("a_ ^ n_", {{"a_", element(a)}, {"n_", to_value(exponent)}});
    };
    py::class_<Algorithm>(module, "Algorithm", "Moves, not tied to a cube: Algorithm(\"R U R' U'\").")
        .def(py::init([](const std::string& text) { return algorithm_of(text, {}); }), py::arg("text"))
        .def("permutation", &permutation_of, py::arg("cube") = 3, py::arg("super") = false,
             "Its effect on a cube, as a Permutation.")
        .def("__mul__", times, py::is_operator(), "The product: first self, then the other.")
        .def("__invert__",
             [](const Algorithm& a) {
                 return algorithm_of("a_'", {{"a_", element(a)}});
             })
        .def("__pow__", power, py::is_operator())
        .def(
            "__iter__", [](const Algorithm& a) { return py::iter(moves_of(a)); }, "Its moves, an Algorithm each.")
        .def("_repr_svg_", [](const py::object& self) { return python_object("picture_of")(self); })
        .def("_repr_html_", [](const py::object& self) { return python_object("page_of")(self); })
        .def("__len__",
             [](const Algorithm& a) {
                 const auto count = cube::move_count(*a.value.word);
                 if (count > std::numeric_limits<Py_ssize_t>::max())
                     throw py::value_error("the algorithm has too many moves for len()");
                 return static_cast<Py_ssize_t>(count);
             })
        .def(
            "__eq__", [](const Algorithm& a, const Algorithm& b) { return algorithm_text(a) == algorithm_text(b); },
            py::is_operator(), "Whether both have the same text.")
        .def("__hash__", [](const Algorithm& a) { return py::hash(py::str(algorithm_text(a))); })
        .def("__str__", [](const Algorithm& a) { return algorithm_text(a); })
        .def("__repr__",
             [](const Algorithm& a) {
                 return fmt::format("Algorithm({})", py::repr(py::str(algorithm_text(a))).cast<std::string>());
             })
        .def_property_readonly(
            "note", [](const Algorithm& a) { return a.value.note; }, "A note on the answer; usually empty.")
        .def("__reduce__",
             [](py::object self) { return py::make_tuple(self.attr("__class__"), py::make_tuple(py::str(self))); });
}

}  // namespace cubelang::python
