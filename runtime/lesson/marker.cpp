#include "runtime/lesson/marker.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/scanner.hpp"
#include "runtime/lesson/seeds.hpp"

namespace cubelang::lesson {
namespace {

// A text that stands in the file's own lines and columns: blanks before it on its first line.
std::uint32_t line_begin(const std::string& text, std::uint32_t at) {
    const auto newline = at == 0 ? text.npos : text.rfind('\n', at - 1);
    return newline == text.npos ? 0 : static_cast<std::uint32_t>(newline) + 1;
}

constexpr std::string_view elements[] = {"algorithm", "permutation"};
bool is_element(std::string_view type) { return std::ranges::find(elements, type) != std::end(elements); }

// An algorithm is an answer to "which permutation?", a permutation none to "by which moves?".
bool fits(std::string_view type, std::string_view wanted) {
    return type == wanted || (type == "algorithm" && wanted == "permutation");
}

std::string without_newline(std::string text) {
    if (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

}  // namespace

const Answer* Said::last_value() const {
    const auto at = std::find_if(answers.rbegin(), answers.rend(), [](const Answer& answer) { return answer.kind == Answer::Kind::value; });
    return at == answers.rend() ? nullptr : &*at;
}

const lang::Diagnostic* Said::error() const {
    const auto at = std::find_if(answers.begin(), answers.end(), [](const Answer& answer) { return answer.diagnostic != nullptr; });
    return at == answers.end() ? nullptr : at->diagnostic.get();
}

Marker::Marker(const Lesson& lesson, std::uint64_t seed, const SessionOptions& options)
    : lesson_(lesson), seed_(seed), session_(options, [this](const Answer& answer) { heard_.push_back(answer); }) {}

// What is said of a text that stands in the file is shown in the file's own line.
Said Marker::run(const std::string& text, std::uint32_t begin) {
    const auto start = line_begin(lesson_.source->text, begin);
    const auto line = lang::line_column(*lesson_.source, begin).line;
    heard_.clear();
    Said said;
    said.well = session_.run(lesson_.source->name, std::string(begin - start, ' ') + text, line);
    said.answers = std::move(heard_);
    for (Answer& answer : said.answers) {
        if (answer.diagnostic == nullptr) continue;
        auto placed = *answer.diagnostic;
        const auto place = [&](lang::Where& where) {
            if (where.source->name != lesson_.source->name) return;
            const auto first = lang::line_column(*where.source, 0).line;
            const auto shift = line_begin_of(first);
            where = {lesson_.source, {where.span.begin + shift, where.span.end + shift}};
        };
        place(placed.where);
        for (auto& note : placed.notes) place(note.where);
        answer.diagnostic = std::make_shared<const lang::Diagnostic>(std::move(placed));
    }
    return said;
}

}  // namespace cubelang::lesson
