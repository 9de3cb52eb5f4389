#pragma once
// Written forms of permutations: the language's own forms with numbers, and those of other programs and of books.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lang/source.hpp"
#include "runtime/cube/numbering.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/meaning/context/current_cube.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

/// Options of a form. It uses only the one that its Form::option names, and `dedges` if it has them.
struct FormOptions {
    cube::Symmetry then = {};                                        ///< the form writes p followed by this
    std::string scheme = {};                                         ///< six letters; empty: the form's own
    const cube::Numbering* numbering = &cube::numberings().front();  ///< of the stickers

    /// Layout of dedges (the two wings of an edge): left and right wings as two tuples, as one tuple, or both wings
    /// in one word.
    enum class Dedges : std::uint8_t { apart, together, pairs } dedges = Dedges::apart;

    std::string* remark = nullptr;  ///< a reader of texts with several readings writes here which one it took
};

/// A row in the table of forms. Help, the reference and the built-in function of that name are made from it.
struct Form {
    std::string_view name;
    std::string_view topic;    ///< the heading under which help and the reference list it
    std::string_view meaning;  ///< one line
    std::string_view example;  ///< an expression or a few statements separated by `;`
    std::string_view answer;   ///< the output of the last one

    enum class Option : std::uint8_t { none, then, scheme, numbering } option = Option::none;
    /// The meaning of the option `scheme`.
    std::string_view scheme = "the colour letters of U F R D B L; \"WGRYBO\" if left out";
    bool has_dedges = false;  ///< has it the option `dedges`?

    std::string (*write)(const cube::State& state, const FormOptions& options);
    /// Throws an Error that points into the text. Null if the text is an expression of the language.
    cube::State (*read)(cube::Cube cube, const lang::SourcePtr& text, const FormOptions& options) = nullptr;
    /// A remark on the state for the user; may be empty.
    std::string (*remark)(const cube::State& state) = nullptr;

    /// The form as a value for further computation: lists, maps and records of numbers. Nothing if a list would be
    /// too long. Null if there is only the text.
    std::optional<Value> (*parts)(const cube::State& state, const FormOptions& options) = nullptr;
    bool parts_are_complete = true;                   ///< do the parts determine the permutation?
    Value (*of_tuple)(const Tuple& tuple) = nullptr;  ///< the form of a tuple; null if it has none

    int largest = cube::largest_cube;  ///< N of the largest cube that can be written so
    std::string_view limit = {};       ///< the limit as text: "Reid's order names the pieces" (up to that cube)
    [[nodiscard]] bool fits(cube::Cube cube) const { return cube.n <= largest; }
};

/// Would the numbers of all stickers be more than a list can have?
[[nodiscard]] inline bool has_too_many_stickers(cube::Cube cube) {
    return 6U * static_cast<std::size_t>(cube.n) * static_cast<std::size_t>(cube.n) > limits::longest_list;
}

/// The permutation in this form. If the form has parts, the value consists of these, and is shown as the text.
[[nodiscard]] Value written_value(const Form& form, std::shared_ptr<const cube::State> p, const FormOptions& options,
                                  const lang::Where& where);

/// The colours of U F R D B L on the Tuple page.
inline constexpr std::string_view tuple_scheme = "WGRYBO";

/// Returns the letters; throws an error if they are not a colour scheme.
[[nodiscard]] std::string checked_scheme(const std::string& letters, const lang::Where& where);

}  // namespace cubelang::meaning
