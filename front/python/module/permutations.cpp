// cubelang.Permutations: many states of one cube behind each other in memory.

#include <fmt/format.h>

#include <cstring>
#include <span>
#include <unordered_set>

#include "front/python/module/ask.hpp"
#include "front/python/module/many.hpp"
#include "front/python/module/permutation.hpp"
#include "front/python/module/running.hpp"
#include "runtime/algebra/perm/kernel.hpp"
#include "runtime/algebra/perm/many.hpp"
#include "runtime/cube/query/chance.hpp"
#include "runtime/cube/query/random_state.hpp"

namespace cubelang::python {
namespace {

using perm::Block;

// Not filled before it is written to: that would take as long as a product.
class Permutations {
public:
    Permutations(cube::Cube cube, std::size_t count) : cube_(cube), count_(count) {
        const auto width = static_cast<std::size_t>(cube.blocks());
        if (count > (std::size_t{1} << 46) / (width * sizeof(Block))) throw std::bad_alloc();
        blocks_ = memory_for(std::max<std::size_t>(count, 1) * width);
    }

    [[nodiscard]] cube::Cube cube() const { return cube_; }
    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] std::size_t width() const { return static_cast<std::size_t>(cube_.blocks()); }
    [[nodiscard]] Block* data() const { return blocks_.get(); }
    [[nodiscard]] std::span<const Block> all() const { return {data(), count_ * width()}; }
    [[nodiscard]] std::span<Block> row(std::size_t i) const { return {data() + i * width(), width()}; }
    void set(std::size_t i, const cube::State& state) { std::ranges::copy(state.blocks, row(i).begin()); }
    [[nodiscard]] Permutation at(std::size_t i) const {
        const auto one = row(i);
        return {std::make_shared<const cube::State>(cube::State{cube_, {one.begin(), one.end()}})};
    }

private:
    cube::Cube cube_;
    std::size_t count_;
    std::shared_ptr<Block> blocks_;
};

// Making them

Permutations of_table(const py::object& table, const py::object& cube, bool super) {
    const auto numbers = integers_from(table, 2);
    const auto stickers = static_cast<std::size_t>(numbers.shape(1));
    auto chosen = cube::Cube{3, super};
    if (!cube.is_none()) chosen = checked_cube(cube.cast<long long>(), super);
    for (int n = cube::smallest_cube; cube.is_none() && n <= cube::largest_cube; ++n)
        if (6U * static_cast<std::size_t>(n) * static_cast<std::size_t>(n) == stickers) chosen.n = n;
    Permutations all(chosen, static_cast<std::size_t>(numbers.shape(0)));
    std::size_t row = 0;
    try {
        in_portions(
            all.size(),
            [&](std::size_t first, std::size_t count) {
                for (row = first; row < first + count; ++row)
                    all.set(row, state_of_net(chosen, {numbers.data() + row * stickers, stickers}));
            },
            Threads::one);
    } catch (py::error_already_set& error) {
        if (!error.matches(in_python("Error"))) throw;
        py::raise_from(error, PyExc_ValueError, fmt::format("row {} of the array is no net", row).c_str());
        throw py::error_already_set();
    }
    return all;
}

Permutations of_items(const py::object& items, const py::object& cube, bool super) {
    std::vector<Permutation> made;
    for (const auto item : items) {
        const auto object = py::reinterpret_borrow<py::object>(item);
        made.push_back(permutation_from(object, cube, super, py::none()));
        check_same_cube(made.back().state->cube, made.front().state->cube);
    }
    const auto empty = cube.is_none() ? cube::Cube{3, super} : checked_cube(cube.cast<long long>(), super);
    Permutations all(made.empty() ? empty : made.front().state->cube, made.size());
    for (std::size_t i = 0; i < made.size(); ++i) all.set(i, *made[i].state);
    return all;
}

Permutations permutations_from(const py::object& source, const py::object& cube, bool super) {
    if (py::isinstance<Permutations>(source)) return source.cast<const Permutations&>();
    if (py::isinstance<py::str>(source)) throw py::type_error("a list of texts is wanted; one text is a Permutation");
    return py::isinstance<py::array>(source) ? of_table(source, cube, super) : of_items(source, cube, super);
}

Permutations random(long long count, std::uint64_t seed, long long n, bool super) {
    if (count < 0) throw py::value_error("how many there are to be is not negative");
    const auto cube = checked_cube(n, super);
    Permutations all(cube, static_cast<std::size_t>(count));
    const auto begin = query::Chance(seed).next();
    in_portions(all.size(), [&](std::size_t first, std::size_t some) {
        for (std::size_t i = first; i < first + some; ++i)
            all.set(i, query::random_state(cube, query::Chance(begin + i)));
    });
    return all;
}

// Algebra

Permutations product(const Permutations& a, const Permutations& b) {
    check_same_cube(a.cube(), b.cube());
    if (a.size() != b.size())
        throw py::value_error(
            fmt::format("these are {} and {} permutations: each goes with the one at its place", a.size(), b.size()));
    Permutations c(a.cube(), a.size());
    in_portions(a.size(), [&](std::size_t first, std::size_t count) {
        const auto from = first * a.width();
        perm::kernel().multiply(a.data() + from, b.data() + from, c.data() + from, count * a.width());
    });
    return c;
}

Permutations times_one(const Permutations& a, const Permutation& b) {
    check_same_cube(a.cube(), b.state->cube);
    Permutations c(a.cube(), a.size());
    in_portions(a.size(), [&](std::size_t first, std::size_t count) {
        perm::each_times_one(a.all().subspan(first * a.width(), count * a.width()), b.state->blocks,
                             c.data() + first * a.width());
    });
    return c;
}

Permutations one_times(const Permutations& b, const Permutation& a) {
    check_same_cube(a.state->cube, b.cube());
    Permutations c(b.cube(), b.size());
    in_portions(b.size(), [&](std::size_t first, std::size_t count) {
        perm::one_times_each(a.state->blocks, b.all().subspan(first * b.width(), count * b.width()),
                             c.data() + first * b.width());
    });
    return c;
}

Permutations inverse(const Permutations& a) {
    Permutations c(a.cube(), a.size());
    in_portions(a.size(), [&](std::size_t first, std::size_t count) {
        perm::inverse_of_each(a.all().subspan(first * a.width(), count * a.width()), c.data() + first * a.width());
    });
    return c;
}

Permutations power(const Permutations& a, const py::int_& written) {
    const auto exponent = exponent_from(written);
    Permutations c(a.cube(), a.size());
    in_portions(a.size(), [&](std::size_t first, std::size_t count) {
        const auto rows = a.all().subspan(first * a.width(), count * a.width());
        std::ranges::transform(rows, c.data() + first * a.width(),
                               [=](const Block& block) { return perm::power(block, exponent); });
    });
    return c;
}

// Questions

py::array_t<std::uint64_t> orders(const Permutations& a) {
    py::array_t<std::uint64_t> result(static_cast<py::ssize_t>(a.size()));
    auto* orders = result.mutable_data();
    in_portions(a.size(), [&](std::size_t first, std::size_t count) {
        perm::order_of_each(a.all().subspan(first * a.width(), count * a.width()), a.width(), orders + first);
    });
    return result;
}

bool same_row(const Permutations& a, std::size_t i, std::span<const Block> b) {
    return std::memcmp(a.row(i).data(), b.data(), b.size_bytes()) == 0;
}

py::array_t<bool> equal(const Permutations& a, const std::function<std::span<const Block>(std::size_t)>& row) {
    py::array_t<bool> result(static_cast<py::ssize_t>(a.size()));
    auto* answers = result.mutable_data();
    for (std::size_t i = 0; i < a.size(); ++i) answers[i] = same_row(a, i, row(i));
    return result;
}

py::array_t<bool> equal_each(const Permutations& a, const Permutations& b) {
    check_same_cube(a.cube(), b.cube());
    if (a.size() != b.size())
        throw py::value_error(fmt::format("these are {} and {} permutations", a.size(), b.size()));
    return equal(a, [&](std::size_t i) -> std::span<const Block> { return b.row(i); });
}

py::array_t<bool> equal_one(const Permutations& a, const Permutation& b) {
    check_same_cube(a.cube(), b.state->cube);
    return equal(a, [&](std::size_t) -> std::span<const Block> { return b.state->blocks; });
}

std::string_view bytes_of(std::span<const Block> row) {
    return {reinterpret_cast<const char*>(row.data()), row.size_bytes()};
}

Permutations taken(const Permutations& a, const std::vector<std::size_t>& rows) {
    Permutations some(a.cube(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) std::ranges::copy(a.row(rows[i]), some.row(i).begin());
    return some;
}

Permutations unique(const Permutations& a) {
    std::vector<std::size_t> first_of_each;
    std::unordered_set<std::string_view> seen;
    in_portions(a.size(), [&](std::size_t first, std::size_t count) {
        for (std::size_t i = first; i < first + count; ++i)
            if (seen.insert(bytes_of(a.row(i))).second) first_of_each.push_back(i);
    });
    return taken(a, first_of_each);
}

// As arrays

py::array_t<std::int32_t> nets(const Permutations& a) {
    const auto stickers = static_cast<py::ssize_t>(6) * a.cube().n * a.cube().n;
    py::array_t<std::int32_t> result({static_cast<py::ssize_t>(a.size()), stickers});
    auto* numbers = result.mutable_data();
    const auto& numbering = *cube::find_numbering("net");
    in_portions(a.size(), [&](std::size_t first, std::size_t count) {
        for (std::size_t i = first; i < first + count; ++i)
            std::ranges::copy(cube::second_row(*a.at(i).state, numbering),
                              numbers + i * static_cast<std::size_t>(stickers));
    });
    return result;
}

py::array blocks(py::object self) {
    const auto& a = self.cast<const Permutations&>();
    const std::vector<py::ssize_t> shape{static_cast<py::ssize_t>(a.size()), static_cast<py::ssize_t>(a.width()), 32};
    return read_only(py::array_t<std::uint8_t>(shape, reinterpret_cast<const std::uint8_t*>(a.data()), self));
}

py::object item(const Permutations& a, const py::object& index) {
    if (py::isinstance<py::slice>(index)) {
        std::size_t start = 0, stop = 0, step = 0, length = 0;
        if (!index.cast<py::slice>().compute(a.size(), &start, &stop, &step, &length)) throw py::error_already_set();
        std::vector<std::size_t> rows(length);
        for (std::size_t i = 0; i < length; ++i) rows[i] = start + i * step;
        return py::cast(taken(a, rows));
    }
    auto i = index.cast<long long>();
    if (i < 0) i += static_cast<long long>(a.size());
    if (i < 0 || i >= static_cast<long long>(a.size()))
        throw py::index_error(fmt::format("there are {} of them", a.size()));
    return py::cast(a.at(static_cast<std::size_t>(i)));
}

// Numbers of stickers say all but how the centres of a supercube are turned.
py::tuple reduced(py::object self) {
    const auto& a = self.cast<const Permutations&>();
    py::object source = py::list(self);
    if (!a.cube().super) source = nets(a);
    return py::make_tuple(self.attr("__class__"), py::make_tuple(source, a.cube().n, a.cube().super));
}

using Class = py::class_<Permutations>;

void bind_algebra(Class& type) {
    type.def("__mul__", &product, py::is_operator())
        .def("__mul__", &times_one, py::is_operator(), "Each, and then the other's at its place, or the one other.")
        .def("__rmul__", &one_times, py::is_operator(), "The one other, and then each.")
        .def("__invert__", &inverse, "The inverses.")
        .def("__pow__", &power, py::is_operator(), "Each, so many times.")
        .def("__eq__", &equal_each, py::is_operator())
        .def("__eq__", &equal_one, py::is_operator(), "A numpy array of bools.")
        .def("order", &orders, "Their orders, uint64 of the shape (k,).")
        .def("unique", &unique, "Each once, in the order in which they come first.");
}

}  // namespace

void bind_permutations(py::module_& module) {
    Class type(module, "Permutations",
               "Many permutations of one cube in one piece of memory.\n\n"
               "From a list of texts, Algorithms and Permutations, or an array of nets of the shape (k, 6 N^2).");
    type.def(py::init(&permutations_from), py::arg("source") = py::tuple(), py::arg("cube") = py::none(),
             py::arg("super") = false)
        .def_static("random", &random, py::arg("count"), py::arg("seed") = 0, py::arg("cube") = 3,
                    py::arg("super") = false, "Positions drawn evenly from all that turns can reach.")
        .def_property_readonly(
            "cube", [](const Permutations& a) { return a.cube().n; }, "N, of an NxNxN.")
        .def_property_readonly(
            "super", [](const Permutations& a) { return a.cube().super; }, "Are they of a supercube?")
        .def_property_readonly(
            "blocks", &blocks,
            "uint8, shape (k, blocks, 32), read-only and not copied: point i of a block of 24 moves\n"
            "to blocks[k, block, i]; points 24 to 31 are padding and stay.")
        .def("nets", &nets, "int32, shape (k, 6 N^2): the net of each, a copy.")
        .def("__len__", &Permutations::size)
        .def("__getitem__", &item, py::arg("index"), "One as a Permutation, or with a slice some, copied.")
        .def("__repr__",
             [](const Permutations& a) {
                 return fmt::format("<{} permutations of a {}>", a.size(), eval::cube_name(a.cube()));
             })
        .def("__reduce__", &reduced);
    bind_algebra(type);
    type.attr("__hash__") = py::none();
}

}  // namespace cubelang::python
