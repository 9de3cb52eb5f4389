#include "runtime/algebra/group/giants.hpp"

#include <algorithm>

namespace cubelang::group {
namespace {

bool is_prime(std::size_t n) {
    for (std::size_t d = 2; d * d <= n; ++d)
        if (n % d == 0) return false;
    return n > 1;
}

void add_to(std::vector<bool>& a, const std::vector<bool>& b) {
    if (a.size() < b.size()) a.resize(b.size());
    for (std::size_t i = 0; i < b.size(); ++i) a[i] = a[i] != b[i];
}

std::vector<std::uint32_t> indices_of(const std::vector<bool>& bits) {
    std::vector<std::uint32_t> indices;
    for (std::uint32_t i = 0; i < bits.size(); ++i)
        if (bits[i]) indices.push_back(i);
    return indices;
}

}  // namespace

Lengths random_lengths(const Constituent& constituent, const RandomWords& words) {
    Lengths all;
    words.run(constituent.actions, [&](const Permutation& element) {
        all.push_back(cycle_lengths(element));
        return true;
    });
    return all;
}

Lengths generator_lengths(const Constituent& constituent) {
    Lengths all;
    for (const auto& action : constituent.actions) all.push_back(cycle_lengths(action));
    return all;
}

bool is_giant(std::size_t degree, const Lengths& lengths) {
    const auto tells = [=](std::size_t length) {
        return 2 * length > degree && length + 2 < degree && is_prime(length);
    };
    return std::ranges::any_of(lengths, [=](const auto& of_one) { return std::ranges::any_of(of_one, tells); });
}

bool is_free(const Lengths& of_giant, std::span<const Integer> orders) {
    for (std::size_t i = 0; i < orders.size(); ++i)
        if (std::ranges::any_of(of_giant[i], [&](auto length) { return orders[i] % length != 0; })) return true;
    return false;
}

std::vector<Integer> orders_of(std::span<const Lengths* const> constituents, std::size_t samples) {
    std::vector<Integer> orders(samples, 1);
    for (const auto* lengths : constituents)
        for (std::size_t i = 0; i < samples; ++i)
            for (const auto length : (*lengths)[i])
                if (orders[i] % length != 0) orders[i] = lcm(orders[i], length);
    return orders;
}

Integer factorial(std::size_t n) {
    Integer product = 1;
    for (std::size_t i = 2; i <= n; ++i) product *= i;
    return product;
}

std::vector<std::uint32_t> SignBasis::add(const std::vector<bool>& row) {
    Reduced left{row, {}, 0};
    for (const auto& known : rows_)
        if (left.row[known.pivot]) {
            add_to(left.row, known.row);
            add_to(left.sum, known.sum);
        }
    const auto pivot = std::ranges::find(left.row, true);
    if (pivot == left.row.end()) return indices_of(left.sum);
    left.pivot = static_cast<std::size_t>(pivot - left.row.begin());
    std::vector<bool> itself(rows_.size() + 1);
    itself.back() = true;
    add_to(left.sum, itself);
    rows_.push_back(std::move(left));
    return indices_of(itself);
}

}  // namespace cubelang::group
