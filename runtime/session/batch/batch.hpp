#pragma once
// One question asked of every line of a large input, by several workers in parallel. The input is cut into pieces,
// each worker answers one piece at a time, and the results are delivered in line order. Memory use does not grow with
// the input.

#include <cstdint>
#include <functional>
#include <memory>
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
#include "runtime/session/batch/batch_lines.hpp"
#include "runtime/session/batch/tally.hpp"
#include "runtime/session/engine.hpp"

namespace cubelang::batch {

struct Question {
    /// A program text and its name in messages.
    struct Script {
        std::string name, text;
    };
    std::vector<Script> prelude{};  ///< definitions, run first by every worker
    std::string expression;
    std::string condition{};  ///< lines for which it is false are left out; empty: all lines are answered
    std::string rank{};       ///< ranks the answers for Wanted::greatest; empty otherwise

    cube::Cube cube{3, false};
    /// The reading of a line: an element, in the language's own notation or a written form; a text, unchanged; or one
    /// row of a table with named columns.
    enum class Reading : std::uint8_t { element, text, row } reading = Reading::element;
    const meaning::Form* form = nullptr;  ///< written form of the elements; null: the language's own notation
    files::Format format = files::Format::text;
    std::optional<std::string> path{};  ///< of JSON files: the way to the list in them

    enum class Wanted : std::uint8_t { each, count, histogram, greatest } wanted = Wanted::each;
    std::size_t how_many = 0;  ///< the number of greatest answers
    bool json = false;         ///< each answer is a JSON object, otherwise the text that `print` shows
    bool full = false;         ///< JSON with the whole second row, also of large cubes
    std::int64_t seed = 0;     ///< the value of the name `seed`
};

/// Sets the reading with this name: "text", "csv" and so on, or a written form that can be read. False if there is no
/// such reading.
[[nodiscard]] bool set_reading(Question& question, std::string_view name);
/// The names that set_reading accepts.
[[nodiscard]] std::vector<std::string> readings();

/// Names that the expression can use in addition to those of the language: the line, its number, the seed.
inline constexpr const char *name_of_line = "it", *name_of_number = "line", *name_of_seed = "seed";

struct PieceResult {
    std::string answers;  ///< a line for each answer, for Wanted::each
    std::string rejects;  ///< a line for each rejected line: its number, the reason and its text, separated by tabs
    Tally tally;
};

class Answerer {
public:
    /// The question and the host must outlive it. Throws lang::Error if the question is invalid.
    Answerer(const Question& question, const Host& host, StopToken stop);

    /// Throws Stopped when interrupted; the piece then has no result.
    [[nodiscard]] PieceResult answer(const Piece& piece);

private:
    [[nodiscard]] Expression parse(std::string name, const std::string& text);
    [[nodiscard]] meaning::Value read(const Header& header);
    void answer(const Piece& piece, std::uint64_t number, PieceResult& result);
    /// Answers one line. Returns the reason if that is impossible, otherwise an empty string.
    [[nodiscard]] std::string answer_or_reason(const Piece& piece, std::uint64_t number, PieceResult& result);
    void take(const meaning::Value& value, std::uint64_t number, const meaning::Locals& locals, PieceResult& result);
    [[nodiscard]] std::string_view text_of(const meaning::Value& value, bool json);
    [[nodiscard]] Greatest::Entry ranked(const meaning::Value& answer, std::uint64_t number,
                                         const meaning::Locals& locals);

    const Question& question_;
    StopToken stop_;
    Engine engine_;
    meaning::ElementReader reader_;
    meaning::Value seed_;
    Expression expression_, condition_, rank_;
    files::Record record_;
    std::string text_;
};

/// The text on one line: if it contains a line break, `\n`, `\r`, `\t` and `\\` stand for those characters and the
/// backslash.
[[nodiscard]] std::string on_one_line(std::string text);

struct Progress {
    std::uint64_t byte = 0;      ///< offset in the input; everything before it has been delivered
    std::uint64_t checksum = 0;  ///< of the input before `byte`, if checksums are enabled
    Tally tally;                 ///< of the lines before `byte`
};

/// Receives the results in order, from one thread at a time. A non-empty return value is an error message; it ends
/// the run.
struct Receiver {
    std::function<std::string(std::string_view answers)> answers;
    std::function<std::string(std::string_view rejects)> rejects;
    /// Called after each piece; this progress can be saved to resume the run later.
    std::function<std::string(const Progress& progress)> done;
};

/// The outcome of a run. `problem`: the error message; empty if everything was answered or the run was interrupted.
struct RunResult {
    bool is_stopped = false;
    std::string problem{};
};

/// Runs the workers from `progress` on and updates it.
[[nodiscard]] RunResult run(std::vector<std::unique_ptr<Answerer>>& workers, Lines& lines, StopToken stop,
                            const Receiver& receiver, Progress& progress);

}  // namespace cubelang::batch
