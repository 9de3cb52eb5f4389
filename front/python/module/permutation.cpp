#include "front/python/module/values.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "front/python/module/arrays.hpp"
#include "front/python/module/without_gil.hpp"
#include "runtime/cube/coordinates/sticker_row.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/query/order.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/cube/reach/reachable.hpp"

namespace cubelang::python {
namespace {

using cube::State;

const cube::Numbering& net_numbering() { return *cube::find_numbering("net"); }

Permutation permutation_from_state(State state) { return {std::make_shared<const State>(std::move(state))}; }

py::array net_of(py::object self) {
    auto& p = self.cast<Permutation&>();
    if (!p.net) p.net = std::make_shared<const std::vector<std::int32_t>>(cube::second_row(*p.state, net_numbering()));
    return read_only(py::array_t<std::int32_t>(static_cast<py::ssize_t>(p.net->size()), p.net->data(), self));
}

std::string text_of(const Permutation& p) { return cube::cycle_text(*p.state); }

py::list cycles_of(const Permutation& p) {
    py::list cycles;
    for (const auto& cycle : cube::cycles_of(*p.state)) {
        py::list parts;
        for (const auto& [part, turns, is_signed] : cycle)
            parts.append(std::string(cube::turn_sign(turns)) + cube::name(p.state->cube, part));
        cycles.append(py::tuple(parts));
    }
    return cycles;
}

py::list sticker_cycles_of(const Permutation& p) {
    py::list cycles;
    for (const auto& cycle : cube::number_cycles(*p.state, net_numbering())) {
        py::list numbers;
        for (const auto number : cycle) numbers.append(number);
        cycles.append(py::tuple(numbers));
    }
    return cycles;
}

Permutation product(const Permutation& a, const Permutation& b) {
    check_same_cube(a.state->cube, b.state->cube);
    return permutation_from_state({a.state->cube, perm::product(a.state->blocks, b.state->blocks)});
}
Permutation inverse(const Permutation& a) {
    return permutation_from_state({a.state->cube, perm::inverse(a.state->blocks)});
}
Permutation power(const Permutation& a, const py::int_& exponent) {
    return permutation_from_state({a.state->cube, perm::power(a.state->blocks, exponent_from(exponent))});
}

// The algorithm's permutation on the cube of the other factor.
Permutation performed_on(const Permutation& other, const Algorithm& algorithm) {
    const auto [n, super] = other.state->cube;
    return py::cast(algorithm).attr("permutation")(n, super).cast<Permutation>();
}

py::object is_reachable(const Permutation& p) {
    const auto broken = reach::broken_invariants(*p.state);
    if (broken.empty()) return py::bool_(true);
    std::vector<std::string> reasons;
    for (const auto& one : broken) reasons.push_back(reach::explanation(one));
    return python_object("Truth")(false, fmt::format("{}", fmt::join(reasons, "; ")));
}

std::string short_number(const Permutation& p) {
    const auto [n, super] = p.state->cube;
    const auto text = text_of(p);
    return fmt::format("Permutation({}{}{})", py::repr(py::str(text)).cast<std::string>(),
                       n == 3 ? "" : fmt::format(", cube={}", n), super ? ", super=True" : "");
}

std::size_t hash_of(const Permutation& p) {
    const auto& blocks = p.state->blocks;
    return std::hash<std::string_view>{}(
        {reinterpret_cast<const char*>(blocks.data()), blocks.size() * sizeof(perm::Block)});
}

void check_is_element(const py::object& object) {
    const bool is_one = py::isinstance<Permutation>(object) || py::isinstance<Rows>(object);
    if (!is_one && !py::isinstance<Algorithm>(object))
        throw py::type_error("expected a Permutation, Permutations or an Algorithm");
}

bool is_less(const Permutation& a, const Permutation& b) {
    check_same_cube(a.state->cube, b.state->cube);
    return std::ranges::lexicographical_compare(a.state->blocks, b.state->blocks, {}, &perm::Block::to,
                                                &perm::Block::to);
}

py::object sticker_image(const Permutation& p, long long sticker) {
    const auto net = cube::second_row(*p.state, net_numbering());
    const auto place = std::ranges::find(net, sticker);
    if (place == net.end())
        throw py::index_error(fmt::format("there is no sticker {}; the stickers are 1 to {}", sticker, net.size()));
    return py::int_(place - net.begin() + 1);
}

// A location, or a sticker of the net, goes where the permutation takes it.
py::object image(const Permutation& p, const py::object& at) {
    const bool is_text = py::isinstance<py::str>(at);
    if (!is_text && !py::isinstance<OpaqueValue>(at)) return sticker_image(p, integer_from(at));
    const auto where = is_text ? ask(p.state->cube, text_from(at)) : to_value(at);
    const auto found =
        to_python(ask(p.state->cube, "image(p_, at_)", {{"p_", {meaning::Permutation{p.state}}}, {"at_", where}}));
    return is_text ? py::str(found) : found;
}

py::object cycle_type(const Permutation& p) {
    return to_python(ask(p.state->cube, "cycle_type(p_)", {{"p_", {meaning::Permutation{p.state}}}}));
}

using Class = py::class_<Permutation>;

void bind_algebra(Class& type) {
    type.def("__mul__", &product, py::is_operator(), "The product: first self, then the other.")
        .def(
            "__mul__", [](const Permutation& a, const Algorithm& b) { return product(a, performed_on(a, b)); },
            py::is_operator())
        .def(
            "__rmul__", [](const Permutation& b, const Algorithm& a) { return product(performed_on(b, a), b); },
            py::is_operator())
        .def("__invert__", &inverse, "The inverse.")
        .def("__pow__", &power, py::is_operator(), "The power; negative exponents give powers of the inverse.")
        .def(
            "__eq__", [](const Permutation& a, const Permutation& b) { return *a.state == *b.state; },
            py::is_operator())
        .def(
            "__lt__", [](const Permutation& a, const Permutation& b) { return is_less(a, b); }, py::is_operator(),
            "Whether its images of the points come first, in the order of `blocks`; for sorting.")
        .def(
            "__le__", [](const Permutation& a, const Permutation& b) { return !is_less(b, a); }, py::is_operator())
        .def("__hash__", &hash_of)
        .def("inverse", &inverse, "The inverse.")
        .def("conjugate", &conjugate, py::arg("b"), "[a: b], that is a b a'.")
        .def("commutator", &commutator, py::arg("b"), "[a, b], that is a b a' b'.");
}

void bind_queries(Class& type) {
    type.def(
            "order", [](const Permutation& p) { return query::order(*p.state); },
            "The order, with all stickers distinguished.")
        .def("cycles", &cycles_of,
             "The disjoint cycles of parts, each a tuple of names; the first name may have a sign.")
        .def("sticker_cycles", &sticker_cycles_of, "The cycles of stickers, by their numbers in the net.")
        .def(
            "cycle_type", &cycle_type,
            "The lengths of the cycles, a dict with a list for each kind of part; a part turned in place has length 1.")
        .def(
            "support", [](const Permutation& p) { return support_of(*p.state); },
            "The names of the parts that move or turn.")
        .def(
            "parity", [](const Permutation& p) { return query::is_odd(*p.state) ? 1 : 0; },
            "0 if it is even, 1 if it is odd, on all parts together.")
        .def("__call__", &image, py::arg("at"),
             "Where it takes a location such as '@urf', or a sticker by its number in the net.")
        .def_property_readonly("is_reachable", &is_reachable,
                               "Whether turns can reach it; if not, a Truth with the reason.")
        .def_property_readonly(
            "is_identity", [](const Permutation& p) { return perm::is_identity(p.state->blocks); },
            "Whether it is the identity.");
}

}  // namespace

py::object conjugate(const py::object& a, const py::object& b) {
    check_is_element(b);
    return a * b * ~a;
}

py::object commutator(const py::object& a, const py::object& b) {
    check_is_element(b);
    return a * b * ~a * ~b;
}

py::list support_of(const cube::State& p) {
    py::list names;
    for (const auto& part : query::support(p)) names.append(cube::name(p.cube, part));
    return names;
}

void bind_permutation(py::module_& module) {
    Class type(module, "Permutation",
               "A permutation of the stickers of a cube, that is, a position.\n\n"
               "Made from a text (moves, cycles or any expression; `form` names another program's notation, such as\n"
               "'gap'), an Algorithm, or the numbers of a net.");
    type.def(py::init(&permutation_from), py::arg("source") = "()", py::arg("cube") = py::none(),
             py::arg("super") = false, py::arg("form") = py::none())
        .def_property_readonly(
            "cube", [](const Permutation& p) { return p.state->cube.n; }, "The number of layers.")
        .def_property_readonly(
            "super", [](const Permutation& p) { return p.state->cube.super; }, "Whether the cube is a supercube.")
        .def_property_readonly("net", &net_of,
                               "int32, shape (6 N^2,), a read-only view: net[i] is the number, counted from 1, of the\n"
                               "sticker that is now at place i + 1 of the net. Faces U L F R B D, row by row.")
        .def_readonly("note", &Permutation::note, "A note on the answer; usually empty.")
        .def("__str__", &text_of)
        .def("__repr__", &short_number)
        .def("_repr_svg_", [](const py::object& self) { return python_object("picture_of")(self); })
        .def("_repr_html_", [](const py::object& self) { return python_object("page_of")(self); })
        .def("__reduce__", [](py::object self) {
            const auto& p = self.cast<const Permutation&>();
            return py::make_tuple(self.attr("__class__"),
                                  py::make_tuple(text_of(p), p.state->cube.n, p.state->cube.super));
        });
    type.attr("__array_ufunc__") = py::none();  // so that numpy leaves the operators to it
    bind_algebra(type);
    bind_queries(type);
}

}  // namespace cubelang::python
