#pragma once
// Lexical rules of the grammar: blanks, comments, words, brackets, moves. Only parser.cpp and tokens.cpp include it,
// since it includes PEGTL.

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <tao/pegtl.hpp>

#include "lang/advice/keywords.hpp"
#include "lang/advice/move_letters.hpp"
#include "lang/advice/prime_grammar.hpp"

namespace cubelang::lang::grammar {

using namespace tao::pegtl;  // NOLINT: the grammar consists of its rules

/// A newline inside brackets, where it is a blank; the state's `newline_is_blank` says whether it is.
struct ignored_newline {
    using rule_t = one<'\n'>::rule_t;
    using subs_t = empty_list;

    template <apply_mode, rewind_mode, template <typename...> class, template <typename...> class, typename Input,
              typename State>
    static bool match(Input& in, State& state) {
        if (!state.newline_is_blank || in.empty() || in.peek_char() != '\n') return false;
        in.bump();
        return true;
    }
};

/// The rule, tried only if the next character passes `IsFirst`: usually it does not.
template <bool (*IsFirst)(char), typename Rule>
struct if_first {
    using rule_t = typename Rule::rule_t;
    using subs_t = typename Rule::subs_t;

    template <apply_mode A, rewind_mode M, template <typename...> class Action, template <typename...> class Control,
              typename Input, typename State>
    static bool match(Input& in, State& state) {
        return !in.empty() && IsFirst(in.peek_char()) &&
               Control<Rule>::template match<A, M, Action, Control>(in, state);
    }
};
constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
constexpr bool is_word_byte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}
/// The end of the word that begins at `at`.
constexpr const char* word_end(const char* at, const char* end) {
    while (at != end && is_word_byte(*at)) ++at;
    return at;
}
constexpr bool first_of_gaps(char c) { return c <= ' ' || c == '#' || c == '/'; }

struct blank : one<' ', '\t', '\r'> {};
struct line_comment : seq<sor<one<'#'>, two<'/'>>, star<not_one<'\n'>>> {};
struct unclosed_comment : string<'/', '*'> {};
struct block_comment : sor<seq<string<'/', '*'>, until<string<'*', '/'>>>, unclosed_comment> {};
struct blanks_and_comments : plus<sor<blank, ignored_newline, line_comment, block_comment>> {};
struct gap : opt<if_first<first_of_gaps, blanks_and_comments>> {};

struct word_first : sor<alpha, one<'_'>> {};
struct word_other : sor<alnum, one<'_'>> {};
struct word : seq<word_first, star<word_other>> {};

template <char... Letters>
struct keyword : seq<string<Letters...>, not_at<word_other>> {
    static constexpr char letters[] = {Letters...};
    static constexpr std::string_view spelled{letters, sizeof...(Letters)};
    static_assert(std::ranges::count(keywords, spelled, &Keyword::word) == 1, "a keyword has its row in keywords.hpp");
};

struct kw_and : keyword<'a', 'n', 'd'> {};
struct kw_assert : keyword<'a', 's', 's', 'e', 'r', 't'> {};
struct kw_cube : keyword<'c', 'u', 'b', 'e'> {};
struct kw_def : keyword<'d', 'e', 'f'> {};
struct kw_else : keyword<'e', 'l', 's', 'e'> {};
struct kw_exists : keyword<'e', 'x', 'i', 's', 't', 's'> {};
struct kw_false : keyword<'f', 'a', 'l', 's', 'e'> {};
struct kw_for : keyword<'f', 'o', 'r'> {};
struct kw_forall : keyword<'f', 'o', 'r', 'a', 'l', 'l'> {};
struct kw_if : keyword<'i', 'f'> {};
struct kw_import : keyword<'i', 'm', 'p', 'o', 'r', 't'> {};
struct kw_in : keyword<'i', 'n'> {};
struct kw_let : keyword<'l', 'e', 't'> {};
struct kw_not : keyword<'n', 'o', 't'> {};
struct kw_or : keyword<'o', 'r'> {};
struct kw_print : keyword<'p', 'r', 'i', 'n', 't'> {};
struct kw_return : keyword<'r', 'e', 't', 'u', 'r', 'n'> {};
struct kw_supercube : keyword<'s', 'u', 'p', 'e', 'r', 'c', 'u', 'b', 'e'> {};
struct kw_then : keyword<'t', 'h', 'e', 'n'> {};
struct kw_true : keyword<'t', 'r', 'u', 'e'> {};
constexpr std::size_t index_of(char letter) { return static_cast<unsigned char>(letter); }
// The lengths of the keywords with a given first letter, as a bit set.
inline constexpr auto keyword_sizes = [] {
    std::array<unsigned, 128> sizes{};
    for (const auto& [word, _] : keywords) sizes[index_of(word[0])] |= 1U << word.size();
    return sizes;
}();
/// Any keyword. Called for every word, so first letter and length are checked before the table is searched.
struct any_keyword {
    using rule_t = any::rule_t;
    using subs_t = empty_list;

    template <typename Input>
    static bool match(Input& in) {
        const auto size = static_cast<std::size_t>(word_end(in.current(), in.end()) - in.current());
        constexpr std::size_t longest = 9;
        if (size == 0 || size > longest) return false;
        const std::string_view word(in.current(), size);
        const bool may_be_one = (keyword_sizes[index_of(word[0])] >> size & 1U) != 0;
        if (!may_be_one || find_keyword(word) == nullptr) return false;
        in.bump_in_this_line(size);
        return true;
    }
};

struct superscript_minus : string<'\xE2', '\x81', '\xBB'> {};
struct superscript_digit
    : sor<seq<one<'\xC2'>, one<'\xB9', '\xB2', '\xB3'>>,
          seq<string<'\xE2', '\x81'>, one<'\xB0', '\xB4', '\xB5', '\xB6', '\xB7', '\xB8', '\xB9'>>> {};
struct superscript_number : seq<opt<superscript_minus>, plus<superscript_digit>> {};

/// The rules after an opening bracket, which has just been read. Records its offset and whether newlines are blanks.
template <bool NewlineIsBlank, typename... Rules>
struct enclosed {
    using rule_t = typename seq<Rules...>::rule_t;
    using subs_t = typename seq<Rules...>::subs_t;

    template <apply_mode A, rewind_mode M, template <typename...> class Action, template <typename...> class Control,
              typename Input, typename State>
    static bool match(Input& in, State& state) {
        const bool outside = std::exchange(state.newline_is_blank, NewlineIsBlank);
        const bool outside_if = std::exchange(state.if_is_value, true);
        state.open_brackets.push_back(in.byte() - 1);
        const bool matched = (Control<Rules>::template match<A, M, Action, Control>(in, state) && ...);
        state.open_brackets.pop_back();
        state.newline_is_blank = outside;
        state.if_is_value = outside_if;
        return matched;
    }
};
/// The rules, while a variable of the state has another value.
template <typename Variable, bool Value, typename... Rules>
struct while_set {
    using rule_t = typename seq<Rules...>::rule_t;
    using subs_t = typename seq<Rules...>::subs_t;

    template <apply_mode A, rewind_mode M, template <typename...> class Action, template <typename...> class Control,
              typename Input, typename State>
    static bool match(Input& in, State& state) {
        const bool outside = std::exchange(Variable::in(state), Value);
        const bool matched = (Control<Rules>::template match<A, M, Action, Control>(in, state) && ...);
        Variable::in(state) = outside;
        return matched;
    }
};
/// Succeeds without reading if the variable of the state is true.
template <typename Variable>
struct if_set {
    using rule_t = success::rule_t;
    using subs_t = empty_list;

    template <apply_mode, rewind_mode, template <typename...> class, template <typename...> class, typename Input,
              typename State>
    static bool match(Input&, State& state) {
        return Variable::in(state);
    }
};
struct if_variable {
    template <typename State>
    static bool& in(State& state) {
        return state.if_is_value;
    }
};
struct function_variable {
    template <typename State>
    static bool& in(State& state) {
        return state.is_in_function;
    }
};
/// The rule, in which an `if` ends a value: `for p in list if …`.
template <typename Rule>
struct without_if : while_set<if_variable, false, Rule> {};
/// May an `if` follow a value, as its factor?
struct if_is_value : if_set<if_variable> {};
/// The block of a function.
template <typename... Rules>
struct in_function : while_set<function_variable, true, Rules...> {};
struct is_in_function : if_set<function_variable> {};
template <typename... Rules>
struct in_brackets : enclosed<true, Rules...> {};
template <typename... Rules>
struct in_block : enclosed<false, Rules...> {};

/// Lookbehind: succeeds if the last byte read is one of these. Only valid after something was read.
template <char... Bytes>
struct just_after {
    using rule_t = success::rule_t;
    using subs_t = empty_list;

    template <typename Input>
    static bool match(Input& in) {
        const char last = in.current()[-1];
        return ((last == Bytes) || ...);
    }
};

/// Lookbehind: succeeds right after a prime. Only valid after something was read.
struct just_after_prime {
    using rule_t = success::rule_t;
    using subs_t = empty_list;

    template <typename Input>
    static bool match(Input& in) {
        return ends_with_prime({in.begin(), static_cast<std::size_t>(in.current() - in.begin())});
    }
};

// Moves. A word of letters and digits is moves if all of it, up to a prime, spells moves; else it is a name: `RUR'`
// is moves, `RUX` is not.

/// A move letter of the given form.
template <LetterForm Form>
struct letter {
    using rule_t = any::rule_t;
    using subs_t = empty_list;

    template <typename Input>
    static bool match(Input& in) {
        if (in.empty() || move_letter(in.peek_char()).form != Form) return false;
        in.bump_in_this_line();
        return true;
    }
};

/// Words of plain moves with the blanks between them, as many as the builder reads in one call.
struct plain_moves {
    using rule_t = any::rule_t;
    using subs_t = empty_list;

    template <apply_mode A, rewind_mode, template <typename...> class, template <typename...> class, typename Input,
              typename State>
    static bool match(Input& in, State& state) {
        if constexpr (A == apply_mode::nothing) return false;
        const std::size_t length = state.plain_moves(in.byte());
        in.bump(length);
        return length != 0;
    }
};

struct capital : letter<LetterForm::capital> {};
struct small : letter<LetterForm::small> {};
struct bare : letter<LetterForm::bare> {};
struct layers : seq<plus<digit>, opt<one<'-'>, plus<digit>>> {};
struct wide_small : seq<small, opt<one<'W'>>> {};
struct inner_move : seq<layers, sor<seq<capital, opt<one<'w', 'W'>>>, wide_small>> {};
struct bare_move : seq<sor<seq<capital, opt<one<'w', 'W', 'v'>>>, wide_small, bare, inner_move>, star<digit>> {};
struct move_prime : prime {};
struct move_word : seq<plus<bare_move>, sor<move_prime, not_at<word_other>>> {};
struct pause : seq<one<'.'>, not_at<one<'.'>>> {};
struct moves_side_by_side : sor<plain_moves, move_word, pause> {};
struct moves : seq<moves_side_by_side, star<gap, moves_side_by_side>> {};
struct one_move : seq<sor<seq<at<move_word>, bare_move, opt<move_prime>>, pause>> {};

}  // namespace cubelang::lang::grammar
