#pragma once
// The parser: from a text to its syntax tree.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::lang {

struct ParseResult {
    std::vector<Statement> statements;
    std::vector<Diagnostic> errors;  ///< the first error of each broken statement
    bool is_kept = true;             ///< false: all statements were parsed, but are too many to be kept
};

class Builder;

/// A parser that keeps its allocated memory from one text to the next, for many short texts.
class Reader {
public:
    Reader();
    ~Reader();
    /// Like the function below.
    [[nodiscard]] ParseResult parse(const SourcePtr& source, StopToken stop = {});

private:
    std::unique_ptr<Builder> builder_;
};

/// Parses the whole text. Errors in it are returned, not thrown: one for each broken statement. If `stop` is
/// requested, the only error is the interruption.
[[nodiscard]] ParseResult parse(const SourcePtr& source, StopToken stop = {});

/// The same for very long texts, whose tree could be many times as large: the statements are kept only if the tree is
/// of moderate size, or of a single statement.
[[nodiscard]] ParseResult parse_bounded(const SourcePtr& source, StopToken stop = {});
/// The statement, which cannot be run, as a row of [reading] reads it.
[[nodiscard]] std::optional<Diagnostic> statement_as_read(Where where);
/// Whether a text can be parsed.
[[nodiscard]] bool is_program(const std::string& text);
/// The statement that begins there. Throws its error.
[[nodiscard]] Statement statement_at(const SourcePtr& source, std::size_t begin);
/// Parses a text without errors and passes each statement to `use`, after which it is freed. Throws if it is stopped.
void for_each_statement(const SourcePtr& source, StopToken stop, const std::function<void(const Statement&)>& use);

}  // namespace cubelang::lang
