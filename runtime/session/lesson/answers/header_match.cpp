// Which exercise a header means.

#include <algorithm>
#include <charconv>

#include "lang/phrasebook/suggest.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/lesson/answers/script_header.hpp"

namespace cubelang::lesson {
namespace {

// Letters of other alphabets are bytes from 0x80.
bool is_sign_of_name(char c) {
    return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

// Letters and digits, small: "Three quarters", "three-quarters", "three  quarters".
std::string folded_name(std::string_view name) {
    std::string result;
    for (const char c : name)
        if (is_sign_of_name(c)) result += lower(c);
    return result;
}

std::optional<std::string> named(std::string_view name, const std::vector<std::string>& names) {
    if (std::ranges::find(names, name) != names.end()) return std::string(name);
    const auto folded = folded_name(name);
    const auto is_same = [&](const std::string& one) { return folded_name(one) == folded; };
    const auto found = std::ranges::find_if(names, is_same);
    if (folded.empty() || found == names.end()) return std::nullopt;
    const bool is_only = std::ranges::count_if(names, is_same) == 1;  // else they differ in nothing else
    return is_only ? std::optional(*found) : std::nullopt;
}

// The one name that is in it, among more words: `3-cycles only corners`.
std::optional<std::string> contained(std::string_view name, const std::vector<std::string>& names) {
    constexpr std::size_t shortest = 4;
    const auto folded = folded_name(name);
    std::optional<std::string> longest;
    for (const auto& one : names) {
        const auto inner = folded_name(one);
        if (inner.size() < shortest || folded.find(inner) == folded.npos) continue;
        if (longest && folded_name(*longest).find(inner) != std::string::npos) continue;
        if (longest && inner.find(folded_name(*longest)) == inner.npos) return std::nullopt;
        longest = one;
    }
    return longest;
}

std::optional<std::string> numbered(std::string_view number, const std::vector<std::string>& names) {
    std::size_t at = 0;
    const auto [rest, error] = std::from_chars(number.data(), number.data() + number.size(), at);
    const bool is_there = error == std::errc{} && rest == number.data() + number.size() && at > 0 && at <= names.size();
    return is_there ? std::optional(names[at - 1]) : std::nullopt;
}

}  // namespace

Match match(const Header& header, const std::vector<std::string>& names) {
    using How = Match::How;
    for (const auto& name : {header.name, header.number + header.name})
        if (const auto found = named(name, names)) return {How::exactly, *found};
    if (const auto found = contained(header.name, names)) return {How::nearly, *found};
    if (const auto found = header.name.empty() ? std::nullopt : eval::nearest(header.name, names))
        return {How::nearly, *found};
    if (const auto found = numbered(header.number, names))
        return {header.name.empty() ? How::exactly : How::by_number, *found};
    return {};
}

}  // namespace cubelang::lesson
