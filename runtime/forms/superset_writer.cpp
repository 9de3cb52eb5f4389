#include "runtime/forms/superset_writer.hpp"

#include <fmt/format.h>

#include "runtime/coordinates/superset_moves.hpp"
#include "runtime/cube/cycle_text.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/value/limits.hpp"

namespace cubelang::eval {
namespace {

class Writer {
public:
    Writer(int n, const lang::Where& where) : n_(n), where_(where) {}
    std::string text;

    void write(const cube::Word& word) {
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
            text += (i > 0 ? " " : "") + cube::in_superset(run.moves[i], n_);
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
        if (power.exponent >= 0)
            text += power.exponent.str();
        else
            text += (power.exponent == -1 ? "" : Integer(-power.exponent).str()) + "'";
    }
    void write(const cube::CommutatorOf& c) {
        text += '[';
        write(*c.a);
        text += ',';
        write(*c.b);
        text += ']';
    }
    // The conjugate of one statement: a commutator, or a group.
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

    int n_;
    const lang::Where& where_;
};

// CubeTwister counts the turns of all centres: off the middle they face as their places do, k quarters from the face's
// arrow.
void add_true_signs(cube::PartCycle& cycle) {
    const auto kind = cycle[0].part.kind;
    if (!cube::is_centre(kind) || kind == cube::Kind::fixed_centre) return;
    for (auto& here : cycle) here.turns = here.part.stickers[0].point - cycle[0].part.stickers[0].point;
}

}  // namespace

std::string superset_text(const cube::Word& word, int n, const lang::Where& where) {
    Writer writer(n, where);
    writer.write(word);
    return std::move(writer.text);
}

std::string superset_text(const cube::State& state) {
    auto cycles = cube::cycles_of(state);
    for (auto& cycle : cycles) add_true_signs(cycle);
    return cycle_text(state.cube, cycles);
}

}  // namespace cubelang::eval
