#include "runtime/cube/coordinates/superset_moves.hpp"

#include <cstdlib>
#include <optional>

namespace cubelang::cube {
namespace {

using Reason = SupersetFault::Reason;

struct Layers {
    int from, to;
};

struct Bounds {
    int least, most, usual;  // `usual` is the default number
};

// The layers of a token on N layers, or the problem with it.
class Finder {
public:
    Finder(const SupersetMove& move, int n) : move_(move), n_(n) {}

    std::optional<SupersetFault> fault() const {
        const bool outer = move_.kind == ' ' || move_.kind == 'T' || move_.kind == 'C' ||
                           (move_.kind == 'N' && move_.first == 1 && !ranged());
        if (n_ == 2 && !outer) return SupersetFault{Reason::no_inner_layers};
        if (ranged()) return range_fault();
        if (move_.first == SupersetMove::unwritten) return std::nullopt;
        const auto [least, most, usual] = bounds();
        if (most == 0) return SupersetFault{Reason::no_number};
        return within(move_.first, least, most, Reason::bad_number);
    }

    // The layers that turn; for S, those that do not.
    [[nodiscard]] Layers layers() const {
        if (ranged()) return {move_.first, move_.last};
        const int k = move_.first == SupersetMove::unwritten ? bounds().usual : move_.first;
        switch (move_.kind) {
            case 'T': return {1, k};
            case 'N': return {k, k};
            case 'M': return {(n_ - k) / 2 + 1, (n_ - k) / 2 + k};
            case 'V': return {2, k + 1};
            case 'S': return {k + 1, n_ - k};
            case 'W': return {2, n_ - 1};
            case 'C': return {1, n_};
            default: return {1, 1};
        }
    }

private:
    [[nodiscard]] bool ranged() const { return move_.last != SupersetMove::unwritten; }

    [[nodiscard]] Bounds bounds() const {
        switch (move_.kind) {
            case 'T': return {1, n_, 2};
            case 'N': return {1, n_ - 1, 2};
            case 'M': return {1, n_ - 2, 1};
            case 'V': return {2, n_ - 1, 2};
            case 'S': return {1, (n_ - 1) / 2, 1};
            default: return {0, 0, 0};
        }
    }

    [[nodiscard]] std::optional<SupersetFault> range_fault() const {
        if ((move_.kind != 'N' && move_.kind != 'S') || n_ == 3) return SupersetFault{Reason::no_range};
        if (auto fault = within(move_.first, 2, n_ - 2, Reason::bad_number)) return fault;
        return within(move_.last, move_.first, n_ - 1, Reason::bad_last);
    }

    static std::optional<SupersetFault> within(int k, int least, int most, Reason reason) {
        if (least <= k && k <= most) return std::nullopt;
        return SupersetFault{reason, least, most};
    }

    const SupersetMove& move_;
    int n_;
};

Move layer_move(char face, Layers layers, int turns) {
    return {0, static_cast<std::uint16_t>(layers.from), static_cast<std::uint16_t>(layers.to), face,
            static_cast<std::int8_t>(turns)};
}

char far_side(char face) { return capital(opposite(*face_named(face))); }

// M E S or x y z: each follows one face of its axis.
Move letter_move(std::string_view letters, char face, int turns) {
    const Face seen_from = *face_named(face);
    const Move move{0, 1, 1, letters[static_cast<std::size_t>(index(seen_from)) % 3], static_cast<std::int8_t>(turns)};
    return letter_of(move).face == seen_from ? move : inverse(move);
}

std::string amount(int turns) {
    constexpr std::string_view quarters[] = {"", "", "2", "3"};
    const int rest = turns % 4;
    std::string text(quarters[std::abs(rest)]);
    if (rest < 0) text += '\'';
    return text;
}

// The token for layers from..to, counted from a face.
std::string token(char face, int from, int to, int n) {
    const auto numbered = [&](char kind, int k) {
        return spell(SupersetMove{kind, face, k == 2 ? SupersetMove::unwritten : k});
    };
    if (from == 1 && to == n) return spell(SupersetMove{'C', face});
    if (from == 1) return to == 1 ? spell(SupersetMove{' ', face}) : numbered('T', to);
    if (from == to) return numbered('N', from);
    return spell(SupersetMove{'N', face, from, to});
}

}  // namespace

std::variant<std::vector<Move>, SupersetFault> moves_of(const SupersetMove& move, int n, int quarters) {
    const Finder finder(move, n);
    if (const auto fault = finder.fault()) return *fault;
    const auto [from, to] = finder.layers();
    if (move.kind == 'S')
        return std::vector{layer_move(move.face, {1, from - 1}, quarters),
                           layer_move(far_side(move.face), {1, n - to}, -quarters)};
    if (from == 1 && to == n) return std::vector{letter_move("xyz", move.face, quarters)};
    if (move.kind == 'M' && from == to && n % 2 == 1) return std::vector{letter_move("MES", move.face, quarters)};
    return std::vector{layer_move(move.face, {from, to}, quarters)};
}

std::string spell(const SupersetMove& move) {
    std::string text;
    if (move.kind != ' ') text += move.kind;
    if (move.first != SupersetMove::unwritten) text += std::to_string(move.first);
    if (move.last != SupersetMove::unwritten) text += '-' + std::to_string(move.last);
    return text + move.face;
}

std::string superset_spelling(const Move& move, int n) {
    const auto& letter = letter_of(move);
    if (letter.kind == Letter::Kind::pause || move.turns % 4 == 0) return ".";
    const char face = capital(letter.face);
    if (letter.kind == Letter::Kind::whole) return 'C' + (face + amount(move.turns));
    if (letter.kind == Letter::Kind::middle) return 'M' + (face + amount(move.turns));
    // Layers that reach the far side are the outer ones there, turned the other way.
    if (move.to == n && move.from > 1) return token(far_side(face), 1, n + 1 - move.from, n) + amount(-move.turns);
    return token(face, move.from, move.to, n) + amount(move.turns);
}

}  // namespace cubelang::cube
