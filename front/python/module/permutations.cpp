// cubelang.Permutations: the binding of Rows.

#include <fmt/format.h>

#include "front/python/module/arrays.hpp"
#include "front/python/module/rows.hpp"
#include "front/python/module/values.hpp"
#include "front/python/module/without_gil.hpp"

namespace cubelang::python {
namespace {

using perm::Block;

Permutation one_of(const Rows& a, std::size_t i) { return {std::make_shared<const cube::State>(a.at(i))}; }

// Construction

// The given cube, or the first that `fits`, or a 3x3x3.
template <class Fits>
cube::Cube cube_that(Fits fits, const py::object& cube, bool super) {
    for (int n = cube::smallest_cube; cube.is_none() && n <= cube::largest_cube; ++n)
        if (fits(cube::Cube{n, super})) return {n, super};
    return cube_from(cube, super);
}

Rows of_blocks(const py::array& array, const py::object& cube, bool super) {
    const auto fits = [&](cube::Cube one) { return array.shape(1) == one.blocks(); };
    const auto of = cube_that(fits, cube, super);
    if (!fits(of) || array.shape(2) != 32)
        throw py::value_error(fmt::format("the blocks of a {} have the shape (k, {}, 32), but these have ({}, {}, {})",
                                          meaning::cube_name(of), of.blocks(), array.shape(0), array.shape(1),
                                          array.shape(2)));
    Rows all(of, static_cast<std::size_t>(array.shape(0)));
    copy_blocks(array, all);
    return all;
}

Rows of_table(const py::object& table, const py::object& cube, bool super) {
    const auto numbers = integers_from(table, 2);
    const auto stickers = static_cast<std::size_t>(numbers.shape(1));
    const auto of =
        cube_that([&](cube::Cube one) { return numbers.shape(1) == py::ssize_t{6} * one.n * one.n; }, cube, super);
    Rows all(of, static_cast<std::size_t>(numbers.shape(0)));
    std::size_t row = 0;
    try {
        without_gil([&](StopToken stop) {
            for_each_portion(all.size(), stop, [&](std::size_t first, std::size_t count) {
                for (row = first; row < first + count; ++row)
                    all.set(row, state_of_net(of, {numbers.data() + row * stickers, stickers}));
            });
        });
    } catch (py::error_already_set& error) {
        if (!error.matches(python_object("Error"))) throw;
        py::raise_from(error, PyExc_ValueError, fmt::format("row {} of the array is not a net", row).c_str());
        throw py::error_already_set();
    }
    return all;
}

Rows of_items(const py::object& items, const py::object& cube, bool super) {
    std::vector<Permutation> made;
    for (const auto item : items) {
        const auto object = py::reinterpret_borrow<py::object>(item);
        made.push_back(permutation_from(object, cube, super, py::none()));
        check_same_cube(made.back().state->cube, made.front().state->cube);
    }
    Rows all(made.empty() ? cube_from(cube, super) : made.front().state->cube, made.size());
    for (std::size_t i = 0; i < made.size(); ++i) all.set(i, *made[i].state);
    return all;
}

Rows permutations_from(const py::object& source, const py::object& cube, bool super) {
    if (py::isinstance<Rows>(source)) return source.cast<const Rows&>();
    if (py::isinstance<py::str>(source))
        throw py::type_error("expected a list of texts; use Permutation for a single text");
    if (!py::isinstance<py::array>(source)) return of_items(source, cube, super);
    const auto array = source.cast<py::array>();
    return array.ndim() == 3 ? of_blocks(array, cube, super) : of_table(source, cube, super);
}

Rows random(long long count, const py::object& given_seed, long long n, bool super, const py::object& rng) {
    const auto seed = python_object("seed_from")(given_seed, rng).cast<std::uint64_t>();
    if (count < 0) throw py::value_error("count must not be negative");
    const auto cube = checked_cube(n, super);
    return without_gil([&](StopToken stop) { return random_rows(cube, static_cast<std::size_t>(count), seed, stop); });
}

// Algebra

void check_same_size(const Rows& a, const Rows& b, std::string_view note = "") {
    if (a.size() != b.size())
        throw py::value_error(fmt::format("the arrays have {} and {} permutations{}", a.size(), b.size(), note));
}

Rows times_each(const Rows& a, const Rows& b) {
    check_same_cube(a.cube(), b.cube());
    check_same_size(a, b, ", and only equal sizes can be multiplied");
    return without_gil([&](StopToken stop) { return product(a, b, stop); });
}

Rows times_one(const Rows& a, const Permutation& b) {
    check_same_cube(a.cube(), b.state->cube);
    return without_gil([&](StopToken stop) { return product(a, *b.state, stop); });
}

Rows one_times(const Rows& b, const Permutation& a) {
    check_same_cube(a.state->cube, b.cube());
    return without_gil([&](StopToken stop) { return product(*a.state, b, stop); });
}

Rows inverted(const Rows& a) {
    return without_gil([&](StopToken stop) { return inverse(a, stop); });
}

Rows raised(const Rows& a, const py::int_& written) {
    const auto exponent = exponent_from(written);
    return without_gil([&](StopToken stop) { return power(a, exponent, stop); });
}

Rows each_once(const Rows& a) {
    return without_gil([&](StopToken stop) { return unique(a, stop); });
}

// Comparison and choice

template <class Operand>
py::array_t<bool> equal(const Rows& a, const Operand& b) {
    py::array_t<bool> result(static_cast<py::ssize_t>(a.size()));
    auto* answers = result.mutable_data();
    without_gil([&](StopToken stop) { write_equal(a, b, answers, stop); });
    return result;
}

py::array_t<bool> equal_each(const Rows& a, const Rows& b) {
    check_same_cube(a.cube(), b.cube());
    check_same_size(a, b);
    return equal(a, b);
}

py::array_t<bool> equal_one(const Rows& a, const Permutation& b) {
    check_same_cube(a.cube(), b.state->cube);
    return equal(a, *b.state);
}

py::object item(const Rows& a, const py::object& index) {
    if (selects_rows(index)) return py::cast(chosen(a, rows_at(index, a.size())));
    return py::cast(one_of(a, row_at(integer_from(index, PyExc_IndexError), a.size())));
}

py::tuple reduced(const py::object& self) {
    const auto& a = self.cast<const Rows&>();
    return py::make_tuple(self.attr("__class__"), py::make_tuple(self.attr("blocks"), a.cube().n, a.cube().super));
}

void bind_array_algebra(ArrayClass& type) {
    type.def("__mul__", &times_each, py::is_operator())
        .def("__mul__", &times_one, py::is_operator(),
             "The products with the elements of an array of the same size, or with one Permutation.")
        .def("__rmul__", &one_times, py::is_operator(), "The products of one Permutation with each element.")
        .def("__invert__", &inverted, "The inverses.")
        .def("__pow__", &raised, py::is_operator(), "The powers.")
        .def("__eq__", &equal_each, py::is_operator())
        .def("__eq__", &equal_one, py::is_operator(), "The comparison of each element, as a numpy array of bools.")
        .def("conjugate", &conjugate, py::arg("b"), "[a: b], that is a b a', for each element.")
        .def("commutator", &commutator, py::arg("b"), "[a, b], that is a b a' b', for each element.")
        .def("unique", &each_once, "The distinct elements, in the order of their first occurrence.");
}

}  // namespace

void bind_permutations(py::module_& module) {
    ArrayClass type(module, "Permutations",
                    "An array of permutations of one cube, in contiguous memory.\n\n"
                    "Made from a list of texts, Algorithms and Permutations, an array of nets of shape (k, 6 N^2), or\n"
                    "an array as `blocks` returns it.");
    type.def(py::init(&permutations_from), py::arg("source") = py::tuple(), py::arg("cube") = py::none(),
             py::arg("super") = false)
        .def_static(
            "random", &random, py::arg("count"), py::arg("seed") = py::none(), py::arg("cube") = 3,
            py::arg("super") = false, py::arg("rng") = py::none(),
            "Uniformly random reachable positions. The same seed gives the same positions; without a seed they\n"
            "come from `rng`, a numpy.random.Generator, and without both they are new at each call.")
        .def_property_readonly(
            "cube", [](const Rows& a) { return a.cube().n; }, "The number of layers.")
        .def_property_readonly(
            "super", [](const Rows& a) { return a.cube().super; }, "Whether the cube is a supercube.")
        .def("__len__", &Rows::size)
        .def("__getitem__", &item, py::arg("index"),
             "One element as a Permutation, or a copy of the elements that a slice, a mask or an array of indices\n"
             "selects.")
        .def("__repr__",
             [](const Rows& a) {
                 return fmt::format("<{} permutations of a {}>", a.size(), meaning::cube_name(a.cube()));
             })
        .def("__reduce__", &reduced);
    bind_array_algebra(type);
    bind_array_queries(type);
    type.attr("__hash__") = py::none();
    type.attr("__array_ufunc__") = py::none();  // so that numpy leaves the operators to it
}

}  // namespace cubelang::python
