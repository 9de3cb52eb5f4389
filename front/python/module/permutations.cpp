// cubelang.Permutations: the binding of Rows.

#include <fmt/format.h>

#include "front/python/module/rows.hpp"
#include "front/python/module/values.hpp"
#include "front/python/module/without_gil.hpp"

namespace cubelang::python {
namespace {

using perm::Block;

Permutation one_of(const Rows& a, std::size_t i) { return {std::make_shared<const cube::State>(a.at(i))}; }

// Construction

Rows of_table(const py::object& table, const py::object& cube, bool super) {
    const auto numbers = integers_from(table, 2);
    const auto stickers = static_cast<std::size_t>(numbers.shape(1));
    auto of = cube::Cube{3, super};
    if (!cube.is_none()) of = checked_cube(cube.cast<long long>(), super);
    for (int n = cube::smallest_cube; cube.is_none() && n <= cube::largest_cube; ++n)
        if (6U * static_cast<std::size_t>(n) * static_cast<std::size_t>(n) == stickers) of.n = n;
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
    const auto empty = cube.is_none() ? cube::Cube{3, super} : checked_cube(cube.cast<long long>(), super);
    Rows all(made.empty() ? empty : made.front().state->cube, made.size());
    for (std::size_t i = 0; i < made.size(); ++i) all.set(i, *made[i].state);
    return all;
}

Rows permutations_from(const py::object& source, const py::object& cube, bool super) {
    if (py::isinstance<Rows>(source)) return source.cast<const Rows&>();
    if (py::isinstance<py::str>(source))
        throw py::type_error("expected a list of texts; use Permutation for a single text");
    return py::isinstance<py::array>(source) ? of_table(source, cube, super) : of_items(source, cube, super);
}

Rows random(long long count, std::uint64_t seed, long long n, bool super) {
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

// Queries

py::array_t<std::uint64_t> orders(const Rows& a) {
    py::array_t<std::uint64_t> result(static_cast<py::ssize_t>(a.size()));
    auto* orders = result.mutable_data();
    without_gil([&](StopToken stop) { write_orders(a, orders, stop); });
    return result;
}

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

// Conversion to arrays

py::array_t<std::int32_t> nets(const Rows& a) {
    const auto stickers = static_cast<py::ssize_t>(6) * a.cube().n * a.cube().n;
    py::array_t<std::int32_t> result({static_cast<py::ssize_t>(a.size()), stickers});
    auto* numbers = result.mutable_data();
    without_gil([&](StopToken stop) { write_nets(a, numbers, stop); });
    return result;
}

py::array blocks(py::object self) {
    const auto& a = self.cast<const Rows&>();
    const std::vector<py::ssize_t> shape{static_cast<py::ssize_t>(a.size()), static_cast<py::ssize_t>(a.width()), 32};
    return read_only(py::array_t<std::uint8_t>(shape, reinterpret_cast<const std::uint8_t*>(a.data()), self));
}

py::object item(const Rows& a, const py::object& index) {
    if (py::isinstance<py::slice>(index)) {
        std::size_t start = 0, stop = 0, step = 0, length = 0;
        if (!index.cast<py::slice>().compute(a.size(), &start, &stop, &step, &length)) throw py::error_already_set();
        std::vector<std::size_t> rows(length);
        for (std::size_t i = 0; i < length; ++i) rows[i] = start + i * step;
        return py::cast(chosen(a, rows));
    }
    auto i = index.cast<long long>();
    if (i < 0) i += static_cast<long long>(a.size());
    if (i < 0 || i >= static_cast<long long>(a.size()))
        throw py::index_error(fmt::format("there are only {} permutations", a.size()));
    return py::cast(one_of(a, static_cast<std::size_t>(i)));
}

// Sticker numbers represent everything except the rotation of a supercube's centres.
py::tuple reduced(py::object self) {
    const auto& a = self.cast<const Rows&>();
    py::object source = py::list(self);
    if (!a.cube().super) source = nets(a);
    return py::make_tuple(self.attr("__class__"), py::make_tuple(source, a.cube().n, a.cube().super));
}

using ArrayClass = py::class_<Rows>;

void bind_array_algebra(ArrayClass& type) {
    type.def("__mul__", &times_each, py::is_operator())
        .def("__mul__", &times_one, py::is_operator(),
             "The products with the elements of an array of the same size, or with one Permutation.")
        .def("__rmul__", &one_times, py::is_operator(), "The products of one Permutation with each element.")
        .def("__invert__", &inverted, "The inverses.")
        .def("__pow__", &raised, py::is_operator(), "The powers.")
        .def("__eq__", &equal_each, py::is_operator())
        .def("__eq__", &equal_one, py::is_operator(), "The comparison of each element, as a numpy array of bools.")
        .def("order", &orders, "The orders, uint64 of shape (k,).")
        .def("unique", &each_once, "The distinct elements, in the order of their first occurrence.");
}

}  // namespace

void bind_permutations(py::module_& module) {
    ArrayClass type(module, "Permutations",
                    "An array of permutations of one cube, in contiguous memory.\n\n"
                    "Made from a list of texts, Algorithms and Permutations, or an array of nets of shape (k, 6 N^2).");
    type.def(py::init(&permutations_from), py::arg("source") = py::tuple(), py::arg("cube") = py::none(),
             py::arg("super") = false)
        .def_static("random", &random, py::arg("count"), py::arg("seed") = 0, py::arg("cube") = 3,
                    py::arg("super") = false, "Uniformly random reachable positions.")
        .def_property_readonly(
            "cube", [](const Rows& a) { return a.cube().n; }, "The number of layers.")
        .def_property_readonly(
            "super", [](const Rows& a) { return a.cube().super; }, "Whether the cube is a supercube.")
        .def_property_readonly("blocks", &blocks,
                               "uint8, shape (k, blocks, 32), a read-only view: point i of a block of 24 moves\n"
                               "to blocks[k, block, i]; points 24 to 31 are padding.")
        .def("nets", &nets, "The nets, a new int32 array of shape (k, 6 N^2).")
        .def("__len__", &Rows::size)
        .def("__getitem__", &item, py::arg("index"),
             "One element as a Permutation, or a copy of the elements of a slice.")
        .def(
            "__repr__",
            [](const Rows& a) { return fmt::format("<{} permutations of a {}>", a.size(), eval::cube_name(a.cube())); })
        .def("__reduce__", &reduced);
    bind_array_algebra(type);
    type.attr("__hash__") = py::none();
}

}  // namespace cubelang::python
