#pragma once
// What is asked of every line of a great many, and the lines through many workers, in order: what is read is cut into
// pieces, each worker answers one after another, and what comes of them is given away in the order of the lines. Memory
// does not grow with what is read.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "runtime/base/files/blocks.hpp"
#include "runtime/base/files/records.hpp"
#include "runtime/base/stop_token.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/meaning/forms/form.hpp"
#include "runtime/meaning/host/host.hpp"
#include "runtime/session/batch_lines.hpp"
#include "runtime/session/engine.hpp"
#include "runtime/session/tally.hpp"

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

/// How far it has come, when the answers to some piece have been given away.
struct Standing {
    std::uint64_t byte = 0;      ///< of what is read, up to which all is done
    std::uint64_t checksum = 0;  ///< of what is read up to there, where that was asked for
    Tally tally;                 ///< of the lines up to there
};

/// Where what comes of it goes. From one thread at a time, in order. What is wrong there, in words, ends the run.
struct Receiver {
    std::function<std::string(std::string_view answers)> answers;
    std::function<std::string(std::string_view rejects)> rejects;
    /// After each piece. The standing is whole then, and may be kept to go on from there.
    std::function<std::string(const Standing& standing)> done;
};

/// What ended it, in words; empty if all was read and answered, or if it was stopped.
struct Ended {
    bool is_stopped = false;
    std::string problem{};
};

/// `standing` is what is known when it begins, and at the end what is known then.
[[nodiscard]] Ended run(std::vector<std::unique_ptr<Answerer>>& workers, Lines& lines, StopToken stop,
                        const Receiver& receiver, Standing& standing);

}  // namespace cubelang::batch
