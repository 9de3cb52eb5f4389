#pragma once
// The statements of a script shown between their answers, as at a prompt, with the comments above them.

#include <string>
#include <string_view>

#include "lang/source.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang {

/// Is one of the comments above the first statement `# echo`?
[[nodiscard]] bool asks_for_echo(std::string_view text);

/// Goes through the text of a script with its statements.
class Echo {
public:
    Echo(std::string_view text, bool wanted) : text_(text), wanted_(wanted) {}

    [[nodiscard]] bool is_wanted() const { return wanted_; }
    /// What has not been shown yet of the text up to the end of the statement's line; no lines if that is nothing.
    [[nodiscard]] render::Drawing of(lang::Span statement, const std::string& prompt);

private:
    std::string_view text_;
    bool wanted_;
    std::size_t shown_ = 0;
};

}  // namespace cubelang
