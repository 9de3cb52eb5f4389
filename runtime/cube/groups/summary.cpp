#include "runtime/cube/groups/summary.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "runtime/cube/groups/part_orbits.hpp"

namespace cubelang::cube_group {
namespace {

// Primes beyond are not looked for: those of a group's order are at most its degree.
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

std::string listed(const std::vector<std::string>& items) {
    if (items.size() < 2) return items.empty() ? "nothing" : items.front();
    return fmt::format("{} and {}", fmt::join(items.begin(), items.end() - 1, ", "), items.back());
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

}  // namespace

std::string counted(cube::Kind kind, std::size_t count) {
    return count == 1 ? one_with_article(kind) : fmt::format("{} {}", count, cube::plural(kind));
}

namespace {

// How often the prime divides; what is left is without it. Many at a time, as many as fit into 32 bits.
unsigned divide_out(Integer& left, std::uint32_t prime) {
    std::uint32_t power = prime;
    unsigned at_once = 1, exponent = 0;
    for (; power <= ~std::uint32_t{0} / prime; power *= prime) ++at_once;
    for (; left % power == 0; left /= power) exponent += at_once;
    for (; left % prime == 0; left /= prime) ++exponent;
    return exponent;
}

}  // namespace

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
    return listed(items);
}

}  // namespace cubelang::cube_group
