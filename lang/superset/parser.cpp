#include "lang/superset/parser.hpp"

#include <tao/pegtl.hpp>

#include "lang/advice/prime_grammar.hpp"
#include "lang/leaf.hpp"
#include "lang/superset/builder.hpp"

namespace cubelang::lang::superset::grammar {

using namespace tao::pegtl;  // NOLINT: the grammar consists of its rules

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

// Suffixes. Only unambiguous ones may follow a blank: the 2 in `R 2U` and the minus in `R -U` are not suffixes.

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

namespace cubelang::lang::superset {
namespace {

namespace pegtl = tao::pegtl;
namespace g = grammar;

// Error messages: one row for each rule that must match; a `must` without a row does not compile.

template <typename Rule>
constexpr Message message{};

using enum Message::Blame;

// clang-format off
template <> constexpr Message message<g::face>{
    "a face letter is missing here",
    "write TR, MU, N2F: the layers, then the face from which they are counted",
    nothing};
template <> constexpr Message message<g::part>{
    "a cycle names parts, in small letters, between commas",
    "write (uf,ur,ub), (ufl,rfu) or (+uf)",
    bracket};
template <> constexpr Message message<g::close_cycle> = message<g::part>;
template <> constexpr Message message<g::comma_of_pair>{
    "a second algorithm is missing in these brackets",
    "[A,B] is A B A' B'",
    word};
template <> constexpr Message message<g::conjugated>{
    "the conjugated move or bracket is missing here",
    "<A>B is A B A', where B is one move or bracket",
    word};
template <> constexpr Message message<g::close_group>{
    "a statement was expected here",
    "",
    word};
template <> constexpr Message message<g::close_pair> = message<g::close_group>;
template <> constexpr Message message<g::close_angle> = message<g::close_group>;
template <> constexpr Message message<g::end> = message<g::close_group>;
// clang-format on

template <typename Rule>
struct control : pegtl::normal<Rule> {
    template <typename Input>
    [[noreturn]] static void raise(const Input& in, Builder& builder) {
        static_assert(!message<Rule>.text.empty(), "a rule that must match has its message");
        builder.missing(in.byte(), message<Rule>);
    }
};

// The grammar's actions

template <typename Rule>
struct action : pegtl::nothing<Rule> {};

// clang-format off
template <> struct action<g::pause> : leaf<&Builder::pause> {};
template <> struct action<g::twist> : leaf<&Builder::twist> {};
template <> struct action<g::part> : leaf<&Builder::part> {};
template <> struct action<g::open_round> : leaf<&Builder::open> {};
template <> struct action<g::open_square> : leaf<&Builder::open> {};
template <> struct action<g::open_angle> : leaf<&Builder::open> {};
template <> struct action<g::comma_of_pair> : leaf<&Builder::next_side> {};
template <> struct action<g::close_cycle> : leaf<&Builder::close_cycle> {};
template <> struct action<g::close_group> : leaf<&Builder::close_group> {};
template <> struct action<g::close_pair> : leaf<&Builder::close_pair> {};
template <> struct action<g::close_angle> : leaf<&Builder::close_angle> {};
template <> struct action<g::inverted> : leaf<&Builder::inverted> {};
template <> struct action<g::conjugate> : leaf<&Builder::conjugate> {};
template <> struct action<g::minus> : leaf<&Builder::inverse> {};
template <> struct action<g::invert> : leaf<&Builder::inverse> {};
template <> struct action<g::reflect> : leaf<&Builder::reflection> {};
template <> struct action<g::repeat> : leaf<&Builder::repetition> {};
template <> struct action<g::repeat_apart> : leaf<&Builder::repetition> {};
template <> struct action<g::statement> : leaf<&Builder::end_statement> {};
template <> struct action<g::wide> : leaf<&Builder::wide> {};
template <> struct action<g::unclosed_comment> : leaf<&Builder::unclosed_comment> {};
// clang-format on

}  // namespace

ExprPtr parse(const SourcePtr& source, const Interpretation& meaning, StopToken stop) {
    Builder builder(source, stop);
    const auto& text = source->text;
    pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*> in(
        text.data(), text.data() + text.size(), source->name.c_str());
    static_cast<void>(pegtl::parse<g::whole, action, control>(in, builder));
    return builder.take(meaning);
}

}  // namespace cubelang::lang::superset
