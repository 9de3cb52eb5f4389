#pragma once
// The grammar of parser.hpp. Only parser.cpp includes it.

#include <tao/pegtl.hpp>

#include "lang/phrasebook/prime_grammar.hpp"

namespace cubelang::lang::superset::grammar {

using namespace tao::pegtl;  // NOLINT: the grammar is written in its words

struct blank : one<' ', '\t', '\r', '\n'> {};
struct line_comment : seq<two<'/'>, star<not_one<'\n'>>> {};
struct unclosed_comment : string<'/', '*'> {};
struct block_comment : sor<seq<string<'/', '*'>, until<string<'*', '/'>>>, unclosed_comment> {};
struct gap : star<sor<blank, line_comment, block_comment>> {};

// Moves

struct pause : sor<one<'.'>, string<'\xC2', '\xB7'>> {};
struct kind : one<'T', 'N', 'M', 'V', 'S', 'W', 'C'> {};
struct first_layer : plus<digit> {};
struct last_layer : plus<digit> {};
struct layers : seq<first_layer, opt<one<'-'>, last_layer>> {};
struct face : one<'R', 'U', 'F', 'L', 'D', 'B'> {};
struct twist : sor<face, seq<kind, opt<layers>, must<face>>> {};
struct wide : one<'w'> {};
struct move : seq<twist, opt<wide>> {};

// Cycles: nothing else is written in small letters.

struct part_letter : one<'r', 'u', 'f', 'l', 'd', 'b'> {};
struct part : seq<star<one<'+', '-'>>, plus<part_letter>, star<digit>, not_at<alnum>> {};
struct comma : one<','> {};
struct close_cycle : one<')'> {};
struct cycle_ahead : seq<star<one<'+', '-'>>, tao::pegtl::lower> {};
struct cycle : seq<at<cycle_ahead>, must<part>, star<gap, comma, gap, must<part>>, gap, must<close_cycle>> {};

// Brackets

struct statement;
struct script : star<gap, statement> {};
struct open_round : one<'('> {};
struct close_group : one<')'> {};
struct group : seq<script, gap, must<close_group>> {};
struct parentheses : seq<open_round, gap, sor<cycle, group>> {};

struct open_square : one<'['> {};
struct comma_of_pair : comma {};
struct close_pair : one<']'> {};
struct pair : seq<open_square, script, gap, must<comma_of_pair>, script, gap, must<close_pair>> {};

using lang::grammar::prime;
struct open_angle : one<'<'> {};
struct close_angle : one<'>'> {};
struct inverted : prime {};
struct conjugated;
struct conjugate : seq<open_angle, script, gap, must<close_angle>, opt<inverted>, gap, must<conjugated>> {};

struct primary : sor<pause, move, parentheses, pair, conjugate> {};
struct conjugated : seq<statement> {};

// Suffixes. Those that can be nothing else may be set apart: in `R 2U` the 2 is no R2, in `R -U` the minus is not R's.

struct minus : one<'-'> {};
struct invert : prime {};
struct reflect : one<'*'> {};
struct repeat : plus<digit> {};
struct repeat_apart : seq<plus<digit>, not_at<sor<alpha, one<'-'>>>> {};
struct suffix : sor<invert, minus, reflect, repeat, seq<gap, sor<invert, reflect, repeat_apart>>> {};
struct statement : seq<primary, star<suffix>> {};

struct end : eof {};
struct whole : seq<script, gap, must<end>> {};

}  // namespace cubelang::lang::superset::grammar
