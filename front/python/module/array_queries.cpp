// Queries about each element of cubelang.Permutations, and its conversion to arrays.

#include <fmt/format.h>

#include "front/python/module/arrays.hpp"
#include "front/python/module/rows.hpp"
#include "front/python/module/values.hpp"
#include "front/python/module/without_gil.hpp"
#include "runtime/cube/query/order.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/cube/reach/reachable.hpp"
#include "runtime/meaning/value/kinds.hpp"

namespace cubelang::python {
namespace {

py::array_t<std::uint64_t> orders(const Rows& a) {
    py::array_t<std::uint64_t> result(static_cast<py::ssize_t>(a.size()));
    auto* orders = result.mutable_data();
    without_gil([&](StopToken stop) { write_orders(a, orders, stop); });
    return result;
}

// An array of the answers to a question about each element.
template <class Question>
py::array_t<bool> answers(const Rows& a, const Question& question) {
    py::array_t<bool> result(static_cast<py::ssize_t>(a.size()));
    auto* answers = result.mutable_data();
    without_gil([&](StopToken stop) {
        for_each_state(a, stop, [&](std::size_t i, const cube::State& state) { answers[i] = question(state); });
    });
    return result;
}

py::object parities(const Rows& a) {
    return answers(a, [](const cube::State& state) { return query::is_odd(state); }).attr("view")("int8");
}

py::array_t<bool> are_reachable(const Rows& a) {
    return answers(a, [](const cube::State& state) { return reach::broken_invariants(state).empty(); });
}

py::array_t<bool> are_identity(const Rows& a) {
    return answers(a, [](const cube::State& state) { return perm::is_identity(state.blocks); });
}

py::array_t<std::int32_t> cycle_counts(const Rows& a, cube::Kind kind) {
    constexpr py::ssize_t lengths = perm::block_points + 1;
    py::array_t<std::int32_t> result({static_cast<py::ssize_t>(a.size()), lengths});
    auto* numbers = result.mutable_data();
    without_gil([&](StopToken stop) {
        for_each_state(a, stop, [&](std::size_t i, const cube::State& state) {
            std::ranges::copy(query::cycle_counts(state, kind), numbers + i * lengths);
        });
    });
    return result;
}

py::dict cycle_types(const Rows& a) {
    py::dict types;
    for (const auto kind : query::kinds_on(a.cube())) types[py::str(meaning::field_name(kind))] = cycle_counts(a, kind);
    return types;
}

py::list supports(const Rows& a) {
    py::list lists;
    for (std::size_t i = 0; i < a.size(); ++i) {
        lists.append(support_of(a.at(i)));
        if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    }
    return lists;
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

// For numpy.asarray.
py::object as_array(const Rows& a, const py::object& type, const py::object&) {
    if (a.cube().super && a.cube().has_fixed_centres())
        throw py::type_error("sticker numbers do not show how the centres of a supercube are turned; use `blocks`");
    const auto table = nets(a);
    return type.is_none() ? py::object(table) : table.attr("astype")(type);
}

}  // namespace

void bind_array_queries(ArrayClass& type) {
    type.def("order", &orders, "The orders, uint64 of shape (k,).")
        .def("parity", &parities, "The parities on all parts together, an int8 array: 0 for even, 1 for odd.")
        .def("cycle_types", &cycle_types,
             "The numbers of cycles, a dict with an int32 array of shape (k, 25) for each kind of part: [i, n] is the\n"
             "number of cycles of n parts of element i. A part turned in place has length 1.")
        .def("support", &supports, "The names of the parts that move or turn, a list for each element.")
        .def_property_readonly("is_reachable", &are_reachable, "Whether turns can reach it, a numpy array of bools.")
        .def_property_readonly("is_identity", &are_identity, "Whether it is the identity, a numpy array of bools.")
        .def_property_readonly("blocks", &blocks,
                               "uint8, shape (k, blocks, 32), a read-only view: point i of a block of 24 moves\n"
                               "to blocks[k, block, i]; points 24 to 31 are padding.")
        .def("nets", &nets, "The nets, a new int32 array of shape (k, 6 N^2).")
        .def("__array__", &as_array, py::arg("dtype") = py::none(), py::arg("copy") = py::none(),
             "The nets, for numpy.asarray.");
}

}  // namespace cubelang::python
