#include "runtime/meaning/forms/superset.hpp"

#include <fmt/format.h>

#include "lang/superset/parser.hpp"
#include "runtime/cube/coordinates/superset_moves.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/meaning/context/current_cube.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/forms/literals.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

using Reason = cube::SupersetFault::Reason;

constexpr cube::Symmetry through_the_centre{cube::Face::l, cube::Face::d, cube::Face::b};

// Hints for moves that a cube does not have.

std::string numbers_hint(const cube::SupersetMove& move, const cube::SupersetFault& fault) {
    const auto [reason, least, most] = fault;
    if (reason == Reason::bad_last) return fmt::format("the second number is {} to {} here", least, most);
    if (move.last != cube::SupersetMove::unwritten)
        return fmt::format("in {}a-b{} the first number is {} to {} here", move.kind, move.face, least, most);
    if (least == most) return fmt::format("the only such move is {}{}{}", move.kind, least, move.face);
    return fmt::format("the moves are {0}{1}{3} to {0}{2}{3}", move.kind, least, most, move.face);
}

std::string hint(const cube::SupersetMove& move, const cube::SupersetFault& fault, int n) {
    switch (fault.reason) {
        case Reason::no_inner_layers:
            return fmt::format("it has outer layers only: {0}, or C{0} for the whole cube", move.face);
        case Reason::no_range:
            if (n == 3) return fmt::format("its only inner layer is N2{}", move.face);
            return "a range of layers is written after N or S";
        case Reason::no_number: return fmt::format("{0} has no number: write {0}{1}", move.kind, move.face);
        case Reason::bad_number:
        case Reason::bad_last: break;
    }
    return numbers_hint(move, fault);
}

// Twists as moves of the language.

std::vector<lang::Move> translated(const lang::superset::Twist& twist, cube::Cube cube, const lang::SourcePtr& source) {
    const cube::SupersetMove move{twist.kind, twist.face, twist.first, twist.last};
    const auto found = cube::moves_of(move, cube.n, twist.turns);
    if (const auto* fault = std::get_if<cube::SupersetFault>(&found))
        throw lang::Error({source, twist.span}, fmt::format("a {} has no move {}", cube_name(cube), cube::spell(move)),
                          hint(move, *fault, cube.n));
    std::vector<lang::Move> moves;
    for (const auto& one : std::get<0>(found))
        moves.push_back(twist.reflected ? cube::conjugate(one, through_the_centre) : one);
    return moves;
}

class Writer {
public:
    Writer(int n, const lang::Where& where, StopToken stop) : n_(n), where_(where), stop_(stop) {}
    std::string text;

    void write(const cube::Word& word) {
        if (++written_ % nodes_between_checks == 0 && stop_.stop_requested()) throw lang::interruption(where_);
        // A tree with shared branches can be far longer written than stored.
        if (text.size() > limits::longest_text)
            throw lang::Error(
                where_, fmt::format("written out, this algorithm has more than {} characters", limits::longest_text));
        std::visit([&](const auto& node) { write(node); }, word.node);
    }

private:
    void write(const cube::Run& run) {
        if (run.moves.empty()) text += "()";
        for (std::size_t i = 0; i < run.moves.size(); ++i)
            text += (i > 0 ? " " : "") + cube::superset_spelling(run.moves[i], n_);
    }
    void write(const cube::Sequence& sequence) {
        if (sequence.factors.empty()) text += "()";
        for (std::size_t i = 0; i < sequence.factors.size(); ++i) {
            if (i > 0) text += ' ';
            write(*sequence.factors[i]);
        }
    }
    void write(const cube::PowerOf& power) {
        grouped(*power.base);
        if (power.exponent != -1) text += Integer(abs(power.exponent)).str();
        if (power.exponent < 0) text += '\'';
    }
    void write(const cube::CommutatorOf& c) {
        text += '[';
        write(*c.a);
        text += ',';
        write(*c.b);
        text += ']';
    }
    // Superset conjugates a single statement: a commutator or a group.
    void write(const cube::ConjugateOf& c) {
        text += '<';
        write(*c.a);
        text += '>';
        grouped(*c.b);
    }

    void grouped(const cube::Word& word) {
        const bool own = std::holds_alternative<cube::CommutatorOf>(word.node);
        if (!own) text += '(';
        write(word);
        if (!own) text += ')';
    }

    static constexpr std::uint64_t nodes_between_checks = 1024;

    int n_;
    const lang::Where& where_;
    StopToken stop_;
    std::uint64_t written_ = 0;
};

// CubeTwister counts the turns of all centres. Off the middle the place determines them: k quarters from the face's
// arrow.
void add_centre_signs(cube::PartCycle& cycle) {
    const auto kind = cycle[0].part.kind;
    if (!cube::is_centre(kind) || kind == cube::Kind::fixed_centre) return;
    for (auto& here : cycle) here.turns = here.part.stickers[0].point - cycle[0].part.stickers[0].point;
}

}  // namespace

lang::ExprPtr read_superset(cube::Cube cube, const lang::SourcePtr& source, StopToken stop) {
    const lang::superset::Interpretation meaning{
        .moves = [&](const lang::superset::Twist& twist) { return translated(twist, cube, source); },
        .check = [&](const lang::Cycle& text) { static_cast<void>(cycle(cube, text, source)); },
    };
    return lang::superset::parse(source, meaning, stop);
}

std::string superset_text(const cube::Word& word, int n, const lang::Where& where, StopToken stop) {
    Writer writer(n, where, stop);
    writer.write(word);
    return std::move(writer.text);
}

std::string superset_text(const cube::State& state) {
    auto cycles = cube::cycles_of(state);
    for (auto& cycle : cycles) add_centre_signs(cycle);
    return cycle_text(state.cube, cycles);
}

}  // namespace cubelang::meaning
