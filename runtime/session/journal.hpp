#pragma once
// What went well in a session, statement by statement: to be undone, and to be written down as a script that does
// it again.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/ast.hpp"
#include "runtime/meaning/eval/changes.hpp"
#include "runtime/meaning/eval/interpreter.hpp"

namespace cubelang::eval {

class Journal {
public:
    static constexpr std::size_t most_undone = 100;        ///< statements that can be undone
    static constexpr std::size_t most_bytes = 256U << 20;  ///< of what they replaced

    /// `opening`: the statements that make a session such as this one was at the start.
    explicit Journal(std::string opening) : opening_(std::move(opening)) {}

    /// If it throws, nothing has been added and the changes are still the caller's.
    void add(const lang::Statement& statement, const lang::SourcePtr& source, Changes&& changes);
    /// What came so far is not undone: the session begins here.
    void set_undo_floor() { floor_ = steps_.size(); }
    /// Rolls the last statement back; its first line. Nothing: see `why_not`.
    std::optional<std::string> undo(Interpreter& interpreter);
    [[nodiscard]] std::string why_not() const;

    /// The session as a script to be kept in `directory`, from where it finds the files it imports.
    [[nodiscard]] std::string script(const std::string& directory) const;
    /// Has nothing been run since the beginning?
    [[nodiscard]] bool is_fresh() const { return steps_.size() <= floor_; }
    /// How such a script begins.
    [[nodiscard]] static std::string_view mark();

private:
    struct ImportedFile {
        std::size_t begin, end;  ///< where its name is in the statement
        std::string path;        ///< absolute
    };
    struct Step {
        std::string text;
        std::string doc;
        std::vector<ImportedFile> files;
        std::optional<Changes> changes;  ///< none: too long ago
        std::size_t weight = 0;
    };
    static void find_files(const lang::Statement& statement, const lang::Source& source, std::size_t start,
                           std::vector<ImportedFile>& files);
    void forget_old();

    std::string opening_;
    std::vector<Step> steps_;
    std::size_t floor_ = 0, undoable_ = 0, bytes_ = 0;
};

}  // namespace cubelang::eval
