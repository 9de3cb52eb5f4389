// Texts in the dialects of docs/conventions.md, and in two of them at once: one that is read otherwise than it was
// meant has a note.

#include <random>

#include "lang/advice/look_alikes.hpp"
#include "tests/language/run.hpp"
#include "tests/support/data.hpp"

namespace cubelang::dialects_test {
namespace {

struct Move {
    std::string written, meant;
};
struct Dialect {
    std::string name;
    std::vector<Move> moves;
    std::string end{};    ///< of each text
    std::string joint{};  ///< between its moves if it is not a blank
};

const std::vector<Dialect>& dialects() {
    static const std::vector<Dialect> all{
        {"SiGN", {{"R", "R"}, {"U'", "U'"}, {"2L", "2L"}, {"3Rw2", "3Rw2"}, {"M", "M"}, {"y'", "y'"}}},
        {"WCA", {{"F", "F"}, {"D2", "D2"}, {"Rw'", "Rw'"}, {"x2", "x2"}}},
        {"WCA until 2019", {{"[r]", "x"}, {"[u2]", "y2"}, {"[b']", "z"}, {"Fw", "Fw"}}},
        {"Singmaster", {{"Rs", "(R L')"}, {"Ua2", "(U D)2"}, {"Fm'", "S'"}, {"F'", "F'"}}},
        {"4x4x4 sheets", {{"r", "2R"}, {"u2", "2U2"}, {"l'", "2L'"}, {"Rw", "Rw"}}, "Rw2"},
        {"ASCII inverses", {{"Ri", "R'"}, {"U-1", "U'"}, {"F3", "F'"}, {"B^-1", "B'"}, {"D\u2019", "D'"}}},
        {"Superset", {{"MR", "M'"}, {"SU", "(U D')"}, {"CR", "x"}, {"TU", "Uw"}}},
        {"solvers", {{"R1", "R"}, {"U3", "U'"}, {"F2", "F2"}}, "(2f)"},
        {"Kaggle", {{"r0", "R"}, {"-d0", "D'"}, {"f0", "F"}, {"r2", "L'"}, {"d1", "2D"}}, "", "."},
        {"blind sheets",
         {{"[R: U/D]", "[R: U D U2' D' U]"}, {"[U: R, D]", "[U: [R, D]]"}, {"[R, U]", "[R, U]"}},
         "[U, R] (DB)"}};
    return all;
}

struct Text {
    std::string written, meant;
};

Text random_text(const Dialect& one, const Dialect& other, std::mt19937& random) {
    Text text;
    const auto *first = &one, *last = &other;
    const auto add = [&](const Move& move) {
        text.written += (text.written.empty() ? "" : one.joint.empty() ? " " : one.joint) + move.written;
        text.meant += " " + move.meant;
    };
    const auto any = [&](const Dialect& from) { return from.moves[random() % from.moves.size()]; };
    add(any(one));
    for (auto moves = 2 + random() % 3; moves > 0; --moves) add(any(random() % 2 == 0 ? one : other));
    add(any(other));
    if (one.end.starts_with('(')) std::swap(first, last);  // the number of moves ends the text
    for (const auto* from : {first, last}) {
        if (from->end.empty()) continue;
        text.written += " " + from->end;
        text.meant += " " + from->end.substr(0, std::min(from->end.rfind('('), from->end.size()));
    }
    return text;
}

// What a text that is read otherwise says of it; the text itself if it says nothing.
std::string silent(const Text& text) {
    const auto output = test::run("(" + text.written + ") == (" + text.meant + ")", test::on(4));
    const bool is_other = output.succeeded && output.answers.back().starts_with("false");
    return is_other && lang::look_alikes(text.written).empty() ? text.written : "";
}

}  // namespace

TEST_CASE("a text in one dialect or in two that is read otherwise has a note") {
    std::mt19937 random(1);
    constexpr int texts = 12;
    std::size_t others = 0;
    for (const auto& one : dialects())
        for (const auto& other : dialects())
            for (int i = 0; i < (one.joint == other.joint ? texts : 0); ++i) {
                const auto text = random_text(one, other, random);
                INFO(one.name << ", " << other.name << ": " << text.written << " is meant as" << text.meant);
                CHECK(silent(text) == "");
                others += lang::look_alikes(text.written).empty() ? 0 : 1;
            }
    CHECK(others > 200);
}

TEST_CASE("after `let notation = inner` a sheet for the 4x4x4 is read as it is meant") {
    std::mt19937 random(2);
    const auto& sheets = *std::ranges::find(dialects(), "4x4x4 sheets", &Dialect::name);
    for (int i = 0; i < 20; ++i) {
        const auto text = random_text(sheets, sheets, random);
        INFO(text.written << " is meant as" << text.meant);
        CHECK(test::holds("let notation = inner; (" + text.written + ") == (" + text.meant + ")", test::on(4)));
    }
}

TEST_CASE("docs/conventions.md has a row for each dialect") {
    const auto page = test::source_text("docs/conventions.md");
    for (const auto& dialect : dialects()) {
        INFO(dialect.name);
        CHECK(page.find("| " + dialect.name + " |") != page.npos);
    }
}

}  // namespace cubelang::dialects_test
