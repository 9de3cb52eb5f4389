#pragma once
// Text in, answers out: the one door for every front end. A session remembers definitions, the cube in force and the
// last value. It writes nothing and reads no file but what `import` names; all that it says goes to the sink, in order.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/render/text/screen.hpp"

namespace cubelang {

namespace lang {
struct Diagnostic;
}

struct Answer {
    enum class Kind {
        value,    ///< what a bare expression shows
        printed,  ///< what `print` says
        error     ///< a diagnostic
    };
    Kind kind = Kind::value;
    std::string text;  ///< whole lines, the last one ended; with `json`, one JSON object on a line
    std::shared_ptr<const lang::Diagnostic> diagnostic{};  ///< an error, in parts
};

struct SessionOptions {
    int n = 3;  ///< the cube at the start; a bad size is reported by the first statement
    bool super = false;
    bool json = false;                   ///< every answer, errors too, is a JSON object
    bool full = false;                   ///< JSON: give `net` above N = 20 too
    bool color = false;                  ///< paint diagnostics
    bool recorded = false;               ///< keep what went well, to be undone and saved
    std::vector<std::string> arguments;  ///< what scripts see as `args`
    render::Screen screen{};             ///< what values are shown on
    /// Writes what a program saves (pictures): the problem in words, empty if there is none. Without it nothing is
    /// written.
    std::function<std::string(const std::string& path, const std::string& text)> write_file{};
    std::string table_folder{};  ///< where the solvers' tables are kept between sessions; empty: nowhere
    /// Told now and then how far a long computation has come, in one line; empty: it is over. From one thread at a
    /// time.
    std::function<void(const std::string& progress)> report{};
};

/// A name that can be completed or listed.
struct NameInfo {
    std::string name;
    std::string meaning;  ///< one line; may be empty
    enum class Kind { keyword, built_in, constant, definition, library, part, argument } kind = Kind::definition;
};

class Session {
public:
    /// The sizes of cubes.
    static constexpr int smallest_cube = 2, largest_cube = 2000;

    using Sink = std::function<void(const Answer&)>;

    explicit Session(SessionOptions options, Sink sink);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Reads the whole text before it runs any of it: every broken statement is reported and then nothing is run. An
    /// error while running stops it. `name` is shown in messages; a file's imports are looked up beside it. True if all
    /// went well. `first_line` is the text's own first line, if it is cut out of a longer one.
    bool run(std::string name, std::string text, std::uint32_t first_line = 1);

    // Of a recorded session
    /// Takes the last statement back; may be repeated. In words: what was taken back, or why nothing was.
    std::string undo();
    /// What has been run so far is where the session begins: undo stops there.
    void begin_here();
    /// A new session as it was made. Undo before anything else is run brings the old one back.
    void reset();
    /// What went well, as a script that does it again when it stands in `directory`; its first line is `script_mark`.
    [[nodiscard]] std::string script(const std::string& directory) const;
    [[nodiscard]] static std::string_view script_mark();

    /// Sets the cube in force; a bad size is reported. True if it is a good one.
    bool choose(int n, bool super);

    /// Text that arrives bit by bit: each statement is answered as soon as its end is seen. After an error, false, and
    /// with `json` the rest is still answered; without, the rest is ignored.
    bool feed(std::string_view text);
    /// The end of what was fed: the last statement may lack its newline. True if all of it went well.
    bool finish();

    /// Ends the computation under way, if any, with an error. May be called from a signal handler.
    void interrupt() noexcept;

    /// The screen has changed: a window was resized.
    void set_screen(render::Screen screen);

    /// What a name stands for that has been defined here (`_` too): its type, and the value as `print` writes it.
    struct Meaning {
        std::string type, text;
    };
    [[nodiscard]] std::optional<Meaning> meaning_of(std::string_view name) const;
    /// Gives `name` here the value that `theirs` has in another session. Functions stay where they are defined: false,
    /// as for a name that is not defined there.
    bool adopt(const std::string& name, const Session& from, std::string_view theirs);

    /// "cube 3> ", "supercube 5> "
    [[nodiscard]] std::string prompt() const;
    /// Must more lines follow before this text can be a statement?
    [[nodiscard]] static bool is_incomplete(std::string_view text);
    /// Names that begin with `prefix`: keywords, built-ins, what was defined or imported (`library_too`: or could be);
    /// sorted.
    [[nodiscard]] std::vector<NameInfo> completions(std::string_view prefix, bool library_too = false) const;
    /// What can stand where the cursor is: parts after `@` and within a cycle, arguments by name and their values
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

    /// `help`: how to begin.
    [[nodiscard]] std::string help() const;
    /// `help NAME`: a built-in's signature, meaning and example; a definition's doc; what a keyword does. Unknown: says
    /// so, with a near name if there is one.
    [[nodiscard]] std::string help(std::string_view name) const;
    /// `?WORD`: what has all these words in its name or meaning, the library's modules not yet imported too.
    [[nodiscard]] std::string search(std::string_view words) const;
    /// `list`: what has been defined and imported, with the first line of each meaning.
    [[nodiscard]] std::string list() const;

private:
    [[nodiscard]] const render::Screen& screen() const;
    [[nodiscard]] std::string page(const render::Drawing& drawing) const;

    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace cubelang
