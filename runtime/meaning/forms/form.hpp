#pragma once
// A way to write permutations down: the language's own in numbers, those of other programs and of books.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lang/source.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/cube/numbering.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/meaning/value/limits.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

/// What a form can be given besides the permutation; each reads only the one that its Form::option names.
struct FormOptions {
    cube::Symmetry then = {};                                        ///< the form writes p followed by this
    std::string scheme = "WGRYBO";                                   ///< colours of U F R D B L
    const cube::Numbering* numbering = &cube::numberings().front();  ///< of the stickers

    /// How dedges, the two wings of an edge, are written: left and right ones as two tuples, as one tuple, or both
    /// wings in one word.
    enum class Dedges : std::uint8_t { apart, together, pairs } dedges = Dedges::apart;
};

/// Its row in the table of forms, of which help, reference and the built-in function of its name are made.
struct Form {
    std::string_view name;
    std::string_view topic;    ///< the heading under which help and the reference list it
    std::string_view meaning;  ///< one line
    std::string_view example;  ///< an expression or a few statements separated by `;`
    std::string_view answer;   ///< what the last of them shows

    enum class Option : std::uint8_t { none, then, scheme, numbering } option = Option::none;
    bool has_dedges = false;  ///< can it be told how to write them?

    std::string (*write)(const cube::State& state, const FormOptions& options);
    /// Throws an Error that points into the text. Null: what is written is an expression of the language.
    cube::State (*read)(cube::Cube cube, const lang::SourcePtr& text, const FormOptions& options) = nullptr;
    /// What a reader of this state should know; empty if nothing.
    std::string (*remark)(const cube::State& state) = nullptr;

    /// What is written as a value to go on with: lists, maps and records of numbers. Nothing: they are more than one
    /// list can have. Null: the text is all there is.
    std::optional<Value> (*parts)(const cube::State& state, const FormOptions& options) = nullptr;
    bool says_all = true;  ///< has the permutation if it has these parts?

    int largest = cube::largest_cube;  ///< N of the largest cube that can be written so
    std::string_view limit = {};       ///< in words: "Reid's order names the pieces", up to that cube
    [[nodiscard]] bool fits(cube::Cube cube) const { return cube.n <= largest; }
};

/// Would the numbers of all stickers be more than a list can have?
[[nodiscard]] inline bool has_too_many_stickers(cube::Cube cube) {
    return 6U * static_cast<std::size_t>(cube.n) * static_cast<std::size_t>(cube.n) > limits::longest_list;
}

/// The permutation in this form; with its parts, where there is more to it than the text: what is shown is the
/// text, what is gone on with are the parts.
[[nodiscard]] Value written_value(const Form& form, std::shared_ptr<const cube::State> p, const FormOptions& options,
                                  const lang::Where& where);

/// The letters, if they can be a scheme; else an error.
[[nodiscard]] std::string checked_scheme(const std::string& letters, const lang::Where& where);

}  // namespace cubelang::eval
