#include "lang/move.hpp"

#include <array>
#include <sstream>
#include <string>
#include <vector>

#include "lang/build.hpp"
#include "lang/diagnostic.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::lang::plain_moves_test {
namespace {

// The grammar's moves without the fast path.
struct grammar_move : pegtl::sor<g::move_word, g::pause> {};
struct grammar_moves : pegtl::seq<grammar_move, pegtl::star<g::gap, grammar_move>> {};
struct shown : pegtl::seq<g::moves> {};
struct shown_by_grammar : pegtl::seq<grammar_moves> {};

template <typename Rule>
struct test_action : action<Rule> {};
template <>
struct test_action<grammar_moves> : leaf<&Builder::run> {};
template <>
struct test_action<shown> : node<&Builder::show> {};
template <>
struct test_action<shown_by_grammar> : node<&Builder::show> {};

std::string spelled_out(const Move& move) {
    std::ostringstream text;
    text << move.offset << "+" << int{move.length} << ":" << move.from << "-" << move.to << move.letter
         << int{move.turns} << (move.whole ? "v " : " ");
    return text.str();
}

// The offset, length, layers and turns of every move in a tree.
std::string all_of(const Statement& statement) {
    const auto& expr = *std::get<Show>(statement.node).value;
    std::string text = std::to_string(expr.span.begin) + ".." + std::to_string(expr.span.end) + " ";
    for (const auto& move : std::get<Moves>(expr.node).moves) text += spelled_out(move);
    return text;
}

template <typename Rule>
std::string read(const std::string& text, bool newline_is_blank) {
    Builder builder(make_source("test", text));
    builder.newline_is_blank = newline_is_blank;
    pegtl::memory_input<pegtl::tracking_mode::lazy, pegtl::eol::lf, const char*> in(
        builder.text().data(), builder.text().data() + text.size(), "test");
    try {
        if (!pegtl::parse<Rule, test_action>(in, builder)) return "no moves";
    } catch (const Error& error) {
        const auto [begin, end] = error.diagnostic().where.span;
        return std::to_string(begin) + ".." + std::to_string(end) + " " + error.what();
    }
    return all_of(builder.take_statements().at(0)) + "up to " + std::to_string(in.byte());
}

std::string with_fast_path(const std::string& text, bool newline_is_blank) {
    return read<shown>(text, newline_is_blank);
}
std::string without_fast_path(const std::string& text, bool newline_is_blank) {
    return read<shown_by_grammar>(text, newline_is_blank);
}

constexpr std::array pieces{
    "R",        "U2",      "F'",    "l2'", "Rw",         "x",  "M'",    "D",  " ",  " ", "\n",
    "\t",       "\r",      "'",     "`",   "2",          "0",  "12",    "v",  "W",  "w", "3",
    "2-4",      "-",       ".",     "..",  "foo",        "e",  "_",     "(",  ")",  ",", "\xE2\x80\x99",
    "\xC2\xB2", "/* a */", "# b\n", "/*",  "R U R' U' ", "0R", "R1234", "if", "B2 "};

std::string some_text() {
    const auto picks = *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, pieces.size()));
    std::string text;
    for (const auto pick : picks) text += pieces[pick];
    return text;
}

std::vector<Move> plain(const std::string& text, std::size_t most) {
    std::vector<Move> moves;
    static_cast<void>(read_plain_moves(text, 0, false, moves, most));
    return moves;
}

}  // namespace

TEST_CASE("the fast path and the grammar read the same") {
    test::property("tree, spans, end and errors are the same", [] {
        const auto text = some_text();
        const bool newline_is_blank = *rc::gen::arbitrary<bool>();
        RC_ASSERT(with_fast_path(text, newline_is_blank) == without_fast_path(text, newline_is_blank));
    });
    test::property("also after a long run of moves", [] {
        const auto times = *rc::gen::inRange(0, 3000);
        std::string text = "R ";
        for (int i = 0; i < times; ++i) text += "U' R2 ";
        text += some_text();
        RC_ASSERT(with_fast_path(text, true) == without_fast_path(text, true));
    });
}

TEST_CASE("the fast path reads whole words, up to the limit") {
    CHECK(plain("R U2 F'", 9).size() == 3);
    CHECK(plain("RUR'U' R", 9).size() == 5);
    CHECK(plain("R U double", 9).size() == 2);
    CHECK(plain("R U2 F' D", 2).size() == 2);
    CHECK(plain("R\nU", 9).size() == 1);
    CHECK(plain("R\xE2\x80\x99", 9).empty());
    CHECK(plain("", 9).empty());
}

TEST_CASE("only plain moves are counted ahead") {
    CHECK(count_plain_moves("R U2 F'\nD", 0, true) == 4);
    CHECK(count_plain_moves("R U2 F'\nD", 0, false) == 3);
    CHECK(count_plain_moves("R U) F", 0, true) == 2);
    CHECK(count_plain_moves("R U", 1, true) == 1);
}

}  // namespace cubelang::lang::plain_moves_test
