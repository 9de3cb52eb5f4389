#include "runtime/meaning/show/explain.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/query/order.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/cube/reach/notes.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/elements.hpp"
#include "runtime/render/net.hpp"

namespace cubelang::meaning {
namespace {

using cube::Kind;
using cube::PartCycle;

std::string_view turned(Kind kind, int turns) {
    constexpr std::string_view centre[] = {"", ", turned a quarter clockwise", ", turned by half",
                                           ", turned a quarter anticlockwise"};
    if (kind == Kind::fixed_centre) return centre[(turns % 4 + 4) % 4];
    if (turns == 0) return "";
    if (kind == Kind::edge) return ", flipped";
    return turns > 0 ? ", turned clockwise" : ", turned anticlockwise";
}

// One round turns every part by the same amount: the number of rounds until the turns cancel out.
std::uint64_t rounds(const PartCycle& cycle) {
    const int turns = (cycle[0].turns % 4 + 4) % 4;
    if (turns == 0) return 1;
    if (cycle[0].part.kind == Kind::corner) return 3;
    if (cycle[0].part.kind == Kind::edge) return 2;
    return turns == 2 ? 2 : 4;
}

using Periods = std::set<std::pair<std::uint64_t, std::string>>;  // of cycles, with the reason

std::string order_text(const Periods& of_cycles, const std::string& order) {
    std::vector<std::uint64_t> periods;
    for (const auto& [period, reason] : of_cycles) periods.push_back(period);
    periods.erase(std::unique(periods.begin(), periods.end()), periods.end());
    auto text = periods.size() > 1
                    ? fmt::format("order: the least common multiple of {} is {}\n", fmt::join(periods, ", "), order)
                    : fmt::format("order: {}\n", order);
    for (const auto& [period, reason] : of_cycles) text += fmt::format("    {:>3} = {}\n", period, reason);
    return text;
}

class Explainer {
public:
    explicit Explainer(const cube::State& p) : p_(p) {}

    std::string text;

    void header() {
        add("Each line is a cycle: `a -> b` means that the part at a moves to b.\n");
        if (perm::is_identity(p_.blocks)) add("Nothing moves: this is the identity.\n");
    }
    void kinds() {
        for (const auto kind : query::kinds_on(p_.cube))
            if (const auto cycles = query::cycles(p_, kind); !cycles.empty()) {
                add(fmt::format("{}:\n", cube::plural(kind)));
                for (const auto& cycle : cycles) one(cycle);
            }
    }
    void order() {
        const auto total = query::order(p_);
        add(order_text(periods_, fmt::to_string(total)));
        if (const auto visible = query::visible_order(p_); visible != total)
            add(fmt::format("visible order, where equal colours are not distinguished: {}\n", visible));
    }
    void parity() {
        const auto parts = joined_words(query::kinds_on(p_.cube), [&](Kind kind) {
            return fmt::format("{} {}", cube::plural(kind), query::is_odd(p_, kind) ? "odd" : "even");
        });
        add(fmt::format("parity: {}; all together {}\n", parts, query::is_odd(p_) ? "odd" : "even"));
        add("    (a cycle of even length is odd, one of odd length even)\n");
    }
    void sums() {
        for (const auto kind : {Kind::corner, Kind::edge}) {
            const int modulus = kind == Kind::corner ? 3 : 2;
            int sum = 0;
            int count = 0;
            for (const auto& cycle : query::cycles(p_, kind)) {
                sum += cycle[0].turns;
                count += cycle[0].turns != 0 ? 1 : 0;
            }
            if (count == 0) continue;
            add(fmt::format("{} of the cycles of {} turn their parts: the turns add up to {} (mod {})\n", count,
                            cube::plural(kind), (sum % modulus + modulus) % modulus, modulus));
        }
        for (const auto& reason : reach::unreachability_reasons(p_))
            add(fmt::format("no turns reach this: {}\n", reason));
    }
    void add(std::string_view more) { text += more; }

private:
    void one(const PartCycle& cycle) {
        const auto name = [&](std::size_t i) { return cube::name(p_.cube, cycle[i % cycle.size()].part); };
        std::string line = "    " + name(0);
        for (std::size_t i = 0; i < cycle.size(); ++i)
            line += fmt::format(" -> {}{}", name(i + 1), turned(cycle[0].part.kind, cube::turns_to_next(cycle, i)));
        add(line + "\n");
        const auto round = rounds(cycle);
        const auto length = static_cast<std::uint64_t>(cycle.size());
        const auto what = length == 1 ? fmt::format("one {}", cube::singular(cycle[0].part.kind))
                                      : fmt::format("a cycle of {} {}", length, cube::plural(cycle[0].part.kind));
        periods_.emplace(round * length,
                         round == 1 ? what : fmt::format("{}, {} rounds until the turns cancel out", what, round));
    }

    const cube::State& p_;
    Periods periods_;
};

std::string names(cube::Cube cube, const std::vector<cube::Part>& parts) {
    return some_words(parts, 12, [&](const auto& part) { return cube::name(cube, part); });
}

std::vector<cube::Part> common(cube::Cube cube, const std::vector<cube::Part>& a, const std::vector<cube::Part>& b) {
    std::vector<cube::Part> both;
    std::ranges::copy_if(a, std::back_inserter(both), [&](const cube::Part& part) {
        return std::ranges::any_of(b, [&](const cube::Part& other) {
            return cube::identity_of(cube, other) == cube::identity_of(cube, part);
        });
    });
    return both;
}

// The reason why the commutator of operations with few common parts moves few parts.
std::string small_support_reason(std::size_t shared, std::size_t moved) {
    if (shared == 0) return "A and B have no place in common, so A' and B' undo them: the commutator is the identity";
    if (shared == 1 && moved == 3)
        return "they share one place, so the commutator is a three-cycle of this place and of the places from which A "
               "and "
               "B bring parts to it";
    return fmt::format("A' and B' undo everything outside the common places, so at most 3 x {} parts move: here {}",
                       shared, moved);
}

std::string commutator_text(Context& context, const cube::CommutatorOf& c, const cube::State& p,
                            const lang::Where& where) {
    const auto a = query::support(context.perform(c.a, where));
    const auto b = query::support(context.perform(c.b, where));
    const auto both = common(p.cube, a, b);
    std::string text =
        fmt::format("a commutator A B A' B' of A = {} and B = {}\n    A moves {} parts, B moves {}; both move {}{}{}\n",
                    word_text(*c.a), word_text(*c.b), a.size(), b.size(), both.size(), both.empty() ? "" : ": ",
                    names(p.cube, both));
    text += "    " + small_support_reason(both.size(), query::support(p).size()) + "\n";
    return text + "    every commutator is an even permutation of each kind of part\n";
}

std::string conjugate_text(const cube::ConjugateOf& c) {
    return fmt::format("a conjugate A B A' of B = {} by A = {}: the cycles of B, moved to other places by A'\n",
                       word_text(*c.b), word_text(*c.a));
}

std::string form_text(Context& context, const Value& value, const cube::State& p, const lang::Where& where) {
    const auto* algorithm = value.as<Algorithm>();
    if (algorithm == nullptr) return {};
    if (const auto* c = std::get_if<cube::CommutatorOf>(&algorithm->word->node))
        return commutator_text(context, *c, p, where);
    if (const auto* c = std::get_if<cube::ConjugateOf>(&algorithm->word->node)) return conjugate_text(*c);
    return {};
}

}  // namespace

std::string explain(Context& context, const Value& value, const lang::Where& where) {
    const auto p = permutation(context, value, where);
    Explainer explainer(*p);
    explainer.header();
    explainer.kinds();
    explainer.order();
    explainer.parity();
    explainer.sums();
    explainer.add(form_text(context, value, *p, where));
    explainer.text.pop_back();
    return explainer.text;
}

std::string explain(const Tuple& tuple) {
    std::string text = "Each line is a cycle: `a -> b` means that a goes to b.\n";
    Periods periods;
    for (const auto& cycle : cycles(tuple)) {
        text += fmt::format("    {} -> {}\n", fmt::join(cycle, " -> "), cycle.front());
        periods.emplace(cycle.size(), fmt::format("a cycle of {} numbers", cycle.size()));
    }
    if (periods.empty()) text += "Nothing moves: this is the identity.\n";
    text += order_text(periods, order(tuple).str());
    return text + (is_odd(tuple) ? "parity: odd" : "parity: even");
}

render::Drawing explanation_drawing(Context& context, const Value& value, const lang::Where& where) {
    const auto p = permutation(context, value, where);
    const render::View view{*p, render::differences(cube::solved(p->cube), *p)};
    auto drawing = render::net(view, {}, context.screen().columns).value_or(render::Drawing{});
    if (!drawing.lines.empty()) drawing.lines.emplace_back();
    append(drawing, render::text(explain(context, value, where)));
    return drawing;
}

}  // namespace cubelang::meaning
