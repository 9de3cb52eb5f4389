#include "runtime/forms/superset_reader.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/superset/parser.hpp"
#include "runtime/coordinates/superset_moves.hpp"
#include "runtime/cube/symmetry.hpp"
#include "runtime/forms/part_literals.hpp"
#include "runtime/value/depth.hpp"
#include "runtime/value/elements.hpp"

namespace cubelang::eval {
namespace {

namespace script = lang::superset;
using What = cube::SupersetFault::What;
using SuffixKind = script::Suffix::Kind;

constexpr cube::Symmetry through_the_centre{cube::Face::l, cube::Face::d, cube::Face::b};

struct Message {
    std::string text, hint;
};

std::string numbers_hint(const cube::SupersetMove& move, cube::SupersetFault fault) {
    const auto [what, least, most] = fault;
    if (what == What::bad_last) return fmt::format("the second number is {} to {} here", least, most);
    if (move.last != cube::SupersetMove::unwritten)
        return fmt::format("in {}a-b{} the first number is {} to {} here", move.kind, move.face, least, most);
    return least == most
               ? fmt::format("{}{}{} is the only one", move.kind, least, move.face)
               : fmt::format("there are {}{}{} to {}{}{}", move.kind, least, move.face, move.kind, most, move.face);
}

Message message(const cube::SupersetMove& move, cube::SupersetFault fault, cube::Cube cube) {
    const std::string text = fmt::format("a {} has no move {}", cube_name(cube), cube::spell(move));
    switch (fault.what) {
        case What::no_inner_layers:
            return {text, fmt::format("it has outer layers only: {}, or C{} for the whole cube", move.face, move.face)};
        case What::no_range:
            return {text, cube.n == 3 ? fmt::format("its only inner layer is N2{}", move.face)
                                      : "a range of layers is written after N or S"};
        case What::no_number: return {text, fmt::format("{} takes no number: {}{}", move.kind, move.kind, move.face)};
        default: return {text, numbers_hint(move, fault)};
    }
}

// What the suffixes come to. Reflecting commutes with powers.
struct Suffixed {
    Integer exponent = 1;
    bool reflected = false;
};

class Reader {
public:
    Reader(Context& context, const lang::SourcePtr& source) : context_(context), source_(source) {}

    // Reflection goes down to the leaves, so that nested reflections cost no more than one.
    Value script(const script::Script& script, bool reflected) {
        check_depth(where({}));
        std::vector<Operand> factors;
        std::vector<cube::Move> run;
        const auto end_run = [&](lang::Span span) {
            if (!run.empty()) factors.push_back({make_algorithm(cube::make_run(std::exchange(run, {}))), where(span)});
        };
        for (const auto& statement : script) {
            if (add_moves(run, statement, reflected)) continue;
            end_run(statement.span);
            factors.push_back({value(statement, reflected), where(statement.span)});
        }
        if (!script.empty()) end_run(script.back().span);
        if (factors.empty()) return make_algorithm(cube::make_run({}));
        return factors.size() == 1 ? factors[0].value : product(context_, factors, factors[0].where);
    }

private:
    [[nodiscard]] lang::Where where(lang::Span span) const { return {source_, span}; }

    // Moves and pauses with their suffixes join a run.
    bool add_moves(std::vector<cube::Move>& run, const script::Statement& statement, bool reflected) {
        const auto* twist = std::get_if<script::Twist>(&statement.node);
        if (twist == nullptr && !std::holds_alternative<script::Pause>(statement.node)) return false;
        const auto suffixed = suffixes(statement);
        if (twist == nullptr)
            run.push_back({});
        else
            for (const auto& move : moves(*twist, statement.span, amount(suffixed.exponent)))
                run.push_back(reflected != suffixed.reflected ? cube::conjugate(move, through_the_centre) : move);
        return true;
    }

    // A number of quarter turns; a large one modulo 4.
    static int amount(const Integer& exponent) {
        return static_cast<int>(abs(exponent) < 100 ? exponent : exponent % 4);
    }

    [[nodiscard]] std::vector<cube::Move> moves(const script::Twist& twist, lang::Span span, int quarters) const {
        const cube::SupersetMove move{twist.kind, twist.face, twist.first, twist.last};
        auto found = cube::moves_of(move, context_.cube().n, quarters);
        if (auto* moves = std::get_if<0>(&found)) return std::move(*moves);
        auto [text, hint] = message(move, std::get<1>(found), context_.cube());
        throw lang::Error(where(span), std::move(text), std::move(hint));
    }

    [[nodiscard]] Suffixed suffixes(const script::Statement& statement) const {
        Suffixed all;
        for (const auto& suffix : statement.suffixes) {
            if (suffix.kind == SuffixKind::reflection)
                all.reflected = !all.reflected;
            else if (suffix.kind == SuffixKind::inverse)
                all.exponent = -all.exponent;
            else {
                const lang::Where here = where({suffix.begin, suffix.begin + suffix.digits});
                all.exponent *= integer_literal(source_->text.substr(suffix.begin, suffix.digits), here);
                check_size(make_integer(all.exponent), here);
            }
        }
        return all;
    }

    Value value(const script::Statement& statement, bool reflected) {
        context_.check_stop(where(statement.span));
        const auto suffixed = suffixes(statement);
        const bool mirrored = reflected != suffixed.reflected;
        auto inner = std::visit([&](const auto& node) { return eval(node, statement, mirrored); }, statement.node);
        return suffixed.exponent == 1 ? inner
                                      : power(context_, {std::move(inner), where(statement.span)}, suffixed.exponent);
    }

    Operand side(const script::Script& side, const script::Statement& whole, bool reflected) {
        return {script(side, reflected),
                where(side.empty() ? whole.span : lang::Span{side.front().span.begin, side.back().span.end})};
    }

    Value eval(const script::Group& node, const script::Statement&, bool reflected) {
        return script(node.body, reflected);
    }
    Value eval(const script::Commutator& node, const script::Statement& whole, bool reflected) {
        const auto a = side(node.a, whole, reflected);
        return commutator(context_, a, side(node.b, whole, reflected), where(whole.span));
    }
    Value eval(const script::Conjugate& node, const script::Statement& whole, bool reflected) {
        auto a = side(node.a, whole, reflected);
        if (node.inverted) a.value = power(context_, a, -1);
        return conjugate(context_, a, side(node.b, whole, reflected), where(whole.span));
    }
    // A reflection is of moves only: CubeTwister leaves cycles inside it as they are.
    // A reflection is of moves: as in CubeTwister, a cycle names its locations and keeps to them.
    Value eval(const lang::Cycle& node, const script::Statement&, bool) {
        return make_permutation(cycle(context_, node, source_));
    }
    // Moves and pauses are taken in runs.
    Value eval(const script::Pause&, const script::Statement&, bool) { return make_algorithm(cube::make_run({})); }
    Value eval(const script::Twist&, const script::Statement&, bool) { return make_algorithm(cube::make_run({})); }

    Context& context_;
    const lang::SourcePtr& source_;
};

}  // namespace

Value read_superset(Context& context, const lang::SourcePtr& source) {
    const auto tree = lang::superset::parse(source);
    return Reader(context, source).script(tree, false);
}

}  // namespace cubelang::eval
