#pragma once
// What is asked of every line of a great many, and in what shape the answers are wanted.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/files/blocks.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/meaning/forms/form.hpp"

namespace cubelang::batch {

struct Question {
    /// A text of the language, and what it is called in messages.
    struct Script {
        std::string name, text;
    };
    std::vector<Script> prelude{};  ///< definitions: run first, by every worker
    std::string expression;
    std::string condition{};  ///< lines for which it is false are left out; empty: none is
    std::string rank{};       ///< by which the greatest are found; empty unless they are wanted

    cube::Cube cube{3, false};
    /// What a line is: an element, in the language's own notation or in a written form; a text, as it is; or one row of
    /// a table, whose columns have names.
    enum class Reading : std::uint8_t { element, text, row } reading = Reading::element;
    const eval::Form* form = nullptr;  ///< of elements; null: the language's own notation
    data::Format format = data::Format::text;

    enum class Wanted : std::uint8_t { each, count, histogram, greatest } wanted = Wanted::each;
    std::size_t how_many = 0;  ///< of the greatest
    bool json = false;         ///< each answer is an object, else what `print` would print
    bool full = false;         ///< JSON with the whole second row of large cubes
    std::int64_t seed = 0;     ///< what the name `seed` stands for
};

/// What the lines can be read as by that name: "text", "csv", a written form that can be read; false: nothing is called
/// so.
[[nodiscard]] bool read_as(Question& question, std::string_view name);
/// All such names.
[[nodiscard]] std::vector<std::string> readings();

/// The names that an expression has besides those of the language: the line, its number, the seed.
inline constexpr const char *name_of_line = "it", *name_of_number = "line", *name_of_seed = "seed";

}  // namespace cubelang::batch
