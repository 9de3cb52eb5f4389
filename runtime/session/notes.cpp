#include "runtime/session/notes.hpp"

#include <algorithm>
#include <string_view>

#include "lang/superset/look_alikes.hpp"

namespace cubelang::eval {
namespace {

// A comment behind it may have been meant as a part of it.
std::string_view with_comment(std::string_view text, lang::Span span) {
    const auto behind = std::min(text.find_first_not_of(" \t", span.end), text.size());
    const auto end = text.substr(behind).starts_with("//") ? std::min(text.find('\n', behind), text.size()) : span.end;
    return text.substr(span.begin, end - span.begin);
}

}  // namespace

std::vector<lang::Note> notes_on(const lang::Statement& statement, const lang::SourcePtr& source) {
    std::vector<lang::Note> notes;
    const auto begin = statement.span.begin;
    for (auto& found : lang::look_alikes(with_comment(source->text, statement.span))) {
        const lang::Span span{begin + found.span.begin, begin + found.span.end};
        notes.push_back({{source, span}, std::move(found.message), std::move(found.hint)});
    }
    return notes;
}

}  // namespace cubelang::eval
