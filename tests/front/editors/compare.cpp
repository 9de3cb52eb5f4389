// compare GRAMMAR FILE...: compares an editor's highlighting of files with the program's tokens, character by
// character. FILE.painted beside each FILE is the highlighting: a letter of the table `classes` for each character.

#include <algorithm>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "front/editors/words.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::editors {
namespace {

using lang::Token;

// clang-format off
struct Class {
    Token::Kind kind;
    char letter;
};
// All other characters are plain: blanks, brackets, signs, and unknown names.
constexpr Class classes[] = {
    {Token::Kind::comment,  '#'},
    {Token::Kind::doc,      '!'},
    {Token::Kind::text,     '"'},
    {Token::Kind::keyword,  'k'},
    {Token::Kind::moves,    'm'},
    {Token::Kind::number,   '1'},
    {Token::Kind::field,    '.'},
    {Token::Kind::part,     'p'},
    {Token::Kind::location, '@'},
};
constexpr char function = 'f', constant = 'c', plain = '-';
// clang-format on

std::string read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path);
    return {std::istreambuf_iterator<char>(file), {}};
}

// The name of an argument is plain: `style = letters`.
bool names_argument(std::string_view text, const Token* next) {
    return next != nullptr && text.substr(next->begin, next->end - next->begin) == "=";
}

char letter_of_name(std::string_view name) {
    if (is_in_list("functions", name)) return function;
    return is_in_list("constants", name) ? constant : plain;
}

char letter_of(std::string_view text, const Token& token, const Token* next) {
    if (token.kind == Token::Kind::name && !names_argument(text, next))
        return letter_of_name(text.substr(token.begin, token.end - token.begin));
    for (const auto& [kind, letter] : classes)
        if (kind == token.kind) return letter;
    return plain;
}

// A letter for each byte.
std::string letters_of(std::string_view text) {
    std::string letters(text.size(), plain);
    const auto tokens = lang::tokens_of(text);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto* const next = i + 1 < tokens.size() ? &tokens[i + 1] : nullptr;
        const auto& [kind, begin, end, partner] = tokens[i];
        letters.replace(begin, end - begin, end - begin, letter_of(text, tokens[i], next));
    }
    return letters;
}

// A letter for each character; newlines are kept.
std::string painting_of(std::string_view text) {
    const auto letters = letters_of(text);
    std::string painting;
    for (std::size_t at = 0; at < text.size(); at = character_end(text, at))
        painting += text[at] == '\n' ? '\n' : letters[at];
    return painting;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

// `# except vim emacs: REASON` marks the lines up to the next empty one in which these grammars misread something.
bool is_exception_for(const std::string& line, const std::string& grammar) {
    constexpr std::string_view sign = "# except ";
    const auto names = line.starts_with(sign) ? line.substr(sign.size() - 1, line.find(':') - sign.size() + 1) : "";
    return (names + ' ').find(' ' + grammar + ' ') != std::string::npos;
}

// Grammars take names in brackets for the parts of a cycle where only the text around the brackets tells.
bool is_painted_well(const std::string& text, const std::string& painted, const std::string& expected) {
    constexpr std::string_view around[] = {") ->", "let (", "for (", ")("};
    const bool has_names = std::ranges::any_of(around, [&](auto sign) { return text.find(sign) != text.npos; });
    return std::ranges::equal(painted, expected, [&](char grammar, char program) {
        return grammar == program || (has_names && grammar == 'p' && program != 'p');
    });
}

class Comparison {
public:
    Comparison(std::string grammar, std::string path)
        : grammar_(std::move(grammar)),
          path_(std::move(path)),
          text_(lines_of(read(path_))),
          expected_(lines_of(painting_of(read(path_)))),
          painted_(lines_of(read(path_ + ".painted"))) {}

    /// Prints and counts the wrong lines; an exception that is not needed counts too.
    std::size_t run() {
        painted_.resize(expected_.size());
        for (std::size_t i = 0; i < text_.size(); ++i) compare(i);
        end_exception(text_.size());
        return wrong_;
    }

private:
    void compare(std::size_t i) {
        if (text_[i].empty()) end_exception(i);
        if (is_exception_for(text_[i], grammar_)) is_excepted_ = true;
        if (is_painted_well(text_[i], painted_[i], expected_[i])) return;
        misread_ = true;
        if (!is_excepted_) complain(i);
    }

    void complain(std::size_t i) {
        ++wrong_;
        std::cout << path_ << ':' << i + 1 << ":\n  " << text_[i] << "\n  " << expected_[i] << " the program\n  "
                  << painted_[i] << " the grammar\n";
    }

    void end_exception(std::size_t i) {
        if (is_excepted_ && !misread_) {
            ++wrong_;
            std::cout << path_ << ':' << i << ": the exception for " << grammar_ << " above is not needed\n";
        }
        is_excepted_ = misread_ = false;
    }

    std::string grammar_, path_;
    std::vector<std::string> text_, expected_, painted_;
    bool is_excepted_ = false, misread_ = false;
    std::size_t wrong_ = 0;
};

}  // namespace
}  // namespace cubelang::editors

int main(int count, char** arguments) try {
    std::size_t wrong = 0;
    for (int i = 2; i < count; ++i) wrong += cubelang::editors::Comparison(arguments[1], arguments[i]).run();
    if (wrong != 0) std::cout << wrong << " lines are highlighted differently from the program's tokens\n";
    return wrong == 0 ? 0 : 1;
} catch (const std::exception& problem) {
    std::fprintf(stderr, "editors_compare: %s\n", problem.what());
    return 1;
}
