#pragma once
// Answers a question about one line after another: what each worker has for itself.

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "lang/ast.hpp"
#include "runtime/base/files/records.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/meaning/host/host.hpp"
#include "runtime/session/batch_lines.hpp"
#include "runtime/session/batch_question.hpp"
#include "runtime/session/engine.hpp"
#include "runtime/session/tally.hpp"

namespace cubelang::batch {

/// What came of one piece.
struct Answered {
    std::string answers;  ///< a line for each, where each is wanted
    std::string rejects;  ///< a line for each: its number, the reason, the line itself, with tabs between
    Tally tally;
};

class Answerer {
public:
    /// The question and the host outlive it. Throws lang::Error where something is wrong with the question.
    Answerer(const Question& question, const Host& host, StopToken stop);

    /// Throws Stopped when it is stopped; nothing is known of the piece then.
    [[nodiscard]] Answered answer(const Piece& piece);

private:
    [[nodiscard]] Expression asked(std::string name, const std::string& text);
    [[nodiscard]] eval::Value read(const Header& header);
    void answer(const Piece& piece, std::uint64_t number, Answered& answered);
    /// Why it cannot be answered; empty if it has been.
    [[nodiscard]] std::string answer_or_reason(const Piece& piece, std::uint64_t number, Answered& answered);
    void take(const eval::Value& value, std::uint64_t number, const eval::Locals& locals, Answered& answered);
    [[nodiscard]] std::string_view text_of(const eval::Value& value, bool json);
    [[nodiscard]] Greatest::Entry ranked(const eval::Value& answer, std::uint64_t number, const eval::Locals& locals);

    const Question& question_;
    StopToken stop_;
    Engine engine_;
    eval::ElementReader reader_;
    eval::Value seed_;
    Expression expression_, condition_, rank_;
    data::Record record_;
    std::string text_;
};

/// A text on one line: `\n` for its newlines, `\r` and `\t` likewise, and `\\` for a backslash where there are any of
/// those.
[[nodiscard]] std::string on_one_line(std::string text);

}  // namespace cubelang::batch
