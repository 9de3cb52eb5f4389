#pragma once
// How moves are written. Letters and digits side by side are moves if all of them are, up to a prime; else a name:
// `RUR'` is moves, `RUX` is not. One of the headers with PEGTL in it: for sources only.

#include "lang/lexical.hpp"
#include "lang/phrasebook/move_letters.hpp"

namespace cubelang::lang::grammar {

/// A letter of that form.
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

/// Words of moves and what is between them, as far as the builder reads them at once.
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
