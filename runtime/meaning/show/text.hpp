#pragma once
// Text and drawings of values.

#include <string>
#include <string_view>

#include "runtime/base/stop_token.hpp"
#include "runtime/meaning/value/context.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::eval {

/// The moves of a word, written out unless there are too many. Can be read back.
[[nodiscard]] std::string word_text(const cube::Word& word);
/// "ufr", "fu1", or a sticker's number in the location's numbering.
[[nodiscard]] std::string location_text(const Location& location);

/// A text in quotes as written in the language, with \u{…} for unprintable characters.
[[nodiscard]] std::string in_quotes(std::string_view text);

/// The value as `print` writes it: moves, cycles, text without quotes. Incomplete if `stop` is requested meanwhile.
[[nodiscard]] std::string to_text(const Value& value, StopToken stop = {});
/// The same, with a text in quotes.
[[nodiscard]] std::string item_text(const Value& value, StopToken stop = {});
/// The value as a bare expression shows it: an algorithm with its permutation on the current cube below, text in
/// quotes. Cycles beyond the rows of the screen are left out.
[[nodiscard]] render::Drawing shown(Context& context, const Value& value, const lang::Where& where,
                                    const render::Screen& screen);

/// "cube 3> ", "supercube 5> "
[[nodiscard]] std::string prompt_on(cube::Cube cube);

}  // namespace cubelang::eval
