// Conversion of arguments to permutations.

#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "front/python/module/arrays.hpp"
#include "front/python/module/values.hpp"
#include "front/python/module/without_gil.hpp"
#include "runtime/cube/coordinates/sticker_row.hpp"
#include "runtime/meaning/value/elements.hpp"

namespace cubelang::python {
namespace {

// The given cube, or the cube whose net has this length.
cube::Cube cube_of_row(std::size_t length, const py::object& cube, bool super) {
    if (!cube.is_none()) return cube_from(cube, super);
    const auto n = std::llround(std::sqrt(static_cast<double>(length) / 6));
    if (n < cube::smallest_cube || static_cast<std::size_t>(6 * n * n) != length)
        throw py::value_error(fmt::format("a net has 6 N^2 numbers, 54 for a 3x3x3, but this row has {}", length));
    return checked_cube(n, super);
}

Permutation from_value(cube::Cube cube, const meaning::Value& value) {
    if (const auto* p = value.as<meaning::Permutation>()) return {p->state, p->note};
    if (const auto* a = value.as<meaning::Algorithm>())
        return py::cast(Algorithm{*a}).attr("permutation")(cube.n, cube.super).cast<Permutation>();
    throw py::type_error(
        fmt::format("this is {}, not a permutation or an algorithm", meaning::type_with_article(value)));
}

Permutation from_text(cube::Cube cube, const std::string& text, const py::object& form) {
    if (form.is_none()) return from_value(cube, ask(cube, text));
    const auto name = py::isinstance<py::str>(form) ? form.cast<std::string>() : std::string();
    if (name.empty() || name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") != std::string::npos)
        throw py::value_error("form must be the name of a written form, such as 'gap' or 'reid'");
    return from_value(cube, ask(cube, name + "(text_)", {{"text_", meaning::make_text(text)}}));
}

Permutation from_row(const py::object& source, const py::object& cube, bool super) {
    const auto row = integers_from(source, 1);
    const std::span numbers(row.data(), static_cast<std::size_t>(row.size()));
    return {std::make_shared<const cube::State>(state_of_net(cube_of_row(numbers.size(), cube, super), numbers))};
}

const Permutation& same(const Permutation& p, const py::object& cube, bool super) {
    if (!cube.is_none()) check_same_cube(p.state->cube, cube_from(cube, super));
    return p;
}

}  // namespace

cube::Cube cube_from(const py::object& n, bool super) { return checked_cube(n.is_none() ? 3 : integer_from(n), super); }

cube::State state_of_net(cube::Cube cube, std::span<const std::int64_t> row) {
    auto result = cube::read_row(cube, *cube::find_numbering("net"), row);
    if (auto* state = std::get_if<cube::State>(&result)) return std::move(*state);
    // The language's error has the reason.
    const py::gil_scoped_acquire locked;
    static_cast<void>(ask(cube, fmt::format("net [{}]", fmt::join(row, " "))));
    throw py::value_error("this is not the net of a cube");
}

void check_same_cube(cube::Cube a, cube::Cube b) {
    if (a == b) return;
    throw py::value_error(fmt::format("the permutations belong to different cubes, a {} and a {}",
                                      meaning::cube_name(a), meaning::cube_name(b)));
}

Permutation permutation_from(const py::object& source, const py::object& cube, bool super, const py::object& form) {
    if (!form.is_none() && !py::isinstance<py::str>(source)) throw py::type_error("form can be given only with a text");
    if (py::isinstance<py::str>(source)) return from_text(cube_from(cube, super), text_from(source), form);
    if (py::isinstance<Permutation>(source)) return same(source.cast<const Permutation&>(), cube, super);
    if (py::isinstance<Algorithm>(source))
        return from_value(cube_from(cube, super), {source.cast<const Algorithm&>().value});
    return from_row(source, cube, super);
}

}  // namespace cubelang::python
