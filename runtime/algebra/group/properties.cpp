#include "runtime/algebra/group/properties.hpp"

#include <algorithm>

#include "runtime/algebra/group/random_generation.hpp"

namespace cubelang::group {

bool is_abelian(const PermutationGroup& group) {
    const auto& all = group.generators();
    return std::ranges::all_of(
        all, [&](const auto& a) { return std::ranges::all_of(all, [&](const auto& b) { return commute(a, b); }); });
}

bool is_subgroup(const PermutationGroup& part, const PermutationGroup& whole) {
    return whole.contains_all(part.generators());
}

bool is_normal(const PermutationGroup& part, const PermutationGroup& whole) {
    const auto stays = [&](const Permutation& by) {
        return std::ranges::all_of(part.generators(), [&](const auto& a) { return part.contains(conjugate(a, by)); });
    };
    return is_subgroup(part, whole) && std::ranges::all_of(whole.generators(), stays);
}

namespace {

// Representatives of the known cosets, with their inverses.
class Cosets {
public:
    explicit Cosets(const PermutationGroup& subgroup) : subgroup_(subgroup) { add(identity(subgroup.degree())); }

    [[nodiscard]] std::size_t size() const { return representatives_.size(); }
    [[nodiscard]] const Permutation& operator[](std::size_t i) const { return representatives_[i]; }
    /// The number of the coset of x; a new one is added.
    Point number_of(const Permutation& x) {
        for (Point i = 0; i < inverses_.size(); ++i)
            if (subgroup_.contains(product(x, inverses_[i]))) return i;
        add(x);
        return static_cast<Point>(size() - 1);
    }

private:
    void add(const Permutation& x) {
        inverses_.push_back(inverse(x));
        representatives_.push_back(x);
    }
    const PermutationGroup& subgroup_;
    std::vector<Permutation> representatives_, inverses_;
};

// Missing conjugates are added in small batches together with random ones. A random one is new with probability at
// least 1/2 as long as any is missing.
constexpr std::size_t most_missing = 4, random_conjugates = 6, many_generators = 6;

std::vector<Permutation> missing_conjugates(const PermutationGroup& part, const PermutationGroup& whole) {
    std::vector<Permutation> missing;
    for (const auto& element : part.generators())
        for (const auto& by : whole.generators()) {
            auto moved = conjugate(element, by);
            if (part.contains(moved)) continue;
            missing.push_back(std::move(moved));
            if (missing.size() == most_missing) return missing;
        }
    return missing;
}

std::vector<Permutation> commutators(const std::vector<Permutation>& generators) {
    std::vector<Permutation> all;
    for (std::size_t i = 0; i < generators.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (!commute(generators[i], generators[k])) all.push_back(commutator(generators[i], generators[k]));
    return all;
}

std::optional<PermutationGroup> generated(std::vector<Permutation> elements, std::size_t degree, StopToken stop) {
    auto made = PermutationGroup::of(std::move(elements), degree, stop);
    return made && made->generators().size() > many_generators ? with_few_generators(*made, stop) : made;
}

// The derived group and the powers of generators of the group modulo it generate the powers modulo it.
std::optional<PermutationGroup> with_powers(const PermutationGroup& group, const PermutationGroup& derived,
                                            const Integer& exponent, StopToken stop) {
    auto elements = derived.generators();
    for (const auto& generator : group.generators()) elements.push_back(power(generator, exponent));
    return PermutationGroup::of(std::move(elements), group.degree(), stop);
}

std::vector<Integer> primes_of(Integer n) {
    std::vector<Integer> primes;
    for (Integer p = 2; n > 1; ++p) {
        if (n % p != 0) continue;
        primes.push_back(p);
        while (n % p == 0) n /= p;
    }
    return primes;
}

unsigned exponent_in(Integer n, const Integer& prime) {
    unsigned count = 0;
    for (; n % prime == 0; n /= prime) ++count;
    return count;
}

}  // namespace

std::optional<std::vector<Permutation>> on_cosets(const PermutationGroup& whole, const PermutationGroup& subgroup,
                                                  StopToken stop) {
    Cosets cosets(subgroup);
    std::vector<Permutation> actions(whole.generators().size());
    for (std::size_t i = 0; i < cosets.size(); ++i) {
        if (stop.stop_requested()) return std::nullopt;
        for (std::size_t g = 0; g < actions.size(); ++g)
            actions[g].push_back(cosets.number_of(product(cosets[i], whole.generators()[g])));
    }
    return actions;
}

std::optional<PermutationGroup> normal_closure(const PermutationGroup& group, std::vector<Permutation> elements,
                                               StopToken stop) {
    auto made = generated(std::move(elements), group.degree(), stop);
    for (std::uint64_t seed = 1; made;) {
        auto more = missing_conjugates(*made, group);
        if (more.empty()) break;
        for (std::size_t i = 0; i < random_conjugates; ++i)
            more.push_back(conjugate(made->random(seed), group.random(seed)));
        more.insert(more.end(), made->generators().begin(), made->generators().end());
        made = generated(std::move(more), group.degree(), stop);
    }
    return made;
}

std::optional<PermutationGroup> derived(const PermutationGroup& group, StopToken stop) {
    std::optional<PermutationGroup> few;
    const bool is_large = group.generators().size() > many_generators;
    if (is_large && !(few = with_few_generators(group, stop))) return std::nullopt;
    const auto& same = few ? *few : group;  // not a copy: on a large cube that takes seconds
    auto made = normal_closure(same, commutators(same.generators()), stop);
    if (made) made->inherit_proof(same);
    return made;
}

// Of an abelian group A and a prime p, A^(p^(k-1)) / A^(p^k) has order p^m, where m is the number of cyclic factors of
// order p^k or more.
std::optional<std::vector<Integer>> abelian_invariants(const PermutationGroup& group, StopToken stop) {
    const auto commutators = derived(group, stop);
    if (!commutators) return std::nullopt;
    std::vector<Integer> invariants;
    for (const auto& prime : primes_of(group.order() / commutators->order())) {
        Integer exponent = 1, order = group.order();
        std::vector<unsigned> factors;  // for each k
        do {
            exponent *= prime;
            const auto powers = with_powers(group, *commutators, exponent, stop);
            if (!powers) return std::nullopt;
            factors.push_back(exponent_in(order / powers->order(), prime));
            order = powers->order();
        } while (factors.back() > 0);
        Integer cyclic = 1;
        for (std::size_t k = 0; k + 1 < factors.size(); ++k) {
            cyclic *= prime;
            invariants.insert(invariants.end(), factors[k] - factors[k + 1], cyclic);
        }
    }
    std::ranges::sort(invariants);
    return invariants;
}

}  // namespace cubelang::group
