#pragma once
// The tree of superset.hpp while it grows, and what to say where it cannot. The grammar's actions call one function
// each, in the order in which the text is read.

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/superset/parser.hpp"

namespace cubelang::lang::superset {

/// What to say where a rule must match and does not.
struct Complaint {
    std::string_view message, hint;
    /// What else can be to blame: nothing; the bracket around it, left open or closed by another; or also the word that
    /// stands there, which begins no statement.
    enum class Suspect : std::uint8_t { nothing, bracket, word } suspect = Suspect::word;
};

class Builder {
public:
    explicit Builder(SourcePtr source) : source_(std::move(source)), scripts_(1) {}

    [[nodiscard]] std::string_view text() const { return source_->text; }
    [[nodiscard]] Script take() { return std::move(scripts_.front()); }

    void pause(std::string_view, Span span) { push(span, Pause{}); }
    void twist(std::string_view spelled, Span span);
    void part(std::string_view spelled, Span span);

    // A bracket opens, parts its sides, and closes, which makes a statement of it.
    void open(std::string_view, Span span);
    void next_side(std::string_view, Span) { scripts_.emplace_back(); }
    void close_cycle(std::string_view, Span span);
    void close_group(std::string_view, Span span);
    void close_pair(std::string_view, Span span);
    void close_angle(std::string_view, Span);
    void inverted(std::string_view, Span) { brackets_.back().inverted = true; }
    void conjugate(std::string_view, Span span);

    void inverse(std::string_view, Span span) { suffix({span.begin, Suffix::Kind::inverse}); }
    void reflection(std::string_view, Span span) { suffix({span.begin, Suffix::Kind::reflection}); }
    void repetition(std::string_view, Span span) {
        suffix({span.begin, Suffix::Kind::repetition, span.end - span.begin});
    }

    /// `Rw`
    [[noreturn]] void wide(std::string_view, Span span) const;
    [[noreturn]] void unclosed_comment(std::string_view, Span span) const {
        fail(span, "this comment is never closed", "it ends with */");
    }
    /// What was read on `span` is wrong.
    [[noreturn]] void fail(Span span, std::string message, std::string hint = {}) const;
    /// What must come does not, at `offset`.
    [[noreturn]] void missing(std::size_t offset, const Complaint& complaint) const;

private:
    struct Bracket {
        std::uint32_t begin;
        bool closed = false;    // the > of <A>B
        bool inverted = false;  // <A>'B
    };

    template <typename Node>
    void push(Span span, Node node) {
        scripts_.back().push_back({span, std::move(node), {}});
    }
    /// The innermost bracket ends, and is a statement.
    template <typename Node>
    void close(Span end, Node node) {
        push({brackets_.back().begin, end.end}, std::move(node));
        brackets_.pop_back();
    }
    void suffix(Suffix suffix) { scripts_.back().back().suffixes.push_back(suffix); }
    [[nodiscard]] Script pop();
    void check_bracket(std::size_t offset) const;

    SourcePtr source_;
    std::vector<Script> scripts_;  // being read, the innermost last
    std::vector<Bracket> brackets_;
    std::vector<PartName> parts_;
};

}  // namespace cubelang::lang::superset
