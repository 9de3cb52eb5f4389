#pragma once
// Error messages: one row for each rule that must match (otherwise it does not compile), and for each that matches a
// mistake. {} is the text at the error, {moves} the same with blanks between moves. Only parser.cpp includes it.

#include "lang/grammar.hpp"
#include "lang/report.hpp"

namespace cubelang::lang {

template <typename Rule>
inline constexpr Message message{};

namespace g = grammar;

// clang-format off

// Missing

template <> inline constexpr Message message<g::statement>{"a statement was expected here"};
template <> inline constexpr Message message<g::end_of_statement>{
    "the statement should end before this",
    "a newline or `;` ends a statement"};
template <> inline constexpr Message message<g::end_in_block> = message<g::end_of_statement>;
template <> inline constexpr Message message<g::expression>{"a value is missing here"};
template <> inline constexpr Message message<g::cube_size>{
    "the number of layers is missing here",
    "write cube 3 or supercube 3, and the moves on the next line; show(()) draws the cube"};
template <> inline constexpr Message message<g::bound_value>{"a value is missing after `=`"};
template <> inline constexpr Message message<g::returned_value>{
    "a value is missing after `return`",
    "write def twice(p) { return p p }"};
template <> inline constexpr Message message<g::lambda_body>{
    "a value is missing after `->`",
    "write p -> order(p), a function of p"};
template <> inline constexpr Message message<g::clause_value>{
    "a list is missing after `in`",
    "write {order(p) for p in {R, R U}}"};
template <> inline constexpr Message message<g::clause_condition>{
    "a condition is missing after `if`",
    "write {n for n in 1..10 if remainder(n, 2) == 0}"};
template <> inline constexpr Message message<g::argument> = message<g::expression>;
template <> inline constexpr Message message<g::argument_value>{"a value is missing after `=`"};
template <> inline constexpr Message message<g::operand>{
    "a value is missing after the operator"};
template <> inline constexpr Message message<g::range_end>{
    "the end of the range is missing here",
    "a range has both ends, as 0..12"};
template <> inline constexpr Message message<g::factor> = message<g::operand>;
template <> inline constexpr Message message<g::single>{"a value is missing after the minus"};
template <> inline constexpr Message message<g::exponent>{
    "an exponent is missing after `^`",
    "an exponent is a number, a move, a name or a value in brackets"};
template <> inline constexpr Message message<g::exponent_value> = message<g::exponent>;
template <> inline constexpr Message message<g::part>{
    "a cycle names one part between commas",
    "brackets with a comma or a sign are a cycle, (uf, ur, ub); a commutator is [A, B], an inverse (A)'"};
template <> inline constexpr Message message<g::place>{
    "a location is missing after `@`",
    "write @ufr, @fu1 or @net.12"};
template <> inline constexpr Message message<g::pair_separator>{
    "a second value is missing in these brackets",
    "[A, B] is a commutator, [A: B] a conjugate; round brackets group moves, (R U)"};
template <> inline constexpr Message message<g::sticker>{"a number is missing here"};
template <> inline constexpr Message message<g::arrow_source>{
    "a part is missing after the arrow",
    "URF<-UFL says that the corner of UFL is at URF now"};
template <> inline constexpr Message message<g::close_guillemet>{
    "the guillemets should close here",
    "« and » enclose a part, or cycles and moves"};
template <> inline constexpr Message message<g::map_entry>{
    "a place and its sticker are missing here",
    "write {1: 13, 2: 9}"};
template <> inline constexpr Message message<g::map_colon>{
    "`:` is missing here",
    "write {1: 13, 2: 9}: sticker 13 is at place 1"};
template <> inline constexpr Message message<g::map_key>{
    "a key and its value are missing here",
    "write {1: 13, 2: 9}"};
template <> inline constexpr Message message<g::pair_colon>{
    "`:` is missing here: in a map every key needs a value",
    "write {1: 13, 2: 9}"};
template <> inline constexpr Message message<g::map_value>{
    "a value is missing after `:`",
    "write {1: 13, 2: 9}"};
template <> inline constexpr Message message<g::then_word>{
    "`then` is missing",
    "write if … then … else …"};
template <> inline constexpr Message message<g::else_word>{
    "`else` is missing",
    "inside an expression an `if` needs both `then` and `else`"};
template <> inline constexpr Message message<g::new_name>{
    "a name is missing here",
    "a name has letters, digits and underscores, a letter first: let trigger_2 = R U"};
template <> inline constexpr Message message<g::parameter> = message<g::new_name>;
template <> inline constexpr Message message<g::default_value>{
    "a value is missing after `=`",
    "write def power(p, n = 2) = p^n: n is 2 if a call leaves it out"};
template <> inline constexpr Message message<g::let_name> = message<g::new_name>;
template <> inline constexpr Message message<g::loop_variables>{
    "a name is missing here",
    "write for NAME in … { … }"};
template <> inline constexpr Message message<g::loop_name> = message<g::loop_variables>;
template <typename Name>
inline constexpr Message message<g::more_names<Name>>{
    "a second name is missing here",
    "(a, b) are names for both items of a pair; a single name has no brackets"};
template <> inline constexpr Message message<g::close_names>{"`{}` does not belong in these brackets"};
template <> inline constexpr Message message<g::quantified_names>{
    "a name is missing here",
    "write forall p in {R, U}: order(p) == 4"};
template <> inline constexpr Message message<g::quantified_in>{
    "`in` is missing",
    "write forall p in {R, U}: order(p) == 4"};
template <> inline constexpr Message message<g::quantified_list>{
    "a list is missing after `in`",
    "write forall p in {R, U}: order(p) == 4"};
template <> inline constexpr Message message<g::quantified_colon>{
    "`:` is missing here, and a condition after it",
    "write forall a in {R, U}, b in {F, B}: order(a) == order(b)"};
template <> inline constexpr Message message<g::quantified_condition>{
    "a condition is missing after `:`",
    "write forall p in {R, U}: order(p) == 4"};
template <> inline constexpr Message message<g::equals>{
    "`=` is missing here",
    "write let NAME = …, or def NAME(p, q) = …; a name is one word, such as my_word"};
template <> inline constexpr Message message<g::open_parameters>{
    "the parameters are missing",
    "write def twice(p, q) = …, with the bracket right after the name; a value has let: let twice = R U"};
template <> inline constexpr Message message<g::imported>{
    "`import` is followed by a name or a file in quotes",
    "write import patterns, or import \"mine.cube\""};
template <> inline constexpr Message message<g::in_word>{
    "`in` is missing",
    "write for NAME in … { … }"};
template <> inline constexpr Message message<g::loop_block>{
    "`{` is missing here: a loop needs a block",
    "write for NAME in … { … }"};
template <> inline constexpr Message message<g::branch>{
    "a statement or a block is missing here"};
template <> inline constexpr Message message<g::escape>{
    "this is not an escape",
    "write \\\\ for a backslash; other escapes are \\\" \\{ \\n \\t \\u{…}; a value is written {order(p)}"};

template <> inline constexpr Message message<g::embedded>{
    "a value is missing in these braces",
    value_in_text};
template <> inline constexpr Message message<g::index_value>{
    "a number or a key is missing in these brackets",
    "write {R, U}[1] for the first item, {R, U, F}[2..3] for several"};
template <> inline constexpr Message message<g::text_format>{
    "this is not a format",
    "write {x:>8} or {x:<8} or {x:^8} for the width, {x:.2} or {x:>8.2} for decimals, and \\{ for a brace"};

// The end of a bracket. Unclosed brackets and brackets of the wrong kind are reported before these.

template <> inline constexpr Message message<g::close_group>{
    "`{}` does not belong in these brackets"};
template <> inline constexpr Message message<g::close_cycle>{
    "a cycle names one part between commas",
    "brackets with a comma or a sign are a cycle, (uf, ur, ub); a commutator is [A, B], an inverse (A)'"};
template <> inline constexpr Message message<g::close_call> = message<g::close_group>;
template <> inline constexpr Message message<g::close_parameters> = message<g::close_group>;
template <> inline constexpr Message message<g::close_index> = message<g::close_group>;
template <> inline constexpr Message message<g::close_pair>{
    "`{}` does not belong in these brackets",
    "[A, B] is a commutator, [A: B] a conjugate, {A, B, C} a list"};
template <> inline constexpr Message message<g::close_number_cycle>{
    "`{}` does not belong between the numbers of a cycle",
    "numbers in a cycle are separated by commas"};
template <> inline constexpr Message message<g::close_number_row>{
    "`{}` does not belong between the numbers of a row",
    "numbers in a row are separated by spaces"};
template <> inline constexpr Message message<g::close_number_map>{
    "`{}` does not belong in this map",
    "write {1: 13, 2: 9}"};
template <> inline constexpr Message message<g::close_list>{
    "`{}` does not belong in these brackets"};
template <> inline constexpr Message message<g::close_block>{"a statement was expected here"};
template <> inline constexpr Message message<g::close_value>{
    "`{}` does not belong in the braces of a text",
    value_in_text};
template <> inline constexpr Message message<g::close_quote>{
    "this text is never closed",
    end_of_text};
template <> inline constexpr Message message<g::close_long> = message<g::close_quote>;

// Mistakes

template <> inline constexpr Message message<g::ellipsis>{
    "`{}` leaves out parts of the cycle",
    "write all of them, (fu,fr,fd,fl); @fu -> @fr says where one part goes"};
template <> inline constexpr Message message<g::foreign_value>{
    "`{}` before a value is of another language",
    "write only the braces, \"order {order(p)}\"; the signs $ and # before one are \\u{24} and \\u{23}"};
template <> inline constexpr Message message<g::else_alone>{
    "this `else` has no `if`",
    "put it on the line where the branch before it ends"};
template <> inline constexpr Message message<g::return_outside>{
    "`return` belongs in the block of a function",
    "write def twice(p) { return p p }"};
template <> inline constexpr Message message<g::not_in_function>{
    "`{}` cannot be in the block of a function",
    "a function returns a value; name values with let, and a function inside it with let g = p -> …"};
template <> inline constexpr Message message<g::unclosed_comment>{
    "this comment is never closed",
    "it ends with */"};
template <> inline constexpr Message message<g::file_without_quotes>{
    "a file is imported by its name in quotes",
    "write import \"{}\"; a module of the library has no file extension: import triggers"};
template <> inline constexpr Message message<g::repetition_before>{
    "`{}` is not a move",
    "the number of repetitions comes after the bracket: (R U)6"};
template <> inline constexpr Message message<g::moves_as_name>{
    "`{}` is read as the moves {moves}",
    "choose another name, such as `{}_`"};
template <> inline constexpr Message message<g::keyword_as_name>{
    "`{}` is a word of the language",
    "choose another name, such as `{}_`"};
template <> inline constexpr Message message<g::underscore_as_name>{
    "`_` is the last value and cannot be defined",
    "choose another name"};

// clang-format on

}  // namespace cubelang::lang
