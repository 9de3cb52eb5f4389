#pragma once
// A session's texts by statement: splitting a text that arrives in pieces, and showing statements between their
// answers.

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "lang/scanner.hpp"
#include "lang/source.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/render/drawing.hpp"

namespace cubelang::inline session {

/// Splits a text that arrives in pieces into statements, as soon as each is complete.
class Intake {
public:
    /// Calls take(source) for each completed statement.
    template <class Take>
    void add(std::string_view text, Take take) {
        pending_ += text;
        if (text.find_first_of("\n;") == text.npos) return;  // nothing ends here
        // Erases the processed text once at the end, also if memory runs out in between.
        struct Done {
            std::string& text;
            std::size_t end = 0;
            ~Done() { text.erase(0, end); }
        } done{pending_};
        for (auto extent = next(0); extent.ended; extent = next(done.end)) {
            auto statement = pending_.substr(done.end, extent.end);
            done.end += extent.end;
            take(source_of(std::move(statement)));
        }
    }
    /// Calls take(source) for the remaining text, if there is any.
    template <class Take>
    void finish(Take take) {
        growing_ = {};
        if (auto rest = std::exchange(pending_, {}); !rest.empty()) take(source_of(std::move(rest)));
    }

private:
    [[nodiscard]] lang::Extent next(std::size_t begin) {
        return growing_.extent(std::string_view(pending_).substr(begin));
    }
    [[nodiscard]] lang::SourcePtr source_of(std::string statement) {
        const auto [line, column] = place_;
        for (auto at = statement.find('\n'); at != statement.npos; at = statement.find('\n', at + 1)) ++place_.line;
        if (place_.line != line) place_.column = 1;
        const auto last_line = std::string_view(statement).substr(statement.rfind('\n') + 1);
        place_.column += static_cast<std::uint32_t>(count_characters(last_line));
        return lang::make_source("<stdin>", std::move(statement), line, column);
    }

    std::string pending_;
    lang::GrowingStatement growing_;
    lang::LineColumn place_;  ///< the position of the next statement in the whole text
};

/// Is one of the comments above the first statement `# echo`?
[[nodiscard]] bool asks_for_echo(std::string_view text);

/// Shows the statements of a script between their answers, as at a prompt, with the comments above them.
class Echo {
public:
    Echo(std::string_view text, bool wanted) : text_(text), wanted_(wanted) {}

    [[nodiscard]] bool is_wanted() const { return wanted_; }
    /// The lines not shown yet up to the last line of the statement; no lines if all have been shown.
    [[nodiscard]] render::Drawing of(lang::Span statement, const std::string& prompt);

private:
    std::string_view text_;
    bool wanted_;
    std::size_t shown_ = 0;
};

}  // namespace cubelang::inline session
