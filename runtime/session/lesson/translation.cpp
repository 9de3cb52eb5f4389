#include "runtime/session/lesson/translation.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "runtime/base/newlines.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lesson {
namespace {

constexpr std::string_view gap = "{}", equals = " = ";

std::vector<std::string> split_at_gaps(std::string_view text) {
    std::vector<std::string> pieces;
    for (std::size_t at = 0; at != text.npos;) {
        const auto next = text.find(gap, at);
        pieces.emplace_back(text.substr(at, next == text.npos ? next : next - at));
        at = next == text.npos ? next : next + gap.size();
    }
    return pieces;
}

// The values between the pieces, if the text consists of them.
std::optional<std::vector<std::string>> values_in(std::string_view text, const std::vector<std::string>& pieces) {
    if (!text.starts_with(pieces.front())) return std::nullopt;
    text.remove_prefix(pieces.front().size());
    std::vector<std::string> values;
    for (auto piece = pieces.begin() + 1; piece != pieces.end(); ++piece) {
        const bool is_last = piece + 1 == pieces.end();
        const auto end = !is_last || piece->empty() ? text.find(*piece) : text.rfind(*piece);
        const auto found = is_last && piece->empty() ? text.size() : end;
        if (found == text.npos || (is_last && found + piece->size() != text.size())) return std::nullopt;
        values.emplace_back(text.substr(0, found));
        text.remove_prefix(found + piece->size());
    }
    return values;
}

// The number of the value that a gap stands for, `{}` the next one and `{2}` the second.
struct Gap {
    std::size_t begin, end, value;
};
std::optional<Gap> gap_at(std::string_view text, std::size_t from, std::size_t next) {
    const auto begin = text.find('{', from);
    if (begin == text.npos) return std::nullopt;
    const auto end = text.find('}', begin);
    if (end == text.npos) return std::nullopt;
    const auto inner = text.substr(begin + 1, end - begin - 1);
    if (inner.size() == 1 && is_digits(inner)) return Gap{begin, end + 1, static_cast<std::size_t>(inner[0] - '1')};
    return inner.empty() ? std::optional(Gap{begin, end + 1, next}) : std::nullopt;
}

std::vector<std::size_t> gaps_in(std::string_view text) {
    std::vector<std::size_t> values;
    std::size_t at = 0;
    while (const auto found = gap_at(text, at, values.size())) {
        values.push_back(found->value);
        at = found->end;
    }
    return values;
}

std::string filled_in(std::string_view translation, const std::vector<std::string>& values) {
    std::string text;
    std::size_t at = 0, next = 0;
    while (const auto found = gap_at(translation, at, next++)) {
        text += std::string(translation.substr(at, found->begin - at)) + values[found->value];
        at = found->end;
    }
    return text + std::string(translation.substr(at));
}

bool has_same_gaps(std::string_view english, std::string_view translation) {
    auto ours = gaps_in(english), theirs = gaps_in(translation);
    std::ranges::sort(theirs);
    return ours == theirs;
}

}  // namespace

void Translation::add(std::string_view english, std::string_view translation) {
    auto pieces = split_at_gaps(english);
    if (std::ranges::all_of(pieces, &std::string::empty)) return;  // it would match every text
    if (pieces.size() == 1)
        plain_.insert_or_assign(std::string(english), std::string(translation));
    else
        patterns_.push_back({std::move(pieces), std::string(translation)});
}

Translation Translation::read(const std::string& name, const std::string& file, std::string_view text) {
    Translation made;
    made.language_ = name;
    std::uint32_t number = 0;
    for (const auto whole : lines_of(text)) {
        ++number;
        const auto line = trimmed(whole);
        if (line.empty() || line.starts_with('#')) continue;
        const auto at = line.find(equals);
        if (at == line.npos)
            made.problem_ =
                fmt::format("{}:{}: this line has no translation; write English = translation", file, number);
        else if (!has_same_gaps(line.substr(0, at), line.substr(at + equals.size())))
            made.problem_ = fmt::format("{}:{}: the values {{}} of the translation are not those of the English text",
                                        file, number);
        else
            made.add(trimmed(line.substr(0, at)), trimmed(line.substr(at + equals.size())));
        if (!made.problem_.empty()) break;
    }
    return made;
}

std::string Translation::operator()(std::string_view text) const {
    if (const auto found = plain_.find(text); found != plain_.end()) return found->second;
    for (const auto& [pieces, translation] : patterns_) {
        auto values = values_in(text, pieces);
        if (!values) continue;
        for (auto& value : *values) value = (*this)(value);
        return filled_in(translation, *values);
    }
    return std::string(text);
}

}  // namespace cubelang::lesson
