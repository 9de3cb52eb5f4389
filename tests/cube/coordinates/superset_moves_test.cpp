// Superset moves: as many tokens as in CubeTwister, with the same turns; and SiGN moves in this notation.

#include "runtime/cube/coordinates/superset_moves.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "tests/support/data.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"
#include "tests/support/state.hpp"

namespace cubelang::cube::superset_moves_test {
namespace {

constexpr int unwritten = SupersetMove::unwritten;

// Axis, layers from the L, D or B side, quarter turns, as in the table.
using Row = std::vector<std::string>;

// The quarter turns of a move's suffix: "2", "3", "'", "2'" or empty.
int quarters_in(const std::string& amount) {
    const int size = amount.find_first_of("23") == 0 ? amount[0] - '0' : 1;
    return amount.ends_with('\'') ? -size : size;
}

// The quarter turns of each layer about the axis.
std::map<int, int> layers_of(const Move& move, int n) {
    std::map<int, int> turned;
    if (const auto turn = turn_of(move, n))
        for (int layer = turn->from; layer <= turn->to; ++layer) turned[n - layer] = turn->quarters;
    return turned;
}

std::map<int, int> layers_of(const std::vector<Move>& moves, int n) {
    std::map<int, int> all;
    for (const auto& move : moves)
        for (const auto& [layer, quarters] : layers_of(move, n)) all[layer] = quarters;
    return all;
}

std::map<int, int> layers_of(const Row& row) {
    std::map<int, int> turned;
    for (const int layer : test::numbers(row[3], ',')) turned[layer] = (std::stoi(row[4]) % 4 + 4) % 4;
    return turned;
}

// "N2-3R2": the token and its amount.
std::pair<SupersetMove, int> read(const std::string& token) {
    SupersetMove move;
    auto at = token.begin();
    const auto number = [&] {
        int value = 0;
        for (; std::isdigit(*at); ++at) value = 10 * value + (*at - '0');
        return value;
    };
    if (constexpr std::string_view kinds = "TNMVSWC"; kinds.find(*at) != kinds.npos) move.kind = *at++;
    if (std::isdigit(*at)) move.first = number();
    if (*at == '-') {
        ++at;
        move.last = number();
    }
    move.face = *at++;
    return {move, at == token.end() ? 1 : 2};
}

std::vector<SupersetMove> all_moves(int n) {
    std::vector<SupersetMove> moves;
    for (const char kind : " TNMVSWC")
        for (int first = unwritten; kind != '\0' && first <= n + 1; ++first)
            for (int last = unwritten; last <= (first == unwritten ? unwritten : n + 1); ++last)
                for (const char face : {'R', 'U', 'F', 'L', 'D', 'B'}) moves.push_back({kind, face, first, last});
    return moves;
}

std::optional<std::vector<Move>> found(const SupersetMove& move, int n, int quarters = 1) {
    auto result = moves_of(move, n, quarters);
    return result.index() == 0 ? std::optional(std::get<0>(result)) : std::nullopt;
}

}  // namespace

TEST_CASE("each token of the table turns the layers listed there") {
    for (const auto& row : test::data_rows("superset-moves.tsv")) {
        INFO("N = " << row[0] << ", " << row[1]);
        const int n = std::stoi(row[0]);
        const auto [move, quarters] = read(row[1]);
        const auto moves = found(move, n, quarters);
        REQUIRE(moves);
        CHECK(layers_of(*moves, n) == layers_of(row));
        for (const auto& each : *moves) CHECK("xyz"[static_cast<int>(axis_of(letter_of(each).face))] == row[2][0]);
    }
}

// The numbers are those of CubeTwister's own tables of moves, without the doubled ones.
TEST_CASE("there are as many valid tokens as in CubeTwister") {
    constexpr std::pair<int, std::size_t> counts[] = {{2, 36}, {3, 96}, {4, 144}, {5, 210}, {6, 282}, {7, 372}};
    for (const auto& [n, count] : counts) {
        INFO("N = " << n);
        CHECK(std::ranges::count_if(all_moves(n), [n = n](const auto& move) { return found(move, n).has_value(); }) ==
              static_cast<std::ptrdiff_t>(count));
    }
}

TEST_CASE("the rules extend to larger cubes than the table has") {
    const auto spelled = [](const SupersetMove& move, int n, int quarters = 1) {
        return test::spelled(*found(move, n, quarters));
    };
    CHECK(spelled({'T', 'R', 9}, 12) == "9Rw ");
    CHECK(spelled({'C', 'B'}, 12) == "z' ");
    CHECK(spelled({'T', 'D', 12}, 12) == "y' ");
    CHECK(spelled({'M', 'U'}, 12) == "6U ");
    CHECK(spelled({'M', 'U'}, 11) == "E' ");
    CHECK(spelled({'M', 'F'}, 11) == "S ");
    CHECK(spelled({'M', 'L', 2}, 11) == "5-6Lw ");
    CHECK(spelled({'V', 'R', 3}, 11) == "2-4Rw ");
    CHECK(spelled({'W', 'R'}, 11, 2) == "2-10Rw2 ");
    CHECK(spelled({'S', 'R', 5}, 11) == "5Rw 5Lw' ");
    CHECK(spelled({'S', 'R', 3, 4}, 11, -1) == "Rw' 7Lw ");
    CHECK_FALSE(found({'S', 'R', 6}, 11));
    CHECK_FALSE(found({'N', 'R', 11}, 11));
    CHECK(found({'N', 'R', 9, 10}, 11));
    CHECK_FALSE(found({'N', 'R', 10, 10}, 11));
}

TEST_CASE("an invalid token is reported with the valid numbers") {
    using Reason = SupersetFault::Reason;
    const auto fault = [](const SupersetMove& move, int n) { return std::get<SupersetFault>(moves_of(move, n)); };
    CHECK(fault({'M', 'R'}, 2).reason == Reason::no_inner_layers);
    CHECK(fault({'N', 'R', 2}, 2).reason == Reason::no_inner_layers);
    CHECK(fault({'T', 'R', 2, 3}, 5).reason == Reason::no_range);
    CHECK(fault({'N', 'R', 2, 2}, 3).reason == Reason::no_range);
    CHECK(fault({'W', 'R', 2}, 5).reason == Reason::no_number);
    CHECK(fault({'C', 'R', 2}, 5).reason == Reason::no_number);
    const auto number = fault({'S', 'R', 3}, 6);
    CHECK((number.reason == Reason::bad_number && number.least == 1 && number.most == 2));
    const auto last = fault({'N', 'R', 3, 7}, 6);
    CHECK((last.reason == Reason::bad_last && last.least == 3 && last.most == 5));
}

TEST_CASE("a SiGN move in Superset notation is the same move") {
    test::property("on 2 to 12 layers", [] {
        const int n = *rc::gen::inRange(2, 13);
        const auto move = *test::move(n);
        const auto text = superset_spelling(move, n);
        RC_LOG() << spell(move) << " is " << text;
        if (text == ".") {
            RC_ASSERT(!turn_of(move, n));
            return;
        }
        const auto end = std::min(text.find_first_of("23'", text.find_first_of("RUFLDB")), text.size());
        const auto token = text.substr(0, end);
        RC_ASSERT(layers_of(*found(read(token).first, n, quarters_in(text.substr(end))), n) == layers_of(move, n));
    });
}

TEST_CASE("SiGN moves have the expected Superset spelling") {
    const auto written = [](char letter, int from, int to, int turns, int n) {
        return superset_spelling({0, static_cast<std::uint16_t>(from), static_cast<std::uint16_t>(to), letter,
                                  static_cast<std::int8_t>(turns)},
                                 n);
    };
    CHECK(written('R', 1, 1, 1, 3) == "R");
    CHECK(written('R', 1, 2, -2, 3) == "TR2'");
    CHECK(written('R', 1, 3, 1, 5) == "T3R");
    CHECK(written('R', 2, 2, 1, 3) == "NR");
    CHECK(written('R', 3, 3, 1, 3) == "L'");
    CHECK(written('R', 2, 3, 1, 3) == "TL'");
    CHECK(written('R', 1, 3, 1, 3) == "CR");
    CHECK(written('R', 2, 4, -1, 6) == "N2-4R'");
    CHECK(written('R', 5, 5, 3, 6) == "N5R3");
    CHECK(written('M', 1, 1, 1, 3) == "ML");
    CHECK(written('E', 1, 1, 2, 3) == "MD2");
    CHECK(written('S', 1, 1, -1, 3) == "MF'");
    CHECK(written('y', 1, 1, 5, 3) == "CU");
    CHECK(written('R', 1, 1, 4, 3) == ".");
    CHECK(written('.', 1, 1, 1, 3) == ".");
}

}  // namespace cubelang::cube::superset_moves_test
