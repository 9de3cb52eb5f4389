#pragma once
// The grammar. The actions are in build.hpp, the messages for failed `must` rules and for mistakes in messages.hpp.
// Only parser.cpp and tokens.cpp include it.

#include <cstddef>
#include <string_view>

#include "lang/lexical.hpp"
#include "lang/scanner.hpp"

namespace cubelang::lang::grammar {

struct expression;
struct statement;
struct block;
struct block_begin : success {};
struct loop_variables;
struct in_word;

// Literals

struct integer : seq<plus<digit>, not_at<word_other>> {};
struct decimal : seq<plus<digit>, one<'.'>, plus<digit>> {};
struct not_a_move : seq<plus<digit>, plus<word_other>> {};
struct boolean : sor<kw_true, kw_false> {};

// A text. In braces it has values, each with a format: `{order(p):>8.2}`. Between three quotes it has several lines.

struct long_quotes : string<'"', '"', '"'> {};
struct foreign_value : seq<one<'$', '#'>, at<one<'{'>>> {};
struct text_plain : plus<not_at<foreign_value>, not_one<'"', '\\', '\n', '{'>> {};
struct text_quote : seq<not_at<long_quotes>, one<'"'>> {};
struct text_line : seq<one<'\n'>, star<one<' ', '\t'>>> {};
struct escaped_character : one<'"', '\\', '{', '}', 'n', 't'> {};
struct code_point : seq<rep_min_max<1, 6, xdigit>> {};
struct escape : sor<escaped_character, seq<string<'u', '{'>, code_point, one<'}'>>> {};
struct embedded : seq<expression> {};
struct decimals : seq<one<'.'>, rep_min_max<1, 3, digit>> {};
struct text_format
    : seq<sor<seq<one<'<', '^', '>'>, rep_min_max<1, 3, digit>, opt<decimals>>, decimals>, at<one<'}'>>> {};
struct close_value : one<'}'> {};
struct text_value
    : seq<one<'{'>, in_block<gap, must<embedded>, opt<one<':'>, must<text_format>>, gap, must<close_value>>> {};
struct text_piece : sor<text_plain, foreign_value, text_value, seq<one<'\\'>, must<escape>>> {};
struct close_quote : one<'"'> {};
struct close_long : long_quotes {};
struct text_begin : success {};
struct text
    : sor<seq<long_quotes, in_block<text_begin, star<sor<text_piece, text_line, text_quote>>, must<close_long>>>,
          seq<one<'"'>, in_block<text_begin, star<text_piece>, must<close_quote>>>> {};

struct part : seq<star<one<'+', '-'>>, plus<alpha>, star<digit>, not_at<word_other>> {};
struct plain_part : seq<plus<alpha>, star<digit>, not_at<word_other>> {};
struct sticker_number : seq<plus<alpha>, one<'.'>, plus<digit>, not_at<word_other>> {};
struct place : sor<sticker_number, plain_part> {};
struct location : seq<one<'@'>, must<place>> {};

// Brackets. A cycle is recognised by the sign of its first part, or by the comma after it.

struct comma : one<','> {};
struct more_items : star<gap, comma, gap, must<expression>> {};
struct items : opt<expression, more_items> {};

struct cycle_ahead : seq<star<one<'+', '-'>>, plus<alpha>, star<digit>, gap, comma> {};
struct sign_ahead : seq<plus<one<'+', '-'>>, alpha> {};
struct close_cycle : one<')'> {};
struct face_letter : one<'u', 'r', 'f', 'd', 'l', 'b', 'U', 'R', 'F', 'D', 'L', 'B'> {};
struct sign_after_part
    : seq<plus<face_letter>, star<digit>, plus<one<'+', '-'>>, at<star<one<' ', '\t'>>, one<',', ')'>>> {};
struct ellipsis : sor<string<'.', '.', '.'>, string<'\xE2', '\x80', '\xA6'>> {};
struct next_part : seq<comma, gap, opt<sor<ellipsis, sign_after_part>>, must<part>> {};
struct cycle : seq<at<sor<sign_ahead, cycle_ahead>>, must<part>, star<gap, next_part>, gap, must<close_cycle>> {};
struct comma_in_group : comma {};
struct close_group : one<')'> {};
struct group : seq<opt<expression>, gap, opt<comma_in_group>, must<close_group>> {};
struct parentheses : seq<one<'('>, in_brackets<gap, sor<sign_after_part, cycle, group>>> {};

struct pair_separator : one<',', ':'> {};
struct close_pair : one<']'> {};
struct pair
    : seq<one<'['>,
          in_brackets<gap, must<expression>, gap, must<pair_separator>, gap, must<expression>, gap, must<close_pair>>> {
};

// A list or a map. A map is recognised by the colon after its first key, so no item is read twice.

struct pair_colon : one<':'> {};
struct map_key : seq<expression> {};
struct map_value : seq<expression> {};
struct first_pair : seq<gap, pair_colon, gap, must<map_value>> {};
struct more_pairs : star<gap, comma, gap, must<map_key>, gap, must<pair_colon>, gap, must<map_value>> {};
struct clause_value : without_if<expression> {};
struct clause_condition : without_if<expression> {};
struct clause : seq<kw_for, gap, must<loop_variables>, gap, must<in_word>, gap, must<clause_value>,
                    opt<gap, kw_if, gap, must<clause_condition>>> {};
struct clauses : plus<gap, clause> {};
struct items_or_pairs
    : sor<pair_colon, seq<expression, sor<seq<first_pair, sor<clauses, more_pairs>>, clauses, more_items>>, success> {};
struct close_list : one<'}'> {};
struct list_literal : seq<one<'{'>, in_brackets<gap, items_or_pairs, gap, must<close_list>>> {};

// Names, calls, fields and items, without blanks inside

/// Lookahead: succeeds if the next bracket holds one value.
struct at_index {
    using rule_t = success::rule_t;
    using subs_t = empty_list;

    template <typename Input>
    static bool match(Input& in) {
        return !in.empty() && in.peek_char() == '[' && begins_index({in.current(), in.size(0)});
    }
};

struct name : seq<not_at<any_keyword>, word> {};
struct moves_as_name : seq<at<range<'A', 'Z'>>, at<move_word>, word> {};
struct keyword_as_name : any_keyword {};
struct underscore_as_name : seq<one<'_'>, not_at<word_other>> {};
struct new_name : sor<keyword_as_name, moves_as_name, underscore_as_name, name> {};  // small letters may spell moves
struct local_name : sor<keyword_as_name, underscore_as_name, name> {};               // may spell moves

// Several names share the parts of a value: `(a, b)`, or `k -> v` for a key and its value

template <typename Name>
struct more_names : plus<comma, gap, must<Name>, gap> {};
struct close_names : one<')'> {};
template <typename Name>
struct names_in_brackets : seq<one<'('>, in_brackets<gap, must<Name>, gap, must<more_names<Name>>, must<close_names>>> {
};
struct loop_name : local_name {};
struct value_of_key : seq<gap, string<'-', '>'>, gap, must<loop_name>> {};
struct loop_variables : sor<names_in_brackets<loop_name>, seq<loop_name, opt<value_of_key>>> {};
struct let_name : new_name {};

struct close_call : one<')'> {};
struct argument_equals : seq<one<'='>, not_at<one<'='>>> {};
struct argument_name : seq<word, at<gap, argument_equals>> {};
struct argument_value : seq<expression> {};
struct argument : sor<seq<argument_name, gap, argument_equals, gap, must<argument_value>>, expression> {};
struct argument_list : opt<argument, star<gap, comma, gap, must<argument>>> {};
struct arguments_in_brackets : seq<one<'('>, in_brackets<gap, argument_list, gap, must<close_call>>> {};
struct arguments : seq<arguments_in_brackets> {};
struct variable : success {};
struct name_or_call : seq<name, sor<arguments, variable>> {};
struct field_name : word {};
struct field : seq<one<'.'>, field_name> {};

/// Lookahead: succeeds at a bracket, not of a cycle `(+uf)`, that touches a call or a function in brackets.
struct call_of_value_ahead {
    using rule_t = success::rule_t;
    using subs_t = empty_list;

    template <apply_mode A, rewind_mode, template <typename...> class, template <typename...> class, typename Input,
              typename State>
    static bool match(Input& in, State& state) {
        if constexpr (A == apply_mode::nothing) return false;
        return in.size(2) > 1 && in.peek_char() == '(' && in.peek_char(1) != '+' && state.calls_value();
    }
};
struct arguments_of_value : seq<call_of_value_ahead, arguments_in_brackets> {};
// An item, `xs[2]`: the bracket touches the value before it
struct index_value : seq<expression> {};
struct open_end : two<'.'> {};  // `xs[2..]`, `xs[..3]`
struct slice_from_1 : seq<open_end, gap, must<index_value>> {};
struct close_index : one<']'> {};
struct index
    : seq<at_index, one<'['>,
          in_brackets<gap, sor<slice_from_1, seq<must<index_value>, opt<gap, open_end>>>, gap, must<close_index>>> {};
struct dotted : sor<seq<sor<name_or_call, parentheses>, star<sor<field, index, arguments_of_value>>>,
                    seq<sor<list_literal, text>, star<index, star<sor<field, arguments_of_value>>>>> {};

struct then_word : kw_then {};
struct else_word : kw_else {};
struct if_expression : seq<kw_if, gap, must<expression>, gap, must<then_word>, gap, must<expression>, gap,
                           must<else_word>, gap, must<expression>> {};

struct quantified_names : loop_variables {};
struct quantified_in : kw_in {};
struct quantified_list : seq<expression> {};
struct quantified_colon : one<':'> {};
struct quantified_condition : seq<expression> {};
struct quantified_clause : seq<must<quantified_names>, gap, must<quantified_in>, gap, must<quantified_list>> {};
struct quantified : seq<sor<kw_forall, kw_exists>, gap, quantified_clause, star<gap, comma, gap, quantified_clause>,
                        gap, must<quantified_colon>, gap, must<quantified_condition>> {};

// `why order(p) == 105`: a call without its brackets

struct why_word : string<'w', 'h', 'y'> {};
struct question_ahead
    : sor<kw_forall, kw_exists, kw_not, seq<not_at<any_keyword>, word_first>, one<'(', '[', '{', '@', '"'>, digit> {};
struct question : seq<at<why_word, plus<blank>, question_ahead>, why_word, gap, must<expression>> {};

// Sticker numbers: `net [2 1 …]`, `net {1: 2}`, and `net (1,2)(3,4)`, where a blank comes before the first bracket
// (otherwise it is a call)

struct space : one<' ', '\t', '\r', '\n'> {};
struct number_cycle_ahead : seq<one<'('>, star<space>, plus<digit>, star<space>, comma> {};
struct between_numbers : sor<seq<star<space>, one<','>, star<space>>, plus<space>> {};
struct number_row_ahead : seq<one<'['>, star<space>, plus<digit>, between_numbers, digit> {};
struct number_map_ahead : seq<one<'{'>, star<space>, plus<digit>, star<space>, one<':'>> {};
struct sticker : seq<plus<digit>, not_at<word_other>> {};
struct close_number_cycle : one<')'> {};
struct close_number_row : one<']'> {};
struct close_number_map : one<'}'> {};
struct map_colon : one<':'> {};
struct number_cycle
    : seq<one<'('>,
          in_brackets<gap, must<sticker>, star<gap, comma, gap, must<sticker>>, gap, must<close_number_cycle>>> {};
struct number_cycles : plus<gap, at<number_cycle_ahead>, number_cycle> {};
struct number_row : seq<one<'['>, in_brackets<gap, star<sticker, gap, opt<comma, gap>>, must<close_number_row>>> {};
struct map_entry : seq<sticker, gap, must<map_colon>, gap, must<sticker>> {};
struct more_entries : star<gap, comma, gap, must<map_entry>> {};
struct number_map : seq<one<'{'>, in_brackets<gap, must<map_entry>, more_entries, gap, must<close_number_map>>> {};
struct numbers_after_name
    : sor<seq<plus<blank>, number_cycle_ahead>, seq<star<blank>, sor<number_row_ahead, number_map_ahead>>> {};
struct numbered_ahead : seq<word, numbers_after_name> {};
struct numbers_begin : success {};
struct numbered
    : seq<name, numbers_begin,
          sor<seq<plus<blank>, at<number_cycle_ahead>, number_cycles>,
              seq<star<blank>, at<number_row_ahead>, number_row>, seq<star<blank>, at<number_map_ahead>, number_map>>> {
};

/// Lookahead: succeeds if the next word is followed by a bracket as after the name of a numbering. Most words are
/// not, so the rules that come after are rarely tried.
struct bracket_after_word {
    using rule_t = success::rule_t;
    using subs_t = empty_list;

    template <typename Input>
    static bool match(Input& in) {
        const char *const end = in.end(), *const after_word = word_end(in.current(), end), *next = after_word;
        while (next != end && is_blank(*next)) ++next;
        return next != end && (*next == '[' || *next == '{' || (*next == '(' && next != after_word));
    }
};

// The same without a numbering: rows `(2 3 1)`, also two on two lines, or a row of pieces and one of orientations;
// cycles `(1,2,3)`; lists `[77, 65, 96]`; pairs `[(1, 13), (2, 9)]`

/// Lookahead right after `)`: succeeds if `Continues` accepts the text at this position.
template <bool (*Continues)(std::string_view text, std::size_t end)>
struct after_row {
    using rule_t = success::rule_t;
    using subs_t = empty_list;

    template <typename Input>
    static bool match(Input& in) {
        const auto end = static_cast<std::size_t>(in.current() - in.begin());
        return Continues({in.begin(), end + in.size(0)}, end);
    }
};

struct plain_row : seq<one<'('>, in_brackets<gap, sticker, gap, plus<sticker, gap>, one<')'>>> {};
struct second_row : seq<after_row<second_row_follows>, star<space>, plain_row> {};
struct orientations : seq<after_row<orientations_follow>, star<blank>, plain_row> {};
struct plain_rows : seq<plain_row, opt<sor<second_row, orientations>>> {};
struct plain_cycle : seq<number_cycle> {};
struct listed_number : seq<comma, gap, sticker, gap> {};
struct number_list : seq<one<'['>, in_brackets<gap, sticker, gap, listed_number, plus<listed_number>, one<']'>>> {};
struct number_pair : seq<one<'('>, gap, sticker, gap, comma, gap, sticker, gap, one<')'>> {};
struct number_pairs : seq<one<'['>, in_brackets<gap, number_pair, gap, star<comma, gap, number_pair, gap>, one<']'>>> {
};
struct plain_numbers : seq<at<one<'(', '['>>, numbers_begin,
                           sor<seq<at<number_cycle_ahead>, plain_cycle>, plain_rows, number_list, number_pairs>> {};

// `URF<-UFL, UFL<-URF`: the part at each place

struct arrow_part : seq<plus<face_letter>, star<digit>, not_at<word_other>> {};
struct arrow_place : arrow_part {};
struct arrow_source : arrow_part {};
struct arrow_sign : sor<string<'<', '-'>, string<'\xE2', '\x80', '\xB9', '-'>, string<'\xE2', '\x86', '\x90'>> {};
struct arrow_ahead : seq<arrow_part, star<blank>, arrow_sign> {};
struct one_arrow : seq<arrow_place, star<blank>, arrow_sign, gap, must<arrow_source>> {};
struct arrows : seq<one_arrow, star<gap, comma, gap, at<arrow_ahead>, one_arrow>> {};

// Guillemets around notation: «(fu,fr)», a location «fu»

struct close_guillemet : sor<string<'\xC2', '\xBB'>, string<'\xE2', '\x80', '\xBA'>> {};
struct open_guillemet : seq<sor<string<'\xC2', '\xAB'>, seq<string<'\xE2', '\x80', '\xB9'>, not_at<one<'-'>>>>> {};
struct quoted_name : sor<seq<face_letter, plus<face_letter>>, one<'u', 'r', 'f', 'd', 'l', 'b'>> {};
struct quoted_part : seq<quoted_name, star<digit>, at<gap, close_guillemet>> {};
struct guillemets : seq<open_guillemet, gap, sor<quoted_part, must<expression>>, gap, must<close_guillemet>> {};

// Suffixes touch the value before them; only ^ may have blanks around it. After a run they belong to its last move.

struct repetition_before : seq<plus<digit>, one<'x', 'X'>, not_at<word_other>> {};
struct closed_value : sor<seq<plain_numbers, star<index>>, pair, question, dotted, location, boolean, decimal, integer,
                          repetition_before, not_a_move, if_expression, quantified, guillemets> {};
// The name of a numbering may spell moves (fruldb), so its numbers are tried first.
struct numbers_of_name : seq<bracket_after_word, at<numbered_ahead>, numbered> {};
constexpr bool first_of_moves(char c) {
    return move_letter(c).form != LetterForm::none || c == '.' || (c >= '0' && c <= '9');
}
/// Lookahead: a call of a function whose name spells moves, `f(x)`.
struct known_call {
    using rule_t = success::rule_t;
    using subs_t = empty_list;

    template <apply_mode, rewind_mode, template <typename...> class, template <typename...> class, typename Input,
              typename State>
    static bool match(Input& in, const State& state) {
        if (!state.knows_names()) return false;
        const auto* end = word_end(in.current(), in.end());
        const std::string_view word(in.current(), static_cast<std::size_t>(end - in.current()));
        return end != in.end() && *end == '(' && state.knows_name(word);
    }
};
struct primary : sor<numbers_of_name, seq<at<arrow_ahead>, arrows>, seq<known_call, closed_value>,
                     if_first<first_of_moves, seq<moves, star<index>>>, closed_value> {};
struct single : sor<numbers_of_name, seq<one_move, star<index>>, closed_value> {};

struct invert : prime {};
struct repeat : plus<digit> {};
struct digits_after_prime : seq<just_after_prime, not_at<move_word>, plus<digit>> {};
struct superscript : superscript_number {};
constexpr bool first_of_touching(char c) { return is_ascii_prime(c) || (c >= '0' && c <= '9') || !is_ascii(c); }
struct touching : star<if_first<first_of_touching,
                                sor<invert, superscript, seq<just_after<')', ']'>, repeat>, digits_after_prime>>> {};
struct exponent_number : integer {};
struct exponent_value : sor<decimal, seq<not_at<move_word>, exponent_number>, seq<single, touching>> {};
struct negative_exponent : seq<one<'-'>, must<exponent_value>> {};
struct exponent : sor<negative_exponent, exponent_value> {};
struct power : seq<gap, one<'^'>, gap, must<exponent>> {};
struct power_ahead : at<gap, one<'^'>> {};
struct tower : seq<power_ahead, power> {};  // a^b^c
struct suffixes : seq<touching, opt<power_ahead, power, touching, opt<tower>>> {};

// Operators. Their precedence is in operand_stack.cpp; here they only separate operands.

struct logical_not : kw_not {};
struct minus_sign : one<'-'> {};
struct negated : seq<plus<minus_sign, gap>, must<single>, suffixes> {};
struct factor : sor<negated, seq<primary, suffixes>> {};
struct operand : sor<seq<plus<logical_not, gap>, must<factor>>, factor> {};

struct division : seq<one<'/'>, not_at<one<'='>>> {};
struct range_sign : seq<two<'.'>, not_at<gap, one<']'>>> {};
struct spaced_minus : seq<one<'-'>, at<sor<blank, one<'\n'>, eof>>> {};
constexpr bool first_of_infixes(char c) { return std::string_view("=!<>-.+*/aoi|").find(c) != std::string_view::npos; }
struct any_infix
    : sor<string<'=', '='>, string<'!', '='>, string<'<', '='>, string<'>', '='>, one<'<', '>'>, string<'-', '>'>,
          string<'|', '>'>, range_sign, one<'+', '*'>, division, spaced_minus, kw_and, kw_or, kw_in> {};
struct infix : if_first<first_of_infixes, any_infix> {};
struct factor_ahead : sor<one<'"', '(', '[', '@', '-'>, digit, pause, kw_true, kw_false, seq<if_is_value, kw_if>,
                          seq<not_at<any_keyword>, word_first>, open_guillemet> {};
struct juxtaposition : at<factor_ahead> {};
struct range_end : operand {};
struct next_operand : sor<seq<at<two<'.'>>, infix, gap, must<range_end>>, seq<infix, gap, must<operand>>,
                          seq<juxtaposition, must<factor>>> {};
constexpr bool first_of_next(char c) { return std::string_view(")]},;\n").find(c) == std::string_view::npos; }
struct operation : seq<operand, star<gap, if_first<first_of_next, next_operand>>> {};

// Functions without a name: `p -> order(p)`, `(a, b) -> [a, b]`. One name in brackets is a value: `(here) -> there`

struct lambda_ahead {
    using rule_t = success::rule_t;
    using subs_t = empty_list;

    template <typename Input>
    static bool match(Input& in) {
        return begins_lambda({in.current(), in.size(0)});
    }
};
struct default_value : seq<expression> {};
struct parameter : seq<local_name, opt<gap, argument_equals, gap, must<default_value>>> {};
struct parameters : opt<parameter, star<gap, comma, gap, must<parameter>>> {};
struct close_parameters : one<')'> {};
struct lambda_names : seq<one<'('>, in_brackets<gap, parameters, gap, must<close_parameters>>> {};
struct lambda_block
    : seq<at<one<'{'>, star<space>, sor<kw_let, kw_return, kw_for, kw_assert>>, in_function<block_begin, block>> {};
struct lambda_body : sor<lambda_block, expression> {};
struct lambda : seq<lambda_ahead, sor<lambda_names, must<parameter>>, gap, string<'-', '>'>, gap, must<lambda_body>> {};
struct expression : sor<lambda, operation> {};

// Statements

struct equals : seq<one<'='>, not_at<one<'='>>> {};
struct bound_value : seq<expression> {};

struct times_sign : sor<one<'x', 'X'>, string<'\xC3', '\x97'>> {};
struct dimensions : seq<plus<digit>, plus<gap, times_sign, gap, plus<digit>>, not_at<word_other>> {};
struct cube_size : seq<expression> {};
struct cube_statement : seq<sor<kw_cube, kw_supercube>, gap, sor<dimensions, must<cube_size>>> {};
struct let_parts : seq<kw_let, gap, names_in_brackets<let_name>, gap, must<equals>, gap, must<bound_value>> {};
struct let : seq<kw_let, gap, must<new_name>, gap, must<equals>, gap, must<bound_value>> {};

struct open_parameters : one<'('> {};
struct parameter_list : seq<must<open_parameters>, in_brackets<gap, parameters, gap, must<close_parameters>>> {};
struct module_name : word {};
struct imported : sor<text, module_name> {};
struct file_without_quotes : seq<word, one<'.'>, word> {};
struct import_statement : seq<kw_import, gap, sor<file_without_quotes, must<imported>>> {};
struct assertion : seq<kw_assert, gap, must<expression>, opt<gap, comma, gap, must<expression>>> {};
struct print : seq<kw_print, gap, items> {};

struct nested_statement : seq<statement> {};
struct end_in_block : sor<one<'\n', ';'>, at<one<'}'>>> {};
struct doc_line : seq<two<'#'>, star<not_one<'\n'>>> {};
struct doc_lines : seq<doc_line, one<'\n'>, star<blank>> {};
struct ignored_text : sor<blank, one<'\n', ';'>, line_comment, block_comment> {};
struct between_statements : star<sor<doc_lines, ignored_text>> {};
struct close_block : one<'}'> {};
struct list_in_branch : one<','> {};
struct in_braces : seq<nested_statement, gap, opt<list_in_branch, failure>, must<end_in_block>> {};
struct block : seq<one<'{'>, in_block<between_statements, star<in_braces, between_statements>, must<close_block>>> {};

// A function: a value, or a block in which `let` is local

struct function_block : seq<at<one<'{'>>, in_function<block_begin, block>> {};
struct body : sor<function_block, seq<must<equals>, gap, must<bound_value>>> {};
struct def : seq<kw_def, gap, must<new_name>, parameter_list, gap, body> {};
struct return_outside : kw_return {};
struct returned_value : seq<expression> {};
struct return_statement : sor<seq<is_in_function, kw_return, gap, must<returned_value>>, return_outside> {};
struct not_in_function : sor<kw_print, kw_import, kw_def, kw_cube, kw_supercube> {};

struct in_word : kw_in {};
struct loop_block : seq<at<one<'{'>>, block_begin, block> {};
struct loop : seq<kw_for, gap, must<loop_variables>, gap, must<in_word>, gap, must<expression>, gap, must<loop_block>> {
};
// {} as the value of a function is the empty list.
struct empty_list : seq<is_in_function, at<one<'{'>, gap, one<'}'>>> {};
struct branch : seq<block_begin, sor<seq<empty_list, nested_statement>, block, nested_statement>> {};
struct if_statement
    : seq<kw_if, gap, must<expression>, gap, must<then_word>, gap, must<branch>, opt<gap, kw_else, gap, must<branch>>> {
};
struct show : seq<expression> {};

struct else_alone : kw_else {};
struct keyword_statement : sor<seq<is_in_function, not_in_function>, return_statement, cube_statement, let_parts, let,
                               def, import_statement, assertion, print, loop, if_statement> {};
struct statement : sor<seq<at<any_keyword>, keyword_statement>, show, else_alone> {};
struct end_of_statement : sor<one<'\n', ';'>, eof> {};
struct list_after_statement : one<'{'> {};
struct whole_statement : seq<must<statement>, gap, opt<list_after_statement, failure>, must<end_of_statement>> {};

}  // namespace cubelang::lang::grammar
