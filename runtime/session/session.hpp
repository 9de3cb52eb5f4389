#pragma once
// Text in, answers out: the interface for every front end. A session remembers definitions, the current cube and the
// last value. It reaches the outside world only through its Host; answers go to the sink, in order and not yet
// painted.

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostic.hpp"
#include "runtime/cube/geometry.hpp"
#include "runtime/meaning/host/host.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::meaning {
class Value;
}

namespace cubelang::inline session {

class Engine;

/// A slider (see the built-in `slider`) with the values low, low + step, …, high, and the way to move it.
struct ShownSlider {
    std::string low, high, step, value;
    lang::Where where;        ///< of its call
    std::uint32_t statement;  ///< offset of its statement
    std::size_t before;       ///< recorded statements before it, for `rewind`
};

/// The values to which the sliders of a text have been moved, by the offset of their call. Statements that begin before
/// `from` are not run.
struct MovedText {
    std::map<std::uint32_t, std::string> values{};
    std::uint32_t from = 0;
};

struct Answer {
    enum class Kind {
        value,       ///< the value of a bare expression
        printed,     ///< the output of `print`
        noted,       ///< only notes, on a statement that shows nothing
        error,       ///< an error
        interrupted  ///< the computation was interrupted, which is not an error
    };
    Kind kind = Kind::value;
    render::Drawing drawing{};                             ///< of a value or of printed text, if drawings are wanted
    std::string json{};                                    ///< one object, on a line without its newline, if wanted
    std::shared_ptr<const lang::Diagnostic> diagnostic{};  ///< of an error or interruption; else null
    /// Notes on notation that other programs read differently. In JSON they are a field of the object.
    std::vector<lang::Note> notes{};
    /// The sliders of the statement, if the host shows sliders.
    std::vector<ShownSlider> sliders{};
    /// Draws the value again without a limit on rows; set if the drawing leaves something out. An error becomes
    /// another answer, and the drawing is empty. Valid for the lifetime of the session.
    std::function<render::Drawing()> whole{};
    /// The value, if values are wanted. A function in it is valid for the lifetime of the session.
    std::shared_ptr<const meaning::Value> value{};

    /// Is it an error or an interruption?
    [[nodiscard]] bool failed() const { return diagnostic != nullptr; }
};

struct SessionOptions {
    int n = 3;  ///< the initial cube; with an invalid size every text is answered by an error
    bool super = false;
    bool drawings = true;                ///< answers have drawings
    bool json = false;                   ///< answers, including errors, have JSON
    bool full = false;                   ///< JSON: include `net` above N = 20 too
    bool every = false;                  ///< JSON: a last answer, of the type done, ends each statement
    bool echo = false;                   ///< show statements before their answers, if drawings are wanted
    bool recorded = false;               ///< record successful statements, for `undo` and `save`
    std::vector<std::string> arguments;  ///< the value of `args`
    bool values = false;                 ///< answers have their values
};

/// A name in a completion or a list.
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
    /// The range of cube sizes.
    static constexpr int smallest_cube = cube::smallest_cube, largest_cube = cube::largest_cube;

    using Sink = std::function<void(const Answer&)>;

    /// The host must outlive the session.
    explicit Session(SessionOptions options, Sink sink, const Host& host = no_host());
    Session(SessionOptions options, Sink sink, const Host&& host) = delete;
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Parses the whole text before running any of it: all syntax errors are reported, and nothing is run if there
    /// are any. An error at run time ends it. `name` is shown in messages; a file's imports are looked up in its
    /// folder. Returns true on success. `first_line`: number of the first line, for a text cut out of a longer one.
    bool run(std::string name, std::string text, std::uint32_t first_line = 1);
    /// The same for typed text: the answers have notes on notation that other programs read differently. (With `json`
    /// they always have.)
    bool run_typed(std::string name, std::string text, MovedText moved = {});
    /// The text, or the call that reads it if it is a posted solve: several lines, the first of them `Scramble: …`.
    [[nodiscard]] static std::string statement_of(std::string text);

    /// The errors that can be found without running the text, in order: syntax errors, or else unknown names. The
    /// session does not change.
    [[nodiscard]] std::vector<lang::Diagnostic> check(std::string name, std::string text) const;

    // Recorded sessions only
    /// Undoes the last statement; may be repeated. Returns a message: the undone statement, or the reason for undoing
    /// nothing.
    std::string undo();
    /// Undoes statements until only this number of recorded ones is left, as far as possible.
    void rewind(std::size_t statements);
    /// The statements so far can no longer be undone.
    void set_undo_floor();
    /// Starts a new session with the same options. An undo before anything else is run restores the old one.
    void reset();
    /// The successful statements as a script to be saved in `directory`; its first line is `script_mark`.
    [[nodiscard]] std::string script(const std::string& directory) const;
    [[nodiscard]] static std::string_view script_mark();

    /// Sets the current cube. Returns false for an invalid size, which is reported.
    bool choose(int n, bool super);

    /// Adds text that arrives in pieces; each statement is answered once it is complete. Returns false from the first
    /// error on; the rest is then answered only with `json`.
    bool feed(std::string_view text);
    /// Ends the fed text; its last statement may lack the newline. Returns true if all of it succeeded.
    bool finish();

    [[nodiscard]] const Host& host() const;

    /// Interrupts the computation under way, if any. May be called from a signal handler.
    void interrupt() noexcept;

    /// The offset of the running statement, or of the last one, in its text.
    [[nodiscard]] std::uint32_t running_statement() const;

    /// A name that was defined here (`_` too): its type, its value as `print` shows it, and its truth value if it is
    /// a boolean.
    struct Meaning {
        std::string type, text;
        std::optional<bool> truth{};
    };
    [[nodiscard]] std::optional<Meaning> meaning_of(std::string_view name) const;
    /// Where a name that was defined or imported here has its definition, in the text of the session or of the
    /// module. Nothing for names that no text defines.
    [[nodiscard]] std::optional<lang::Where> definition_of(std::string_view name) const;
    /// Defines `name` with the value of `theirs` in another session. Returns false if that is not defined or contains
    /// a function.
    bool adopt(const std::string& name, const Session& from, std::string_view theirs);
    /// Defines `name`, a valid name of the language, as `let` does. The value must not contain a function.
    void define(const std::string& name, const meaning::Value& value);

    /// "cube 3> ", "supercube 5> "
    [[nodiscard]] std::string prompt() const;
    /// Does the text need more lines to be a statement?
    [[nodiscard]] static bool is_incomplete(std::string_view text);
    /// The names that begin with `prefix`, sorted: keywords, built-ins, defined and imported names; `library_too`:
    /// also names that could be imported.
    [[nodiscard]] std::vector<NameInfo> completions(std::string_view prefix, bool library_too = false) const;
    /// The completions at the end of `before`: parts after `@` and in a cycle, argument names and values in a call,
    /// otherwise names. Each replaces the last `length` bytes.
    struct Continuation {
        std::size_t length = 0;
        std::vector<NameInfo> names;
    };
    [[nodiscard]] Continuation continuation(std::string_view before) const;
    /// The topics of `help`.
    [[nodiscard]] static std::vector<NameInfo> topics();
    /// The built-in functions by group, in the order of the reference.
    [[nodiscard]] static std::vector<NameInfo> functions();
    /// The kind of a name; nothing if it is unknown.
    [[nodiscard]] std::optional<NameInfo::Kind> kind(std::string_view name) const;
    /// The call of a function and its meaning, on one line: "image(p, at)  where …". Empty if the name is not a
    /// function.
    [[nodiscard]] std::string signature(std::string_view name) const;
    /// Does the word spell moves?
    [[nodiscard]] static bool is_moves(std::string_view word);
    /// The library modules that can be imported, each with its first sentence.
    [[nodiscard]] static std::vector<NameInfo> library_modules();

    // Pages of help are folded to the screen width.
    /// `help`: the first page.
    [[nodiscard]] render::Drawing help() const;
    /// `help NAME`: the signature, meaning and example of a built-in, the doc comment of a definition, the meaning of
    /// a keyword; also of signs, moves, other programs' words, and several names at once. An unknown name is reported
    /// with a near match. `commands`: the front end's own commands, as typed.
    [[nodiscard]] render::Drawing help(std::string_view asked, const std::vector<NameInfo>& commands = {}) const;
    /// `?WORD`: entries with all these words in the name or meaning, also in library modules that are not yet
    /// imported.
    [[nodiscard]] render::Drawing search(std::string_view words, const std::vector<NameInfo>& commands = {}) const;
    /// Parses a request for help (`help`, `help NAME`, `help(NAME)`, `NAME?`, `?WORD`); nothing for other lines.
    /// `run` answers requests too, unless `help` has been defined as something else.
    struct HelpRequest {
        std::string subject;  ///< empty: the first page
        bool is_search = false;
    };
    [[nodiscard]] static std::optional<HelpRequest> help_request(std::string_view line);
    /// `list`: the defined and imported names, each with the first line of its meaning.
    [[nodiscard]] render::Drawing list() const;

private:
    class Impl;
    [[nodiscard]] Engine& engine() const;
    /// Folds a page to the screen width.
    [[nodiscard]] render::Drawing page(const render::Drawing& drawing) const;

    std::unique_ptr<Impl> impl_;
};

}  // namespace cubelang::inline session
