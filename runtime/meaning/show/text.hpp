#pragma once
// How values look.

#include <string>
#include <string_view>

#include "runtime/base/stop_token.hpp"
#include "runtime/meaning/value/context.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::eval {

/// The moves of a word, written out unless they are very many; reads back.
[[nodiscard]] std::string word_text(const cube::Word& word);
/// "ufr", "fu1", or a sticker's number in the location's numbering.
[[nodiscard]] std::string location_text(const Location& location);

/// A text as written in the language, with \u{…} for what would not be seen to stand there.
[[nodiscard]] std::string in_quotes(std::string_view text);

/// As `print` writes it, and as written in lists: moves, cycles, bare text.
/// With `stop`, if it is set meanwhile, some of it.
[[nodiscard]] std::string to_text(const Value& value, StopToken stop = {});
/// As it is within a list: a text in quotes.
[[nodiscard]] std::string item_text(const Value& value, StopToken stop = {});
/// As a bare expression shows it: an algorithm with its permutation on the current cube below, text in quotes. Cycles
/// that the screen has no rows for are left out.
[[nodiscard]] render::Drawing shown(Context& context, const Value& value, const lang::Where& where,
                                    const render::Screen& screen);

/// "cube 3> ", "supercube 5> "
[[nodiscard]] std::string prompt_on(cube::Cube cube);

}  // namespace cubelang::eval
