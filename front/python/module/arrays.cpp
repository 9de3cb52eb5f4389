#include "front/python/module/arrays.hpp"

#include <atomic>
#include <cstring>
#include <string>

#include <fmt/format.h>

#include "front/python/module/without_gil.hpp"
#include "runtime/algebra/perm/blocks.hpp"
#include "runtime/base/english.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::python {
namespace {

std::string type_name_of(const py::object& object) {
    return py::str(py::type::of(object).attr("__name__")).cast<std::string>();
}

}  // namespace

Py_ssize_t integer_from(const py::object& object, PyObject* too_large) {
    const auto number = PyNumber_AsSsize_t(object.ptr(), too_large);
    if (number == -1 && PyErr_Occurred() != nullptr) throw py::error_already_set();
    return number;
}

std::uint64_t exponent_from(const py::int_& exponent) {
    const auto modulus = py::reinterpret_steal<py::object>(PyLong_FromUnsignedLongLong(perm::exponent_modulus));
    return py::reinterpret_steal<py::object>(PyNumber_Remainder(exponent.ptr(), modulus.ptr())).cast<std::uint64_t>();
}

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

py::array read_only(py::array array) {
    py::detail::array_proxy(array.ptr())->flags &= ~py::detail::npy_api::NPY_ARRAY_WRITEABLE_;
    return array;
}

std::size_t row_at(Py_ssize_t index, std::size_t count) {
    const auto rows = static_cast<Py_ssize_t>(count);
    if (index < -rows || index >= rows)
        throw py::index_error(fmt::format("index {} is out of range for {}", index, counted(count, "permutation")));
    return static_cast<std::size_t>(index < 0 ? index + rows : index);
}

bool selects_rows(const py::object& index) {
    if (py::isinstance<py::slice>(index) || py::isinstance<py::list>(index)) return true;
    if (py::isinstance<py::array>(index) && index.cast<py::array>().ndim() > 0) return true;
    if (PyIndex_Check(index.ptr()) != 0) return false;
    throw py::type_error(fmt::format("an index is an integer, a slice, or an array of integers or booleans, not a {}",
                                     type_name_of(index)));
}

std::vector<std::size_t> rows_at(const py::object& index, std::size_t count) {
    const py::array rows = py::module_::import("numpy").attr("arange")(count).attr("__getitem__")(index);
    if (rows.ndim() != 1) throw py::index_error(fmt::format("an index array has one dimension, not {}", rows.ndim()));
    const Numbers numbers(rows);
    return {numbers.data(), numbers.data() + numbers.size()};
}

void copy_blocks(const py::array& array, const Rows& rows) {
    const auto bytes = py::array_t<std::uint8_t, py::array::c_style>(
        array.attr("astype")("uint8", py::arg("order") = "C", py::arg("casting") = "safe", py::arg("copy") = false));
    const auto all = rows.some(0, rows.size());
    if (!all.empty()) std::memcpy(all.data(), bytes.data(), all.size_bytes());
    std::atomic<std::size_t> wrong{rows.size()};
    without_gil([&](StopToken stop) {
        for_each_state(rows, stop, [&](std::size_t i, const cube::State& state) {
            if (!is_state(state)) wrong = i;
        });
    });
    if (wrong < rows.size())
        throw py::value_error(
            fmt::format("row {} of the blocks is not a state of a {}", wrong.load(), meaning::cube_name(rows.cube())));
}

}  // namespace cubelang::python
