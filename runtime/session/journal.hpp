#pragma once
// The successful statements of a session: they can be undone, and saved as a script.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "runtime/meaning/eval/changes.hpp"
#include "runtime/meaning/eval/interpreter.hpp"

namespace cubelang::inline session {

class Journal {
public:
    static constexpr std::size_t most_undone = 100;        ///< statements that can be undone
    static constexpr std::size_t most_bytes = 256U << 20;  ///< kept in replaced values

    /// `opening`: the statements that recreate the session's initial state.
    explicit Journal(std::string opening) : opening_(std::move(opening)) {}

    /// If it throws, nothing has been added and the caller still owns `changes`.
    void add(const lang::Statement& statement, const lang::SourcePtr& source, meaning::Changes&& changes);
    /// The statements so far can no longer be undone.
    void set_undo_floor() { floor_ = steps_.size(); }
    /// Undoes the last statement and returns its first line; nothing if that is impossible (see why_not).
    std::optional<std::string> undo(meaning::Interpreter& interpreter);
    [[nodiscard]] std::string why_not() const;
    [[nodiscard]] std::size_t size() const { return steps_.size(); }

    /// The session as a script to be saved in `directory`; paths of imported files are relative to it where possible.
    [[nodiscard]] std::string script(const std::string& directory) const;
    /// Has nothing been run since the start or the undo floor?
    [[nodiscard]] bool is_fresh() const { return steps_.size() <= floor_; }
    /// The first line of such a script.
    [[nodiscard]] static std::string_view mark();

private:
    struct ImportedFile {
        std::size_t begin, end;  ///< the position of its name in the statement
        std::string path;        ///< absolute
    };
    struct Step {
        std::string text;
        std::string doc;
        std::vector<ImportedFile> files;
        std::optional<meaning::Changes> changes;  ///< empty: too old to be undone
        std::size_t weight = 0;
    };
    static void find_files(const lang::Statement& statement, const lang::Source& source, std::size_t start,
                           std::vector<ImportedFile>& files);
    void forget_old();

    std::string opening_;
    std::vector<Step> steps_;
    std::size_t floor_ = 0, undoable_ = 0, bytes_ = 0;
};

}  // namespace cubelang::inline session
