#include "runtime/session/lesson/word_answer.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "lang/scanner.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/session/lesson/sentence_answer.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {
namespace {

struct Quotes {
    std::string_view open, close;
};
constexpr std::array quotes{
    Quotes{"\"", "\""},         Quotes{"'", "'"},           Quotes{"`", "`"},           Quotes{"\u201C", "\u201D"},
    Quotes{"\u201E", "\u201C"}, Quotes{"\u2018", "\u2019"}, Quotes{"\u00AB", "\u00BB"},
};

std::string_view without_quotes(std::string_view text) {
    for (const auto& [open, close] : quotes)
        if (text.size() > open.size() + close.size() && text.starts_with(open) && text.ends_with(close))
            return text.substr(open.size(), text.size() - open.size() - close.size());
    return text;
}

// Several words are an answer if the model has several.
bool is_word(std::string_view text, std::string_view model) {
    const bool may_be_several = model.find(' ') != model.npos;
    const auto fits = [&](char c) { return is_letter(c) || c == '-' || c == '_' || (may_be_several && c == ' '); };
    return !text.empty() && is_letter(text.front()) && std::ranges::all_of(text, fits);
}

bool is_small(std::string_view text) { return lower(text) == text; }

// In lower case, with single spaces.
std::string folded(std::string_view text) { return lower(with_single_spaces(stripped(text))); }

bool is_truth_word(std::string_view model) { return truth_of(model).has_value(); }

std::optional<std::string> truth_statement(std::string_view line, const IsName& is_name) {
    const auto truth = truth_in(stripped(line));
    if (!truth || is_name(stripped(line))) return std::nullopt;
    return std::string(*truth ? "true" : "false");
}

// Moves are something to try, unless the model is the name of moves.
std::optional<std::string> text_statement(std::string_view line, std::string_view model, const IsName& is_name) {
    const auto word = stripped(line);
    const bool is_model = !word.empty() && folded(word) == folded(model);
    const bool may_be_moves = Session::is_moves(std::string(model));
    const bool is_other = is_word(word, model) && (may_be_moves || !Session::is_moves(std::string(word)));
    if ((!is_model && !is_other) || is_name(word)) return std::nullopt;
    return eval::in_quotes(in_style_of(model, word));
}

bool has_different_axes(std::string_view faces) {
    std::array<bool, 3> seen{};
    return std::ranges::all_of(faces, [&](char face) {
        const auto at = std::string_view("rludfb").find(face);
        return at != std::string_view::npos && !std::exchange(seen[at / 2], true);
    });
}

// A location without its @: two or three faces, perhaps with digits.
std::optional<std::string> location_statement(std::string_view line) {
    auto text = std::string(stripped(line));
    const bool is_upper = !text.empty() && upper(text) == text && text.find_first_of("0123456789\'") == text.npos;
    if (is_upper) text = lower(text);
    const std::string_view word = text;
    const auto faces = std::min(word.find_first_of("123456789"), word.size());
    if (faces < 2 || faces > 3 || !has_different_axes(word.substr(0, faces)) ||
        word.substr(faces).find_first_not_of("0123456789") != word.npos)
        return word.starts_with('@') && word != line ? std::optional(std::string(word)) : std::nullopt;
    return '@' + std::string(word);
}

std::optional<std::string> number_statement(std::string_view line, const IsName& is_name) {
    const auto number = number_in(stripped(line));
    return is_name(stripped(line)) ? std::nullopt : number;
}

std::optional<std::string> sentence_statement(std::string_view line, std::string_view model, const IsName& is_name) {
    if (Session::is_moves(std::string(model)) || is_name(line.substr(0, line.find(' ')))) return std::nullopt;
    const auto word = word_in(line, model);
    return word ? std::optional(eval::in_quotes(in_style_of(model, *word))) : std::nullopt;
}

std::optional<std::string> statement_of_type(std::string_view line, const ExpectedAnswer& expected,
                                             const IsName& is_name) {
    if (expected.type == "boolean") return truth_statement(line, is_name);
    if (expected.type == "location") return location_statement(line);
    auto word = expected.type == "text" ? text_statement(line, expected.text, is_name) : std::nullopt;
    if (word) return word;
    if (expected.type == "text") return sentence_statement(line, expected.text, is_name);
    const bool is_number = expected.type == "integer" || expected.type == "fraction";
    return is_number ? number_statement(line, is_name) : std::nullopt;
}

using Tokens = std::vector<lang::Token>;

// The tokens without comments.
Tokens code_tokens(std::string_view text) {
    auto tokens = lang::tokens_of(text);
    std::erase_if(tokens, [](const auto& token) {
        return token.kind == lang::Token::Kind::comment || token.kind == lang::Token::Kind::doc;
    });
    return tokens;
}

std::string_view token_text(std::string_view text, const lang::Token& token) {
    return text.substr(token.begin, token.end - token.begin);
}

// The number of tokens before the answer: of `let answer =`, `answer =`, `answer:`, `print`.
std::size_t lead(std::string_view text, const Tokens& tokens) {
    const auto is = [&](std::size_t at, std::string_view word) {
        return at + 1 < tokens.size() && token_text(text, tokens[at]) == word;
    };
    if (is(0, "let") && is(1, "answer") && is(2, "=")) return 3;
    if (is(0, "answer") && (is(1, "=") || is(1, ":") || is(1, "is"))) return 2;
    return is(0, "print") ? 1 : 0;
}

std::string answer_in_statement(std::string_view statement, const ExpectedAnswer& expected, const IsName& is_name) {
    const auto tokens = code_tokens(statement);
    if (tokens.empty()) return std::string(statement);
    const auto count = lead(statement, tokens);
    const auto begin = tokens[count].begin;
    const auto end = token_text(statement, tokens.back()) == ";" ? tokens.back().begin : tokens.back().end;
    if (end <= begin) return std::string(statement);
    const auto written = statement.substr(begin, end - begin);
    const auto answer = answer_statement(written, expected, is_name);
    // A printed word or number is an answer; a printed expression is an experiment.
    if (count == 1 && answer == written && !is_digits(written)) return std::string(statement);
    const auto before = count == 1 || count == 2 ? tokens[0].begin : begin;
    return std::string(statement.substr(0, before)) + answer + std::string(statement.substr(end));
}

bool defines(std::string_view text, const Tokens& tokens, std::string_view name) {
    for (std::size_t at = 1; at < tokens.size(); ++at) {
        const auto before = token_text(text, tokens[at - 1]);
        if ((before == "let" || before == "def" || before == "for") && token_text(text, tokens[at]) == name)
            return true;
    }
    return false;
}

}  // namespace

std::string_view stripped(std::string_view written) {
    for (std::size_t size = written.size() + 1; written.size() < size;) {
        size = written.size();
        written = without_quotes(trimmed_end(trimmed(written), " \t\r\n.!"));
    }
    return written;
}

std::optional<bool> truth_of(std::string_view written) {
    static constexpr std::array<std::string_view, 8> words{"yes", "y", "true", "yep", "no", "n", "false", "nope"};
    const auto inner = stripped(written);
    const auto word = lower(stripped(inner.substr(0, inner.find_first_of(",;"))));
    return std::ranges::find(words, std::string_view(word)) == words.end() ? std::nullopt : truth_in(inner);
}

std::string yes_or_no(bool truth) { return truth ? "yes" : "no"; }

std::string in_style_of(std::string_view model, std::string_view text) {
    if (folded(text) == folded(model)) return std::string(model);
    const auto truth = truth_of(text), right = truth_of(model);
    if (truth && right) return *truth == *right ? std::string(model) : yes_or_no(*truth);
    return is_small(model) ? lower(stripped(text)) : std::string(stripped(text));
}

std::string answer_statement(std::string_view line, const ExpectedAnswer& expected, const IsName& is_name) {
    return statement_of_type(line, expected, is_name).value_or(std::string(line));
}

std::optional<std::string> answer_literal(const ExpectedAnswer& value, const ExpectedAnswer& expected) {
    if (expected.type == "boolean" && value.type == "text")
        if (const auto truth = truth_in(stripped(value.text))) return *truth ? "true" : "false";
    if (expected.type == "text" && value.type == "text") return eval::in_quotes(in_style_of(expected.text, value.text));
    if (expected.type == "text" && value.type == "boolean" && is_truth_word(expected.text))
        return eval::in_quotes(in_style_of(expected.text, value.text));
    return std::nullopt;
}

std::string answer_script(std::string_view text, const ExpectedAnswer& expected, const IsName& is_name) {
    const auto tokens = code_tokens(text);
    const auto is_name_here = [&](std::string_view name) { return is_name(name) || defines(text, tokens, name); };
    std::string result;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end) {
        end = lang::statement_extent(text, begin).end;
        result += answer_in_statement(text.substr(begin, end - begin), expected, is_name_here);
    }
    return result;
}

}  // namespace cubelang::lesson
