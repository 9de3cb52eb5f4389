#pragma once
// The matcher: finds the rows of advice that fit a line, and writes the line as it should be. Independent of the
// grammar: a line with a mistake has no tree.

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "lang/advice/statements.hpp"
#include "lang/advice/table.hpp"

namespace cubelang::lang {

/// What is known of the names of a program.
struct KnownNames {
    /// Names that no row changes.
    std::function<bool(std::string_view word)> has = [](auto) { return false; };
    /// The right spelling of an unknown name at a place in the line; empty if none is near.
    std::function<std::string(std::string_view line, std::size_t at)> spelled = [](auto, auto) { return ""; };
};

/// A replacement for a part of a line.
struct Edit {
    std::size_t begin = 0, end = 0;
    std::string text;
    const Advice* row = nullptr;  ///< null for another spelling of a name

    [[nodiscard]] std::string hint() const { return row == nullptr ? "write " + text : row->hint(text); }
};

/// The first row that fits the word or sign at `at`.
[[nodiscard]] std::optional<Edit> edit_at(std::string_view line, std::size_t at, const KnownNames& known = {});

/// The line after all edits; equal to the line if no row fits.
struct Mended {
    std::string text;
    std::string remark;  ///< of the first row

    [[nodiscard]] std::string hint() const { return hint_of(text, remark); }
};
[[nodiscard]] Mended mended(std::string_view line, const KnownNames& known);

/// A template with its gaps filled from the text around a word from `begin` to `end`; values that are missing or long
/// become examples.
[[nodiscard]] std::string filled(std::string_view write, std::string_view text, std::size_t begin, std::size_t end);

}  // namespace cubelang::lang
