#include "lang/tokens.hpp"

#include <algorithm>
#include <array>

#include "lang/scanner.hpp"
#include "lang/token_grammar.hpp"
#include "runtime/base/utf8.hpp"

namespace cubelang::lang {
namespace {

namespace pegtl = tao::pegtl;
namespace g = grammar;
using Kind = Token::Kind;

// State that the grammar's gaps read: a token contains no newline, but lookahead may pass one.
struct State {
    bool newline_is_blank = true;
};

/// The length of the rule's match at the front of the text; 0 if it does not match.
template <typename Rule>
std::size_t length(std::string_view text) {
    pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf_crlf, const char*> in(text.begin(), text.end(), "");
    State state;
    return pegtl::parse<Rule>(in, state) ? in.byte() : 0;
}

struct TokenRule {
    Kind kind;
    std::size_t (*length)(std::string_view text);
};
// The first match counts.
constexpr TokenRule token_rules[] = {
    {Kind::doc, length<g::doc_line>},
    {Kind::comment, length<g::token::comment>},
    {Kind::keyword, length<g::any_keyword>},
    {Kind::name, length<g::argument_name>},
    {Kind::name, length<g::token::numbering>},
    {Kind::moves, length<g::move_word>},
    {Kind::name, length<g::word>},
    {Kind::number, length<g::integer>},
    {Kind::unknown, length<g::not_a_move>},
    {Kind::location, length<g::token::location>},
    {Kind::pause, length<g::pause>},
    {Kind::operation, length<g::token::operation>},
    {Kind::separator, length<g::token::separator>},
    {Kind::open, length<g::token::open>},
    {Kind::close, length<g::token::close>},
};

class Tokenizer {
public:
    explicit Tokenizer(std::string_view text) : text_(text) {}

    std::vector<Token> run() {
        for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
            const auto [kind, length] = next(text_.substr(at_));
            tokens_.push_back({kind, at_, at_ + length});
            at_ += length;
        }
        find_partners();
        return std::move(tokens_);
    }

private:
    struct Next {
        Kind kind;
        std::size_t length;
    };

    void skip_blanks() {
        if (brackets_.in_text() && (brackets_.all.ends_with('|') || !text_.substr(at_).starts_with('\n'))) return;
        const auto next = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
        if (text_.substr(at_, next - at_).find('\n') != text_.npos) brackets_.end_line();
        at_ = next;
    }

    // Up to a value, or to the end of the text or of its line.
    Next text_piece() {
        auto end = brackets_.pass_text(text_, at_);
        while (brackets_.all.ends_with('|') && text_.substr(end).starts_with('\n'))
            end = brackets_.pass_text(text_, end + 1);
        return {Kind::text, end - at_};
    }

    Next next(std::string_view rest) {
        if (brackets_.in_text() ? !rest.starts_with('{') : rest.starts_with('"')) return text_piece();
        if (const auto format = brackets_.in_value_of_text() ? length<g::token::format>(rest) : 0; format != 0)
            return {Kind::operation, format};
        if (const auto field = follows_value() ? length<g::field>(rest) : 0; field != 0) return {Kind::field, field};
        if (const auto part = in_cycle_ ? length<g::part>(rest) : 0; part != 0) return {Kind::part, part};
        const auto next = plain(rest);
        if (next.kind == Kind::open) {
            are_called_.push_back(follows_name());
            in_cycle_ = !are_called_.back() && !follows_keyword() && length<g::token::begin_of_cycle>(rest) != 0 &&
                        !begins_lambda(rest);
        }
        if (next.kind == Kind::operation && rest.starts_with("->") && !are_called_.empty()) are_called_.back() = true;
        if (next.kind == Kind::close) {
            in_cycle_ = false;
            was_called_ = !are_called_.empty() && are_called_.back();
            if (!are_called_.empty()) are_called_.pop_back();
        }
        is_after_index_ = next.kind == Kind::close && brackets_.all.ends_with('i');
        if (next.kind == Kind::open && rest.front() == '[' && touches_value() && begins_index(rest))
            brackets_.all += 'i';
        else if (next.kind == Kind::open || next.kind == Kind::close)
            brackets_.add(rest.front());
        return next;
    }

    static Next plain(std::string_view rest) {
        for (const TokenRule& row : token_rules)
            if (const auto length = row.length(rest); length != 0) return {row.kind, length};
        return {Kind::unknown, std::max<std::size_t>(character_length(rest), 1)};
    }

    // Without a blank: so a bracket begins a call. f(1)(2) and (x -> x)(R) are calls too.
    [[nodiscard]] bool follows_name() const {
        if (tokens_.empty() || tokens_.back().end != at_) return false;
        const auto kind = tokens_.back().kind;
        const bool is_value = kind == Kind::field || (kind == Kind::close && (was_called_ || is_after_index_));
        return kind == Kind::name || (is_value && text_.substr(at_, 2) != "(+");
    }

    // `let (a, b) =`, `for (a, b) in`: names, not parts.
    [[nodiscard]] bool follows_keyword() const {
        constexpr std::string_view words[] = {"let", "for", "forall", "exists"};
        if (tokens_.empty() || tokens_.back().kind != Kind::keyword) return false;
        const auto word = text_.substr(tokens_.back().begin, tokens_.back().end - tokens_.back().begin);
        return std::ranges::find(words, word) != std::end(words);
    }

    // Without a blank: so a dot begins a field.
    [[nodiscard]] bool follows_value() const {
        if (tokens_.empty() || tokens_.back().end != at_) return false;
        const auto& before = tokens_.back();
        return before.kind == Kind::name || before.kind == Kind::field || text_[before.begin] == ')' || is_after_index_;
    }

    // Without a blank: so a bracket selects an item.
    [[nodiscard]] bool touches_value() const {
        constexpr std::array kinds{Kind::name, Kind::field, Kind::close, Kind::text, Kind::moves};
        return !tokens_.empty() && tokens_.back().end == at_ &&
               std::ranges::find(kinds, tokens_.back().kind) != kinds.end();
    }

    // A closing bracket belongs to the last open one of its kind, if no other is open in between.
    void find_partners() {
        constexpr std::string_view opening = "([{", closing = ")]}";
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            if (tokens_[i].kind == Kind::open) open.push_back(i);
            if (tokens_[i].kind != Kind::close || open.empty()) continue;
            if (opening.find(text_[tokens_[open.back()].begin]) != closing.find(text_[tokens_[i].begin])) continue;
            tokens_[i].partner = open.back();
            tokens_[open.back()].partner = i;
            open.pop_back();
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    bool in_cycle_ = false, is_after_index_ = false;
    OpenBrackets brackets_;
    std::vector<bool> are_called_;  ///< for each open bracket: of a call, or around a function?
    bool was_called_ = false;       ///< the last closed one
    std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> tokens_of(std::string_view text) { return Tokenizer(text).run(); }

std::size_t moves_length(std::string_view word) { return length<pegtl::plus<g::bare_move>>(word); }

std::size_t innermost_open(const std::vector<Token>& tokens) {
    for (auto i = tokens.size(); i-- > 0;)
        if (tokens[i].kind == Kind::open && tokens[i].partner == Token::none) return i;
    return Token::none;
}

}  // namespace cubelang::lang
