#pragma once
// Text in, answers out: the one door for every front end. A session remembers definitions, the current cube and the
// last value. It touches nothing outside but by its Host; all that it says goes to the sink, in order and not yet
// painted.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/meaning/host/host.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::eval {
struct Value;
}

namespace cubelang {

class Engine;

struct Answer {
    enum class Kind {
        value,       ///< what a bare expression shows
        printed,     ///< what `print` says
        noted,       ///< nothing but notes, on a statement that shows nothing
        error,       ///< something is wrong
        interrupted  ///< nothing is wrong: the computation was stopped
    };
    Kind kind = Kind::value;
    render::Drawing drawing{};                             ///< of a value or of what is printed, if drawings are wanted
    std::string json{};                                    ///< one object on one line, not ended, if JSON is wanted
    std::shared_ptr<const lang::Diagnostic> diagnostic{};  ///< of an error or interruption; else null
    /// What in the statement is read otherwise than it may have been meant. Not in JSON, which has them as a field.
    std::vector<lang::Note> notes{};
    /// Draws the value once more, without regard to the rows of the screen, if the drawing leaves something out. What
    /// goes wrong is another answer, and then there are no lines. For as long as the session lives.
    std::function<render::Drawing()> whole{};
    /// What was evaluated, if values are wanted. A function in it is for as long as the session lives.
    std::shared_ptr<const eval::Value> value{};

    /// Is it an error or an interruption?
    [[nodiscard]] bool failed() const { return diagnostic != nullptr; }
};

struct SessionOptions {
    int n = 3;  ///< the cube at the start; with a bad size every text is answered by an error
    bool super = false;
    bool drawings = true;                ///< answers are drawn
    bool json = false;                   ///< answers, errors too, have JSON
    bool full = false;                   ///< JSON: give `net` above N = 20 too
    bool every = false;                  ///< JSON: statements that show nothing are answered too
    bool echo = false;                   ///< statements are shown before their answers, if drawings are wanted
    bool recorded = false;               ///< keep what went well, to be undone and saved
    std::vector<std::string> arguments;  ///< what scripts see as `args`
    bool values = false;                 ///< answers have their values
};

/// A name that can be completed or listed.
struct NameInfo {
    std::string name;
    std::string meaning;  ///< one line; may be empty
    enum class Kind {
        keyword,
        built_in,
        constant,
        definition,
        library,
        part,
        argument,
        command
    } kind = Kind::definition;
};

class Session {
public:
    /// The sizes of cubes.
    static constexpr int smallest_cube = cube::smallest_cube, largest_cube = cube::largest_cube;

    using Sink = std::function<void(const Answer&)>;

    /// The host outlives the session.
    explicit Session(SessionOptions options, Sink sink, const Host& host = no_host());
    Session(SessionOptions options, Sink sink, const Host&& host) = delete;
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Reads the whole text before it runs any of it: every broken statement is reported and then nothing is run. An
    /// error while running stops it. `name` is shown in messages; a file's imports are looked up beside it. True if all
    /// went well. `first_line` is the text's own first line, if it is cut out of a longer one.
    bool run(std::string name, std::string text, std::uint32_t first_line = 1);
    /// The same for what someone has just typed: the answers have notes on what is common elsewhere and means something
    /// else here. (With `json` they always have.)
    bool run_typed(std::string name, std::string text);

    /// What is wrong with a text, in order, as far as that is seen without running it: what cannot be read, or else
    /// names that nothing is called by. Empty: nothing. None of it is remembered.
    [[nodiscard]] std::vector<lang::Diagnostic> check(std::string name, std::string text) const;

    // Of a recorded session
    /// Rolls the last statement back; may be repeated. In words: what was undone, or why nothing was.
    std::string undo();
    /// Undo goes back to here and no further.
    void set_undo_floor();
    /// A new session as it was made. Undo before anything else is run brings the old one back.
    void reset();
    /// What went well, as a script that does it again when it is in `directory`; its first line is `script_mark`.
    [[nodiscard]] std::string script(const std::string& directory) const;
    [[nodiscard]] static std::string_view script_mark();

    /// Sets the current cube; a bad size is reported. True if it is a good one.
    bool choose(int n, bool super);

    /// Text that arrives bit by bit: each statement is answered as soon as its end is seen. After an error, false, and
    /// with `json` the rest is still answered; without, the rest is ignored.
    bool feed(std::string_view text);
    /// The end of what was fed: the last statement may lack its newline. True if all of it went well.
    bool finish();

    /// What it has been given of the world outside.
    [[nodiscard]] const Host& host() const;

    /// Ends the computation under way, if any, with an error. May be called from a signal handler.
    void interrupt() noexcept;

    /// What a name stands for that has been defined here (`_` too): its type, the value as `print` writes it, and which
    /// truth value it is, if it is one.
    struct Meaning {
        std::string type, text;
        std::optional<bool> truth{};
    };
    [[nodiscard]] std::optional<Meaning> meaning_of(std::string_view name) const;
    /// Where a name that has been defined or imported here is defined: the name there, in the text of the session or of
    /// the module. Nothing for what no text defines.
    [[nodiscard]] std::optional<lang::Where> definition_of(std::string_view name) const;
    /// Gives `name` here the value that `theirs` has in another session. Functions stay where they are defined: false,
    /// as for a name that is not defined there.
    bool adopt(const std::string& name, const Session& from, std::string_view theirs);
    /// Gives `name`, which the language can read as one, this value here, as `let` would. It holds no function.
    void define(const std::string& name, const eval::Value& value);

    /// "cube 3> ", "supercube 5> "
    [[nodiscard]] std::string prompt() const;
    /// Must more lines follow before this text can be a statement?
    [[nodiscard]] static bool is_incomplete(std::string_view text);
    /// Names that begin with `prefix`: keywords, built-ins, what was defined or imported (`library_too`: or could be);
    /// sorted.
    [[nodiscard]] std::vector<NameInfo> completions(std::string_view prefix, bool library_too = false) const;
    /// What can come where the cursor is: parts after `@` and within a cycle, arguments by name and their values
    /// within a call, else names. Each replaces the last `length` bytes of `before`.
    struct Continued {
        std::size_t length = 0;
        std::vector<NameInfo> names;
    };
    [[nodiscard]] Continued continued(std::string_view before) const;
    /// The topics of `help`.
    [[nodiscard]] static std::vector<NameInfo> topics();
    /// What kind of name this is, if it is one.
    [[nodiscard]] std::optional<NameInfo::Kind> kind(std::string_view name) const;
    /// "image(p, at)  where …": how a function is called and what for, on one line; empty if this is no function.
    [[nodiscard]] std::string signature(std::string_view name) const;
    /// Does the word spell moves?
    [[nodiscard]] static bool is_moves(std::string_view word);
    /// What can be written after `import`: the library's modules.
    [[nodiscard]] std::vector<std::string> library_modules() const;

    // Pages of help are folded to the width of the screen.
    /// `help`: how to begin.
    [[nodiscard]] render::Drawing help() const;
    /// `help NAME`: a built-in's signature, meaning and example; a definition's doc; what a keyword does. Unknown: says
    /// so, with a near name if there is one.
    /// Also of signs, moves and words that are called otherwise here, and of several. `commands`: what the front end
    /// knows besides the language, as it is typed.
    [[nodiscard]] render::Drawing help(std::string_view asked, const std::vector<NameInfo>& commands = {}) const;
    /// `?WORD`: what has all these words in its name or meaning, the library's modules not yet imported too.
    [[nodiscard]] render::Drawing search(std::string_view words, const std::vector<NameInfo>& commands = {}) const;
    /// Is a line a question to help (`help`, `help NAME`, `help(NAME)`, `NAME?`, `?WORD`), and what does it ask? A
    /// session itself answers one that it is given to run, unless it knows something else by the name of `help`.
    struct HelpRequest {
        std::string asked;  ///< empty: how to begin
        bool is_search = false;
    };
    [[nodiscard]] static std::optional<HelpRequest> help_request(std::string_view line);
    /// `list`: what has been defined and imported, with the first line of each meaning.
    [[nodiscard]] render::Drawing list() const;

private:
    class Impl;
    [[nodiscard]] Engine& engine() const;
    /// As wide as the screen at most.
    [[nodiscard]] render::Drawing page(const render::Drawing& drawing) const;

    std::unique_ptr<Impl> impl_;
};

}  // namespace cubelang
