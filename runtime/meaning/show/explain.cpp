#include "runtime/meaning/show/explain.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/query/notes.hpp"
#include "runtime/cube/query/order.hpp"
#include "runtime/cube/query/structure.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/elements.hpp"
#include "runtime/render/net.hpp"

namespace cubelang::eval {
namespace {

using cube::CyclePart;
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

// How the part at index i is turned on its way to the next place.
int turn_on_the_way(const PartCycle& cycle, std::size_t i) {
    const bool last = i + 1 == cycle.size();
    if (cycle[0].part.kind != Kind::fixed_centre) return last ? cycle[0].turns : 0;
    return cycle[last ? 0 : i + 1].turns - (i == 0 ? 0 : cycle[i].turns);
}

// After one round every part is turned by the same amount; how many rounds until that is gone.
std::uint64_t rounds(const PartCycle& cycle) {
    const int turns = (cycle[0].turns % 4 + 4) % 4;
    if (turns == 0) return 1;
    if (cycle[0].part.kind == Kind::corner) return 3;
    if (cycle[0].part.kind == Kind::edge) return 2;
    return turns == 2 ? 2 : 4;
}

class Explainer {
public:
    explicit Explainer(const cube::State& p) : p_(p) {}

    std::string text;

    void header() {
        say("Each line is a cycle: `a -> b` says that the part at a moves to b, so that b then holds what was at a.\n");
        if (perm::is_identity(p_.blocks)) say("Nothing moves: this is the identity.\n");
    }
    void kinds() {
        for (const auto kind : query::kinds_on(p_.cube))
            if (const auto cycles = query::cycles(p_, kind); !cycles.empty()) {
                say(fmt::format("{}:\n", cube::plural(kind)));
                for (const auto& cycle : cycles) one(cycle);
            }
    }
    void order() {
        std::vector<std::uint64_t> periods;
        for (const auto& [period, reason] : periods_) periods.push_back(period);
        periods.erase(std::unique(periods.begin(), periods.end()), periods.end());
        const auto total = query::order(p_);
        if (periods.size() > 1)
            say(fmt::format("order: the least common multiple of {} is {}\n", fmt::join(periods, ", "), total));
        else
            say(fmt::format("order: {}\n", total));
        for (const auto& [period, reason] : periods_) say(fmt::format("    {:>3} = {}\n", period, reason));
        if (const auto visible = query::visible_order(p_); visible != total)
            say(fmt::format("to the eye, which cannot tell equal colours apart: {}\n", visible));
    }
    void parity() {
        const auto parts = joined_words(query::kinds_on(p_.cube), [&](Kind kind) {
            return fmt::format("{} {}", cube::plural(kind), query::is_odd(p_, kind) ? "odd" : "even");
        });
        say(fmt::format("parity: {}; all together {}\n", parts, query::is_odd(p_) ? "odd" : "even"));
        say("    (a cycle of even length is odd, one of odd length even)\n");
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
            say(fmt::format("{} of the cycles of {} turn their parts: the turns add up to {} (mod {})\n", count,
                            cube::plural(kind), (sum % modulus + modulus) % modulus, modulus));
        }
        for (const auto& reason : query::reasons_against(p_)) say(fmt::format("no turns reach this: {}\n", reason));
    }
    void say(std::string_view words) { text += words; }

private:
    void one(const PartCycle& cycle) {
        const auto name = [&](std::size_t i) { return cube::name(p_.cube, cycle[i % cycle.size()].part); };
        std::string line = "    " + name(0);
        for (std::size_t i = 0; i < cycle.size(); ++i)
            line += fmt::format(" -> {}{}", name(i + 1), turned(cycle[0].part.kind, turn_on_the_way(cycle, i)));
        say(line + "\n");
        const auto round = rounds(cycle);
        const auto length = static_cast<std::uint64_t>(cycle.size());
        const auto what = length == 1 ? "one " + singular(cycle[0].part.kind)
                                      : fmt::format("a cycle of {} {}", length, cube::plural(cycle[0].part.kind));
        periods_.emplace(round * length,
                         round == 1 ? what : fmt::format("{}, {} times round until the turning is gone", what, round));
    }
    static std::string singular(Kind kind) {
        return std::string(cube::plural(kind).substr(0, cube::plural(kind).size() - 1));
    }

    const cube::State& p_;
    std::set<std::pair<std::uint64_t, std::string>> periods_;
};

std::string names(cube::Cube cube, const std::vector<cube::Part>& parts) {
    constexpr std::size_t most = 12;
    std::string text;
    for (std::size_t i = 0; i < std::min(most, parts.size()); ++i)
        text += (i == 0 ? "" : ", ") + cube::name(cube, parts[i]);
    return parts.size() > most ? text + fmt::format(" and {} more", parts.size() - most) : text;
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

// Why the commutator of two that share some parts moves no more than it does.
std::string why_so_few(std::size_t shared, std::size_t moved) {
    if (shared == 0) return "where A and B do not meet, A' and B' undo them: the commutator is nothing";
    if (shared == 1 && moved == 3)
        return "they share one place, so the commutator is a three-cycle: of that place, and where A and B take it "
               "from";
    return fmt::format("outside what they share A' and B' undo them, so at most 3 x {} parts can move: here {}", shared,
                       moved);
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
    text += "    " + why_so_few(both.size(), query::support(p).size()) + "\n";
    return text + "    every commutator is an even permutation of each kind of part\n";
}

std::string conjugate_text(const cube::ConjugateOf& c) {
    return fmt::format(
        "a conjugate A B A' of B = {} by A = {}: the same cycles as B, in the places where A' takes them\n",
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
    explainer.say(form_text(context, value, *p, where));
    explainer.text.pop_back();
    return explainer.text;
}

render::Drawing explained(Context& context, const Value& value, const lang::Where& where) {
    const auto p = permutation(context, value, where);
    const render::View view{*p, render::differences(cube::solved(p->cube), *p)};
    auto drawing = render::net(view, {}, context.screen().columns).value_or(render::Drawing{});
    if (!drawing.lines.empty()) drawing.lines.emplace_back();
    append(drawing, render::text(explain(context, value, where)));
    return drawing;
}

}  // namespace cubelang::eval
