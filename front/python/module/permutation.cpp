#include "front/python/module/values.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>

#include "front/python/module/without_gil.hpp"
#include "runtime/base/english.hpp"
#include "runtime/cube/coordinates/sticker_row.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/query/order.hpp"
#include "runtime/cube/query/reachable.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/meaning/value/elements.hpp"

namespace cubelang::python {
namespace {

using cube::State;

const cube::Numbering& net_numbering() { return *cube::find_numbering("net"); }

Permutation permutation_from_state(State state) { return {std::make_shared<const State>(std::move(state))}; }

// The given cube, or the cube whose net has this length.
cube::Cube cube_of_row(std::size_t length, const py::object& cube, bool super) {
    if (!cube.is_none()) return checked_cube(cube.cast<long long>(), super);
    const auto n = std::llround(std::sqrt(static_cast<double>(length) / 6));
    if (n < cube::smallest_cube || static_cast<std::size_t>(6 * n * n) != length)
        throw py::value_error(fmt::format("a net has 6 N^2 numbers, 54 for a 3x3x3, but this row has {}", length));
    return checked_cube(n, super);
}

Permutation from_value(cube::Cube cube, const eval::Value& value) {
    if (const auto* p = value.as<eval::Permutation>()) return {p->state, p->note};
    if (const auto* a = value.as<eval::Algorithm>())
        return py::cast(Algorithm{*a}).attr("permutation")(cube.n, cube.super).cast<Permutation>();
    throw py::type_error(fmt::format("this is {}, not a permutation or an algorithm", eval::type_with_article(value)));
}

Permutation from_text(cube::Cube cube, const std::string& text, const py::object& form) {
    if (form.is_none()) return from_value(cube, ask(cube, text));
    const auto name = form.cast<std::string>();
    if (name.empty() || name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") != std::string::npos)
        throw py::value_error("form must be the name of a written form, such as 'gap' or 'reid'");
    return from_value(cube, ask(cube, name + "(text_)", {{"text_", eval::make_text(text)}}));
}

Permutation from_row(const py::object& source, const py::object& cube, bool super) {
    const auto row = integers_from(source, 1);
    const std::span numbers(row.data(), static_cast<std::size_t>(row.size()));
    return permutation_from_state(state_of_net(cube_of_row(numbers.size(), cube, super), numbers));
}

const Permutation& same(const Permutation& p, const py::object& cube, bool super) {
    if (!cube.is_none()) check_same_cube(p.state->cube, checked_cube(cube.cast<long long>(), super));
    return p;
}

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
    return from_value(other.state->cube, {algorithm.value});
}

py::object is_reachable(const Permutation& p) {
    const auto broken = query::broken_invariants(*p.state);
    if (broken.empty()) return py::bool_(true);
    std::vector<std::string> reasons;
    for (const auto& one : broken) reasons.push_back(query::explanation(one));
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
        .def("__hash__", &hash_of)
        .def("inverse", &inverse, "The inverse.")
        .def(
            "conjugate", [](const Permutation& a, const Permutation& b) { return product(product(a, b), inverse(a)); },
            py::arg("b"), "[a: b], that is a b a'.")
        .def(
            "commutator",
            [](const Permutation& a, const Permutation& b) {
                return product(product(a, b), product(inverse(a), inverse(b)));
            },
            py::arg("b"), "[a, b], that is a b a' b'.");
}

void bind_queries(Class& type) {
    type.def(
            "order", [](const Permutation& p) { return query::order(*p.state); },
            "The order, with all stickers distinguished.")
        .def("cycles", &cycles_of,
             "The disjoint cycles of parts, each a tuple of names; the first name may have a sign.")
        .def("sticker_cycles", &sticker_cycles_of, "The cycles of stickers, by their numbers in the net.")
        .def_property_readonly(
            "parity", [](const Permutation& p) { return query::is_odd(*p.state) ? "odd" : "even"; },
            "'even' or 'odd': the parity on all parts together.")
        .def_property_readonly("is_reachable", &is_reachable,
                               "Whether turns can reach it; if not, a Truth with the reason.")
        .def_property_readonly("is_identity", [](const Permutation& p) { return perm::is_identity(p.state->blocks); });
}

}  // namespace

Numbers integers_from(const py::object& object, int dimensions) {
    const auto array = py::array::ensure(object);
    if (!array) {
        PyErr_Clear();
        throw py::type_error("expected a list or a numpy array of integers");
    }
    if (array.dtype().kind() != 'i' && array.dtype().kind() != 'u')
        throw py::type_error(
            fmt::format("expected integers, not numbers of type {}", py::str(array.dtype()).cast<std::string>()));
    if (array.ndim() != dimensions)
        throw py::value_error(fmt::format("expected an array with {}, not {}",
                                          counted(static_cast<std::uint64_t>(dimensions), "dimension"), array.ndim()));
    return Numbers(array.attr("astype")("int64", py::arg("order") = "C", py::arg("copy") = false));
}

cube::State state_of_net(cube::Cube cube, std::span<const std::int64_t> row) {
    auto result = cube::read_row(cube, net_numbering(), row);
    if (auto* state = std::get_if<State>(&result)) return std::move(*state);
    // The language's error has the reason.
    const py::gil_scoped_acquire locked;
    static_cast<void>(ask(cube, fmt::format("net [{}]", fmt::join(row, " "))));
    throw py::value_error("this is not the net of a cube");
}

void check_same_cube(cube::Cube a, cube::Cube b) {
    if (a == b) return;
    throw py::value_error(fmt::format("the permutations belong to different cubes, a {} and a {}", eval::cube_name(a),
                                      eval::cube_name(b)));
}

std::uint64_t exponent_from(const py::int_& exponent) {
    const auto modulus = py::reinterpret_steal<py::object>(PyLong_FromUnsignedLongLong(perm::exponent_modulus));
    return py::reinterpret_steal<py::object>(PyNumber_Remainder(exponent.ptr(), modulus.ptr())).cast<std::uint64_t>();
}

py::array read_only(py::array array) {
    py::detail::array_proxy(array.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
    return array;
}

Permutation permutation_from(const py::object& source, const py::object& cube, bool super, const py::object& form) {
    if (!form.is_none() && !py::isinstance<py::str>(source)) throw py::type_error("form can be given only with a text");
    const auto wanted = [&] {
        return cube.is_none() ? cube::Cube{3, super} : checked_cube(cube.cast<long long>(), super);
    };
    if (py::isinstance<py::str>(source)) return from_text(wanted(), text_from(source), form);
    if (py::isinstance<Permutation>(source)) return same(source.cast<const Permutation&>(), cube, super);
    if (py::isinstance<Algorithm>(source)) return from_value(wanted(), {source.cast<const Algorithm&>().value});
    return from_row(source, cube, super);
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
        .def("__reduce__", [](py::object self) {
            const auto& p = self.cast<const Permutation&>();
            return py::make_tuple(self.attr("__class__"),
                                  py::make_tuple(text_of(p), p.state->cube.n, p.state->cube.super));
        });
    bind_algebra(type);
    bind_queries(type);
}

}  // namespace cubelang::python
