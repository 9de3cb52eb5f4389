#include "runtime/cube/groups/structure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "runtime/algebra/group/giants.hpp"
#include "runtime/base/english.hpp"

namespace cubelang::groups {
namespace {

using group::PermutationGroup;
using Permutations = std::vector<group::Permutation>;

// The action of the generators on the points of these pieces, one piece after another.
Permutations on_stickers(const PermutationGroup& of, const std::vector<std::size_t>& pieces) {
    Permutations made(of.generators().size());
    group::Point first = 0;
    for (const auto number : pieces) {
        const auto& on = of.pieces()[number].on;
        for (std::size_t g = 0; g < made.size(); ++g)
            for (const auto image : on.actions[g]) made[g].push_back(first + image);
        first += static_cast<group::Point>(on.degree());
    }
    return made;
}

std::optional<PermutationGroup> acting(Permutations generators, StopToken stop) {
    const auto degree = generators.front().size();  // there is a generator, since parts move
    return PermutationGroup::of(std::move(generators), degree, stop);
}

std::optional<OrbitAction> action_of(const CubeGroup& of, PartOrbit orbit, std::size_t number, StopToken stop) {
    const auto stickers = acting(on_stickers(of.group, orbit.pieces), stop);
    const auto places = acting(on_places(of, orbit), stop);
    if (!stickers || !places) return std::nullopt;
    OrbitAction made{std::move(orbit), places->order(), stickers->order() / places->order()};
    made.has_odd = std::ranges::any_of(places->generators(), group::is_odd);
    made.is_proved = places->is_proved() && stickers->is_proved();
    made.same_as = number;
    return made;
}

// Two orbits are equal if the same original pieces (or their copies) contain all their stickers.
void mark_same(std::vector<OrbitAction>& orbits, const PermutationGroup& of) {
    std::map<std::vector<std::size_t>, std::size_t> first;
    for (std::size_t i = 0; i < orbits.size(); ++i) {
        std::vector<std::size_t> originals;
        for (const auto piece : orbits[i].orbit.pieces) {
            const auto& [on, kind, original, from, odd, signs] = of.pieces()[piece];
            originals.push_back(kind == PermutationGroup::Piece::Kind::copy ? original : piece);
        }
        std::ranges::sort(originals);
        originals.erase(std::unique(originals.begin(), originals.end()), originals.end());
        orbits[i].same_as = first.emplace(std::move(originals), i).first->second;
    }
}

// The signs that are a product of earlier ones, each with these.
std::vector<TiedSigns> ties_of(const CubeGroup& of, const std::vector<OrbitAction>& orbits) {
    group::SignBasis basis;
    std::vector<std::size_t> chosen;
    std::vector<TiedSigns> ties;
    for (std::size_t i = 0; i < orbits.size(); ++i) {
        if (orbits[i].same_as != i || !orbits[i].has_odd) continue;
        std::vector<bool> row;
        for (const auto& p : on_places(of, orbits[i].orbit)) row.push_back(group::is_odd(p));
        const auto rank = basis.rank();
        const auto sum = basis.add(row);
        if (basis.rank() > rank) {
            chosen.push_back(i);
            continue;
        }
        TiedSigns tied{};
        for (const auto number : sum) tied.push_back(chosen[number]);
        tied.push_back(i);
        ties.push_back(std::move(tied));
    }
    return ties;
}

// Larger prime factors are not searched: those of a group order are at most its degree.
constexpr unsigned greatest_prime = 1U << 16U;
constexpr std::size_t most_sizes = 6;
constexpr std::size_t most_digits = 400, first_digits = 20;  // shown of an order

std::string one_with_article(cube::Kind kind) {
    const auto text = cube::with_article(kind);
    return fmt::format("1{}", text.substr(text.find(' ')));
}

// " in 3 orbits of 4"
std::string division(std::vector<std::size_t> sizes) {
    if (sizes.size() < 2) return {};
    std::ranges::sort(sizes, std::greater());
    if (sizes.front() == sizes.back()) return fmt::format(" in {} orbits of {}", sizes.size(), sizes.front());
    if (sizes.size() > most_sizes) return fmt::format(" in {} orbits", sizes.size());
    return fmt::format(" in orbits of {}", fmt::join(sizes, " + "));
}

std::string numbers_moved(const group::PermutationGroup& group) {
    std::vector<std::size_t> sizes;
    std::size_t total = 0;
    for (const auto& piece : group.pieces()) {
        sizes.push_back(piece.on.degree());
        total += sizes.back();
    }
    return sizes.empty() ? "nothing" : fmt::format("{} numbers{}", total, division(sizes));
}

// Divides by the prime as often as possible and returns how often. Uses the highest power within 32 bits.
unsigned divide_out(Integer& left, std::uint32_t prime) {
    std::uint32_t power = prime;
    unsigned at_once = 1, exponent = 0;
    for (; power <= ~std::uint32_t{0} / prime; power *= prime) ++at_once;
    for (; left % power == 0; left /= power) exponent += at_once;
    for (; left % prime == 0; left /= prime) ++exponent;
    return exponent;
}

}  // namespace

std::optional<Structure> structure(const CubeGroup& of, StopToken stop) {
    Structure made;
    for (auto& orbit : part_orbits(of)) {
        auto action = action_of(of, std::move(orbit), made.orbits.size(), stop);
        if (!action) return std::nullopt;
        made.orbits.push_back(*std::move(action));
    }
    mark_same(made.orbits, of.group);
    made.ties = ties_of(of, made.orbits);
    Integer product = 1;
    for (std::size_t i = 0; i < made.orbits.size(); ++i)
        if (made.orbits[i].same_as == i) product *= made.orbits[i].on_places * made.orbits[i].turned;
    made.tied = product / of.group.order();
    return made;
}

std::string counted(cube::Kind kind, std::size_t count) {
    return count == 1 ? one_with_article(kind) : fmt::format("{} {}", count, cube::plural(kind));
}

std::string factored(const Integer& number) {
    std::vector<std::string> powers;
    Integer left = number;
    for (unsigned prime = 2; prime < greatest_prime && left > 1; ++prime) {
        const auto exponent = left % prime == 0 ? divide_out(left, prime) : 0;
        if (exponent > 0)
            powers.push_back(exponent == 1 ? fmt::format("{}", prime) : fmt::format("{}^{}", prime, exponent));
    }
    if (left > 1 || powers.empty()) powers.push_back(left.str());
    return fmt::format("{}", fmt::join(powers, " * "));
}

std::string order_line(const Integer& order) {
    const auto digits = order.str(), factors = factored(order);
    if (digits.size() > most_digits)
        return fmt::format("order {}…, a number of {} digits, = {}", digits.substr(0, first_digits), digits.size(),
                           factors);
    return fmt::format("order {}{}", digits, factors == digits ? "" : " = " + factors);
}

std::string what_moves(const CubeGroup& of) {
    if (!of.domain) return numbers_moved(of.group);
    std::map<cube::Kind, std::vector<std::size_t>> moved;
    std::map<cube::Kind, std::size_t> turned;
    for (const auto& orbit : part_orbits(of)) {
        if (orbit.parts.size() > 1)
            moved[orbit.kind].push_back(orbit.parts.size());
        else
            ++turned[orbit.kind];
    }
    std::vector<std::string> items;
    for (const auto& [kind, sizes] : moved) {
        std::size_t total = 0;
        for (const auto size : sizes) total += size;
        items.push_back(counted(kind, total) + division(sizes));
    }
    for (const auto& [kind, count] : turned) items.push_back(counted(kind, count) + " in place");
    return items.empty() ? "nothing" : enumerated(items);
}

}  // namespace cubelang::groups
