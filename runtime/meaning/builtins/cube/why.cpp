// `why`: the reason of an answer. The evaluator finds it and passes it as the reason of a boolean (eval/reasons.cpp).

#include <algorithm>

#include <fmt/format.h>

#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"

namespace cubelang::meaning {

struct Notation {
    std::string_view name, meaning, special;  ///< the characters that are escaped; none in plain text
};
template <>
struct Argument<Notation> : RowArgument<Argument<Notation>> {
    static constexpr std::string_view wanted = "text, markdown or latex", what = "notation";
    static constexpr Notation all[] = {
        {"text", "plain text", ""}, {"markdown", "Markdown", "*_`$[]<>\\"}, {"latex", "LaTeX", "_%&#{}$"}};
    static std::span<const Notation> rows() { return all; }
};

namespace {

bool is_in_word(std::string_view text, std::size_t at) {
    return at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) != 0 || text[at] == '\'');
}

// The end of the cycle that begins there; `from` if none does.
std::size_t cycle_end(std::string_view text, std::size_t from) {
    if (text[from] != '(') return from;
    const auto end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789+-,", from + 1);
    const bool is_cycle =
        end < text.size() && text[end] == ')' && text.substr(from, end - from).find_first_of(",+-") != text.npos;
    return is_cycle ? end + 1 : from;
}

// Also of a fraction. The 12 of @net.12 is not a number.
std::size_t number_end(std::string_view text, std::size_t from) {
    if (is_in_word(text, from - 1) || (from > 0 && text[from - 1] == '.')) return from;
    const auto first = text[from] == '-' ? from + 1 : from;
    const auto end = std::min(text.find_first_not_of("0123456789/", first), text.size());
    return end == first || text[first] == '/' || text[end - 1] == '/' || is_in_word(text, end) ? from : end;
}

// "18 * 4082400 = 73483200", which begins and ends with a number.
std::size_t formula_end(std::string_view text, std::size_t from) {
    auto end = number_end(text, from);
    while (end > from && end + 3 < text.size() && text[end] == ' ' && text[end + 2] == ' ' &&
           std::string_view("=*/+-").find(text[end + 1]) != std::string_view::npos) {
        const auto next = number_end(text, end + 3);
        if (next == end + 3) break;
        end = next;
    }
    return end;
}

std::string escaped(char c, const Notation& notation) {
    if (notation.special.find(c) != std::string_view::npos) return {'\\', c};
    if (notation.name == "markdown" || std::string_view("<>^~\\").find(c) == std::string_view::npos) return {c};
    return c == '\\' ? "\\textbackslash{}" : c == '<' || c == '>' ? fmt::format("${}$", c) : fmt::format("\\{}{{}}", c);
}

std::string formula(std::string_view text) {
    std::string written;
    for (const char c : text) written += c == '*' ? "\\cdot" : std::string{c};
    return fmt::format("${}$", written);
}

std::string written_as(const Notation& notation, std::string_view text) {
    if (notation.special.empty()) return std::string(text);
    std::string written;
    for (std::size_t i = 0; i < text.size();) {
        const auto end = std::max(cycle_end(text, i), formula_end(text, i));
        written += end > i ? formula(text.substr(i, end - i)) : escaped(text[i], notation);
        i = std::max(end, i + 1);
    }
    return written;
}

Value why(const At<Value>& question, const std::optional<Notation>& as) {
    const auto* answer = question->as<Boolean>();
    if (answer != nullptr && !answer->reason.empty())
        return make_notation(as ? written_as(*as, answer->reason) : answer->reason);
    throw lang::Error(
        question.where, "no reason is known for this",
        "why explains comparisons, tests such as is_normal(H, G), and answers such as order(p), solve(p), "
        "size(G); your own def why_f(x) = \"…\" gives the reason of f(x)");
}

}  // namespace

std::vector<BuiltIn> why_built_ins() {
    return {
        row({.name = "why",
             .parameters =
                 "question: the call or comparison, as in why(order(p)), why(p in G) | as: the notation of the "
                 "reason; text if left out",
             .meaning = "The reason of an answer; `why` alone explains the last one. Your own why_f(x) gives the "
                        "reason of f(x).",
             .example = "why(commutes(R, L))",
             .answer = "No part is moved by both, so the order does not matter.",
             .is_word = true},
            why),
    };
}

}  // namespace cubelang::meaning
