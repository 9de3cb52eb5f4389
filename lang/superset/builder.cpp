#include "lang/superset/builder.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"
#include "lang/limits.hpp"
#include "lang/strange.hpp"
#include "lang/superset/strange.hpp"

namespace cubelang::lang::superset {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// A number beyond every cube's layers stays beyond them.
std::int32_t take_number(std::string_view& text) {
    std::int32_t number = 0;
    for (; is_digit(text.front()); text.remove_prefix(1))
        number = std::min(number * 10 + (text.front() - '0'), 1'000'000);
    return number;
}

Span one_at(std::size_t offset) { return {static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(offset + 1)}; }

bool is_closing(char c) { return c == ')' || c == ']' || c == '>'; }
char closing(char open) { return open == '(' ? ')' : open == '[' ? ']' : '>'; }

}  // namespace

void Builder::twist(std::string_view spelled, Span span) {
    Twist twist;
    twist.face = spelled.back();
    if (spelled.size() > 1) {
        twist.kind = spelled.front();
        spelled.remove_prefix(1);
    }
    if (is_digit(spelled.front())) twist.first = take_number(spelled);
    if (spelled.front() == '-') {
        spelled.remove_prefix(1);
        twist.last = take_number(spelled);
    }
    push(span, twist);
}

void Builder::part(std::string_view spelled, Span span) {
    const auto letters = std::min(spelled.find_first_not_of("+-"), spelled.size());
    const auto digits = std::min(spelled.find_first_of("0123456789"), spelled.size());
    parts_.push_back({span, std::string(spelled.substr(0, letters)),
                      std::string(spelled.substr(letters, digits - letters)), std::string(spelled.substr(digits))});
}

// Brackets

void Builder::open(std::string_view, Span span) {
    if (brackets_.size() >= deepest_nesting)
        fail(span, fmt::format("nested deeper than {} levels", deepest_nesting),
             "an inner part can be a text of its own");
    brackets_.push_back({span.begin});
    scripts_.emplace_back();
}

Script Builder::pop() {
    Script script = std::move(scripts_.back());
    scripts_.pop_back();
    return script;
}

void Builder::close_cycle(std::string_view, Span span) {
    scripts_.pop_back();
    close(span, Cycle{std::exchange(parts_, {})});
}

void Builder::close_group(std::string_view, Span span) {
    Script body = pop();
    close(span, Group{std::move(body)});
}

void Builder::close_pair(std::string_view, Span span) {
    Script b = pop(), a = pop();
    close(span, Commutator{std::move(a), std::move(b)});
}

void Builder::close_angle(std::string_view, Span) {
    brackets_.back().closed = true;
    scripts_.emplace_back();
}

void Builder::conjugate(std::string_view, Span span) {
    Script b = pop(), a = pop();
    close(span, Conjugate{std::move(a), std::move(b), brackets_.back().inverted});
}

// Mistakes

void Builder::fail(Span span, std::string message, std::string hint) const {
    throw Error({source_, span}, std::move(message), std::move(hint));
}

void Builder::check_bracket(std::size_t offset) const {
    const auto open =
        std::find_if(brackets_.rbegin(), brackets_.rend(), [](const Bracket& bracket) { return !bracket.closed; });
    const bool at_end = offset == text().size();
    if (open == brackets_.rend()) {
        if (!at_end && is_closing(text()[offset]))
            fail(one_at(offset), fmt::format("this `{}` closes nothing", text()[offset]));
        return;
    }
    const char opened = text()[open->begin];
    if (at_end) fail(one_at(open->begin), fmt::format("this `{}` is never closed", opened));
    if (!is_closing(text()[offset]) || text()[offset] == closing(opened)) return;
    throw Error(Diagnostic{{source_, one_at(offset)},
                           fmt::format("`{}` cannot close `{}`", text()[offset], opened),
                           fmt::format("write `{}`", closing(opened)),
                           {{{source_, one_at(open->begin)}, "opened here"}}});
}

void Builder::wide(std::string_view, Span span) const {
    const char face = text()[span.begin - 1];
    fail({span.begin - 1, span.end}, fmt::format("`{}w` is not in this notation", face),
         fmt::format("the outer two layers are T{}", face));
}

void Builder::missing(std::size_t offset, const Complaint& complaint) const {
    using enum Complaint::Suspect;
    if (complaint.suspect != nothing) check_bracket(offset);
    const Span span{static_cast<std::uint32_t>(offset),
                    static_cast<std::uint32_t>(offset + piece_length(text(), offset))};
    const bool is_word = offset < text().size() && !is_closing(text()[offset]);
    if (complaint.suspect != word || !is_word) fail(span, std::string(complaint.message), std::string(complaint.hint));
    auto [message, hint, length] = what_is_strange(text().substr(offset));
    fail({span.begin, span.begin + static_cast<std::uint32_t>(length)}, std::move(message), std::move(hint));
}

}  // namespace cubelang::lang::superset
