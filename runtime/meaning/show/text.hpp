#pragma once
// Text and drawings of values.

#include <string>
#include <string_view>

#include "runtime/base/stop_token.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/context/context.hpp"
#include "runtime/meaning/value/value.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::meaning {

/// The moves of a word, written out unless there are too many. Can be read back.
[[nodiscard]] std::string word_text(const cube::Word& word);
/// "ufr", "fu1", or a sticker's number in the location's numbering.
[[nodiscard]] std::string location_text(const Location& location);

/// A text in quotes as written in the language, with \u{…} for unprintable characters.
/// What render::read_scheme reads: a text, or a list of six colours; nothing for other values.
[[nodiscard]] std::optional<std::string> scheme_text(const Value& value);
[[nodiscard]] std::string in_quotes(std::string_view text);

/// Options of the text of a value.
struct Writing {
    StopToken stop{};                           ///< the text is incomplete if this is requested meanwhile
    const cube::CycleStarts* starts = nullptr;  ///< where cycles start; null: in normal form

    // NOLINTNEXTLINE(google-explicit-constructor): most texts are in normal form
    Writing(StopToken stop_ = {}, const cube::CycleStarts* starts_ = nullptr) : stop(stop_), starts(starts_) {}
    [[nodiscard]] std::string cycles(const cube::State& state) const;
};

/// The value as `print` writes it: moves, cycles, text without quotes.
[[nodiscard]] std::string to_text(const Value& value, const Writing& writing = {});
/// The same, with a text in quotes.
[[nodiscard]] std::string item_text(const Value& value, const Writing& writing = {});
/// The value as a bare expression shows it: an algorithm with its permutation on the current cube below, text in
/// quotes; the remark, if there is one, after its first line. Cycles beyond the rows of the screen are left out; those
/// with a location of `starts` start there.
[[nodiscard]] render::Drawing shown(Context& context, const Value& value, const std::string& remark,
                                    const lang::Where& where, const render::Screen& screen,
                                    const cube::CycleStarts& starts = {});

/// "cube 3> ", "supercube 5> "
[[nodiscard]] std::string prompt_on(cube::Cube cube);

}  // namespace cubelang::meaning
