#pragma once
// The grammar's rules for tokens: the text may be incomplete, and a token is recognised by the text after it. Only
// tokens.cpp includes it.

#include "lang/grammar.hpp"

namespace cubelang::lang::grammar::token {

struct comment : sor<line_comment, seq<string<'/', '*'>, sor<until<string<'*', '/'>>, until<eof>>>> {};
struct numbering : seq<name, at<numbers_after_name>> {};
struct location : seq<one<'@'>, opt<place>> {};
struct format : seq<one<':'>, text_format> {};
struct separator : one<',', ':', ';'> {};
struct operation : sor<infix, prime, superscript_number, one<'^', '=', '-'>> {};
struct open : one<'(', '[', '{'> {};
struct close : one<')', ']', '}'> {};
struct begin_of_cycle : seq<one<'('>, at<gap, sor<sign_ahead, cycle_ahead>>> {};

}  // namespace cubelang::lang::grammar::token
