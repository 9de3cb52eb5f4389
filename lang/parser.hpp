#pragma once
// Text to tree.

#include <functional>
#include <memory>
#include <vector>

#include "lang/ast.hpp"
#include "lang/diagnostic.hpp"
#include "runtime/base/stop_token.hpp"

namespace cubelang::lang {

struct Parsed {
    std::vector<Statement> statements;
    std::vector<Diagnostic> errors;  ///< one for each broken statement: its first fault. Empty if all is well.
    bool is_kept = true;             ///< false: all statements have been read, and were too many to be kept
};

class Builder;

/// Reads texts one after the other: the room that one took serves the next, so that many short ones cost little.
class Reader {
public:
    Reader();
    ~Reader();
    /// See below.
    [[nodiscard]] Parsed parse(const SourcePtr& source, StopToken stop = {});

private:
    std::unique_ptr<Builder> builder_;
};

/// Reads the whole text. Never throws for what the text says: every broken statement is reported.
/// `stop`, if given, is looked at every now and then: then the one error is that it was interrupted.
[[nodiscard]] Parsed parse(const SourcePtr& source, StopToken stop = {});

/// For very long texts, whose tree would be many times as large: it is kept only while it is of a moderate size, or of
/// one statement.
[[nodiscard]] Parsed parse_and_keep_little(const SourcePtr& source, StopToken stop = {});
/// Then each statement as it comes, gone when `use` is done with it. That is for texts without errors, and throws when
/// it is stopped.
void read_each(const SourcePtr& source, StopToken stop, const std::function<void(const Statement&)>& use);

}  // namespace cubelang::lang
