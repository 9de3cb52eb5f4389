// Subgroups, cosets, classes and homomorphisms of random small groups, beside the lists of all their elements.

#include <algorithm>
#include <atomic>
#include <map>
#include <set>

#include "runtime/algebra/group/conjugation.hpp"
#include "runtime/algebra/group/coset_enumeration.hpp"
#include "runtime/algebra/group/double_cosets.hpp"
#include "runtime/algebra/group/ordered_elements.hpp"
#include "runtime/algebra/group/pairs.hpp"
#include "runtime/algebra/group/properties.hpp"
#include "tests/algebra/group/known_groups.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::group::by_all_elements_test {
namespace {

constexpr std::size_t degree = 7;
const auto s7 = test::symmetric(degree);

PermutationGroup random_group(std::uint64_t& seed) {
    std::vector<Permutation> generators{s7.random(seed), power(s7.random(seed), 2), power(s7.random(seed), 3)};
    if (seed % 3 != 0) generators.erase(generators.begin());
    return test::generated(std::move(generators), degree);
}

// In the order of the rows.
std::vector<Permutation> all_elements(const PermutationGroup& group) {
    std::set<Permutation> known{identity(degree)};
    std::vector<Permutation> left{identity(degree)};
    while (!left.empty()) {
        const auto p = left.back();
        left.pop_back();
        for (const auto& g : group.generators())
            if (auto next = product(p, g); known.insert(next).second) left.push_back(std::move(next));
    }
    return {known.begin(), known.end()};
}

// A group, its elements, and subgroups and elements of it.
struct Material {
    explicit Material(std::uint64_t seed)
        : whole(random_group(seed)),
          a(whole.random(seed)),
          b(whole.random(seed)),
          s(s7.random(seed)),
          h(test::generated({power(a, 2), b}, degree)),
          k(test::generated({a}, degree)),
          all(all_elements(whole)) {}
    PermutationGroup whole;
    Permutation a, b, s;
    PermutationGroup h, k;
    std::vector<Permutation> all;
};

constexpr std::uint64_t materials = 60;

}  // namespace

TEST_CASE("elements are numbered in the order of their rows") {
    for (std::uint64_t seed = 1; seed <= materials; ++seed) {
        const Material of(seed);
        const auto ordered = *OrderedElements::of(of.whole);
        for (std::size_t i = 0; i < of.all.size(); i += 1 + i / 8) {
            CHECK(ordered.at(i) == of.all[i]);
            CHECK(ordered.number(of.all[i]) == i);
        }
    }
}

TEST_CASE("the representative of a coset is its least element") {
    for (std::uint64_t seed = 1; seed <= materials; ++seed) {
        const Material of(seed);
        auto least = of.s;
        for (const auto& p : of.all) least = std::min(least, product(p, of.s));
        CHECK(OrderedElements::of(of.whole)->least_in_coset(of.s) == least);
    }
}

TEST_CASE("a conjugator is found exactly if there is one") {
    for (std::uint64_t seed = 1; seed <= materials; ++seed) {
        const Material of(seed);
        for (const auto& q : {conjugate(of.a, of.b), of.b, conjugate(of.a, of.s)}) {
            const auto takes = [&](const Permutation& c) { return conjugate(of.a, c) == q; };
            const auto found = std::get<0>(conjugator(of.whole, of.a, q));
            REQUIRE(found.has_value() == std::ranges::any_of(of.all, takes));
            CHECK((!found || (takes(*found) && of.whole.contains(*found))));
        }
    }
}

TEST_CASE("a normalizer contains exactly the elements that keep the subgroup") {
    for (std::uint64_t seed = 1; seed <= materials; ++seed) {
        const Material of(seed);
        for (const auto* h : {&of.h, &of.k}) {
            const auto keeps = [&](const Permutation& c) {
                return std::ranges::all_of(h->generators(),
                                           [&](const auto& g) { return h->contains(conjugate(g, c)); });
            };
            const auto found = std::get<PermutationGroup>(normalizer(of.whole, *h));
            CHECK(found.order() == std::ranges::count_if(of.all, keeps));
            CHECK(std::ranges::all_of(found.generators(), keeps));
        }
    }
}

TEST_CASE("double cosets by orbits on cosets have the least elements and the sizes of the double cosets") {
    for (std::uint64_t seed = 1; seed <= materials; ++seed) {
        const Material of(seed);
        const auto of_h = all_elements(of.h), of_k = all_elements(of.k);
        std::set<Permutation> seen;
        std::map<Permutation, Integer> expected, found;
        for (const auto& p : of.all) {
            if (seen.contains(p)) continue;
            std::set<Permutation> here;
            for (const auto& h : of_h)
                for (const auto& k : of_k) here.insert(product(product(h, p), k));
            expected[*here.begin()] = here.size();
            seen.merge(here);
        }
        const auto all = *double_cosets_by_orbits(of.whole, of.h, of.k);
        for (const auto& each : all) found[each.least] = each.size;
        CHECK(found == expected);
    }
}

TEST_CASE("pairs of elements and their actions on cosets give the kernel and preimages") {
    for (std::uint64_t seed = 1; seed <= materials; ++seed) {
        const Material of(seed);
        const auto actions = *on_cosets(of.whole, of.k);
        const auto index = actions.front().size();
        const auto image = test::generated(actions, index);
        const auto pairs = *Pairs::of(of.whole, image), back = *Pairs::of(image, of.whole);
        CHECK(pairs.order() == of.whole.order());
        const auto kernel = test::generated(pairs.kernel(), degree);
        CHECK(kernel.order() * image.order() == of.whole.order());
        CHECK(is_normal(kernel, of.whole));
        CHECK(is_subgroup(kernel, of.k));
        for (const auto& p : {of.a, of.b, product(of.a, of.b)}) {
            const auto h = *back.preimage(p);
            CHECK(kernel.contains(product(*pairs.preimage(h), inverse(p))));
        }
        if (!image.contains(*back.preimage(of.a))) FAIL();
    }
    const auto sign = *Pairs::of(s7, test::generated({{0, 1}, {1, 0}}, 2));
    CHECK(sign.order() == s7.order());  // (1,2,…,7) is even, (1,2) odd
    CHECK_FALSE(Pairs::of(s7, test::generated({{1, 0}, {0, 1}}, 2))->order() == s7.order());
    CHECK_FALSE(Pairs::of(test::generated({{1, 0}}, 2), test::generated({{1, 2, 0}}, 3))->preimage({1, 0, 2}));
}

namespace {

// All relations of the Cayley graph: a word of each element, a generator, and back.
Presentation presentation_of(const PermutationGroup& group) {
    std::map<Permutation, FreeWord> words{{identity(degree), {}}};
    std::vector<Permutation> found{identity(degree)};
    Presentation made{group.generators().size(), {}};
    for (std::size_t i = 0; i < found.size(); ++i)
        for (std::uint32_t g = 0; g < made.generators; ++g) {
            auto word = words[found[i]];
            word.push_back(2 * g);
            const auto next = product(found[i], group.generators()[g]);
            const auto [at, is_new] = words.emplace(next, word);
            if (is_new) {
                found.push_back(next);
                continue;
            }
            for (auto letter = at->second.rbegin(); letter != at->second.rend(); ++letter) word.push_back(*letter ^ 1U);
            made.relators.push_back(std::move(word));
        }
    return made;
}

}  // namespace

TEST_CASE("the cosets of a cyclic subgroup are as many as its index, by the relations of the Cayley graph") {
    for (std::uint64_t seed = 1; seed <= materials; ++seed) {
        const Material of(seed);
        if (of.whole.order() > 400) continue;
        const auto presentation = presentation_of(of.whole);
        CHECK(count_cosets(presentation, {}, 100'000) == of.all.size());
        const auto cyclic = static_cast<std::size_t>(order(of.whole.generators()[0]));
        CHECK(count_cosets(presentation, {{0}}, 100'000) == of.all.size() / cyclic);
    }
}

TEST_CASE("an enumeration ends at its limit, or if it is stopped") {
    const Presentation infinite{2, {{0, 0}, {2, 2, 2}}};
    CHECK(count_cosets(infinite, {}, 1000) == std::nullopt);
    const std::atomic<bool> stop = true;
    CHECK(count_cosets(infinite, {}, 1'000'000, StopToken(&stop)) == std::nullopt);
}

}  // namespace cubelang::group::by_all_elements_test
