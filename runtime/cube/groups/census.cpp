#include "runtime/cube/groups/census.hpp"

#include <algorithm>

#include "runtime/algebra/perm/blocks.hpp"
#include "runtime/base/stop_point.hpp"

namespace cubelang::groups {
namespace {

// Counts the elements of a wreath product whose order divides m, by the number of parts, the parity and the turn sum.
class OrbitCount {
public:
    OrbitCount(Wreath wreath, std::uint64_t m) : wreath_(wreath), m_(m), counts_(slots(wreath.parts + 1)) {
        counts_[0] = 1;
        for (int parts = 1; parts <= wreath.parts; ++parts) add(parts);
    }
    [[nodiscard]] ByParity result() const { return {at(wreath_.parts, false, 0), at(wreath_.parts, true, 0)}; }

private:
    [[nodiscard]] std::size_t slots(int parts) const { return static_cast<std::size_t>(2 * wreath_.turns * parts); }
    [[nodiscard]] std::size_t slot(int parts, bool odd, int turn) const {
        return slots(parts) + static_cast<std::size_t>(2 * turn + (odd ? 1 : 0));
    }
    [[nodiscard]] const Integer& at(int parts, bool odd, int turn) const { return counts_[slot(parts, odd, turn)]; }

    void add(int parts) {
        Integer ways = 1;
        for (int length = 1; length <= parts; ++length) {
            for (int turn = 0; turn < wreath_.turns; ++turn)
                if (m_ % order_of_element(wreath_, {{length, turn, 1}}) == 0) add(parts, {length, turn, 1}, ways);
            ways *= (parts - length) * wreath_.turns;
        }
    }
    void add(int parts, const EqualCycles& cycle, const Integer& ways) {
        for (int turn = 0; turn < wreath_.turns; ++turn)
            for (const bool odd : {false, true})
                counts_[slot(parts, odd != (cycle.length % 2 == 0), (turn + cycle.turn) % wreath_.turns)] +=
                    ways * at(parts - cycle.length, odd, turn);
    }

    Wreath wreath_;
    std::uint64_t m_;
    std::vector<Integer> counts_;
};

ByParity product(const ByParity& a, const ByParity& b) { return {a.even * b.even, a.odd * b.odd}; }

// The centre turns whose order divides m, by the parity of their sum.
ByParity centre_turns_dividing(std::uint64_t m) {
    if (m % 4 == 0) return {2048, 2048};
    return m % 2 == 0 ? ByParity{64, 0} : ByParity{1, 0};
}

// The elements on the orbits that follow the outer layers.
ByParity outer_elements(cube::Cube cube, std::uint64_t m) {
    auto count = elements_dividing(Wreath{8, 3}, m);
    if (!cube.has_fixed_centres()) return count;
    count = product(count, elements_dividing(Wreath{12, 2}, m));
    return cube.super ? product(count, centre_turns_dividing(m)) : count;
}

// Ways to choose the odd ones among the inner layers, with the number of orbits of 24 parts that are odd then.
struct OddOrbits {
    unsigned count;
    Integer ways;
};
std::vector<OddOrbits> odd_orbits(cube::Cube cube, bool outer) {
    const auto inner = static_cast<unsigned>(inner_layers(cube));
    std::vector<OddOrbits> all;
    Integer ways = 1;
    for (unsigned odd = 0; odd <= inner; ++odd) {
        all.push_back({orbit_counts(cube, outer ? 1 : 0, Counts<2>{inner - odd, odd})[1], ways});
        ways = ways * (inner - odd) / (odd + 1);
    }
    std::ranges::sort(all, std::greater<>(), &OddOrbits::count);
    return all;
}

// The elements on the orbits of 24 parts: the sum of ways * even^(all - count) * odd^count, by Horner's rule.
Integer inner_elements(cube::Cube cube, const ByParity& full, bool outer) {
    const auto terms = odd_orbits(cube, outer);
    const auto [evens, odds] =
        orbit_counts(cube, outer ? 1 : 0, Counts<2>{static_cast<unsigned>(inner_layers(cube)), 0});
    Integer sum = 0, even = 1;
    unsigned before = terms.front().count;
    for (const auto& [count, ways] : terms) {
        stop_point();
        sum *= pow(full.odd, before - count);
        even *= pow(full.even, before - count);
        sum += ways * even;
        before = count;
    }
    return sum * pow(full.odd, before) * pow(full.even, evens + odds - terms.front().count);
}

// All divisors of a number; for each prime factor p of divisor number i, divisor i / p has number i - step.
struct Prime {
    std::uint64_t prime;
    std::size_t step, powers;
};
struct Divisors {
    explicit Divisors(std::uint64_t of) {
        for (std::uint64_t prime = 2; of > 1; ++prime) {
            const auto step = all.size();
            for (; of % prime == 0; of /= prime)
                for (std::size_t i = 0; i < step; ++i) all.push_back(all[all.size() - step] * prime);
            if (all.size() > step) primes.push_back({prime, step, all.size() / step});
        }
    }
    std::vector<std::uint64_t> all{1};
    std::vector<Prime> primes;
};

// Moebius inversion, one prime at a time: from elements whose order divides each divisor to elements of that order.
void invert(std::vector<Integer>& counts, const Divisors& divisors) {
    for (const auto& [prime, step, powers] : divisors.primes)
        for (std::size_t i = counts.size(); i-- > 0;)
            if (i / step % powers != 0) counts[i] -= counts[i - step];
}

}  // namespace

std::uint64_t exponent(cube::Cube cube) {
    if (cube.n > 3) return perm::exponent_modulus;
    const std::uint64_t corners = 2520, edges = 55440;  // 3 lcm(1..8), 2 lcm(1..12), a multiple of 4
    return cube.n == 2 ? corners : edges;
}

ByParity elements_dividing(Wreath wreath, std::uint64_t m) { return OrbitCount(wreath, m).result(); }

Integer elements_dividing(cube::Cube cube, std::uint64_t m) {
    const auto of_outer = outer_elements(cube, m);
    const auto full = inner_layers(cube) > 0 ? elements_dividing(Wreath{24, 1}, m) : ByParity{};
    Integer sum = 0;
    for (const bool outer : {false, true})
        if (const auto& ways = outer ? of_outer.odd : of_outer.even; ways != 0)
            sum += ways * inner_elements(cube, full, outer);
    return sum;
}

Integer elements_of_order(cube::Cube cube, std::uint64_t order) {
    if (order == 0 || exponent(cube) % order != 0) return 0;
    const Divisors divisors(order);
    std::vector<Integer> counts;
    for (const auto divisor : divisors.all) counts.push_back(elements_dividing(cube, divisor));
    invert(counts, divisors);
    return counts.back();
}

// A cube with two layers more has all orders of this one: its additional orbits may be the identity, or a swap if
// their parity requires it, and then the order is even. The 12x12x12 has every divisor of the exponent.
bool has_elements_of_order(cube::Cube cube, std::uint64_t order) {
    constexpr int large = 12;
    if (cube.n > large) cube.n = large + cube.n % 2;
    return elements_of_order(cube, order) > 0;
}

Census census(cube::Cube cube, const CensusOptions& options) {
    const Divisors divisors(exponent(cube));
    std::vector<Integer> counts;
    for (const auto divisor : divisors.all) {
        if (options.stop.stop_requested()) return {};
        if (options.progress) options.progress(counts.size(), divisors.all.size());
        counts.push_back(elements_dividing(cube, divisor));
    }
    invert(counts, divisors);
    Census found;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] != 0) found.emplace_back(divisors.all[i], std::move(counts[i]));
    std::ranges::sort(found, {}, &Census::value_type::first);
    return found;
}

}  // namespace cubelang::groups
