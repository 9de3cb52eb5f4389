#include "runtime/base/large_integer.hpp"

#include <cstdint>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

#include "runtime/base/stop_point.hpp"

namespace cubelang::large_integer {
namespace {

constexpr unsigned limb_bits = sizeof(boost::multiprecision::limb_type) * 8;

std::size_t limbs(const Wide& a) { return a.backend().size(); }

Division divide_whole(const Wide& a, const Wide& b) {
    Division result;
    divide_qr(a, b, result.quotient, result.rest);
    return result;
}

// Lehmer's algorithm (Knuth 4.5.2, algorithm L): one step replaces a and b as Euclid's algorithm would after several
// divisions, whose quotients the leading 62 bits determine. a >= b, and b has more than 64 bits.
void reduce(Wide& a, Wide& b) {
    const auto shift = msb(a) - 61;
    auto x = static_cast<std::int64_t>(a >> shift), y = static_cast<std::int64_t>(b >> shift);
    std::int64_t of_a[2] = {1, 0}, of_b[2] = {0, 1};
    while (y + of_a[1] != 0 && y + of_b[1] != 0) {
        const std::int64_t quotient = (x + of_a[0]) / (y + of_a[1]);
        if (quotient != (x + of_b[0]) / (y + of_b[1])) break;
        for (auto* pair : {of_a, of_b}) pair[0] = std::exchange(pair[1], pair[0] - quotient * pair[1]);
        x = std::exchange(y, x - quotient * y);
    }
    if (of_b[0] == 0) {
        a = std::exchange(b, divide(a, b).rest);
        return;
    }
    Wide next = a * of_a[1] + b * of_b[1];
    a = a * of_a[0] + b * of_b[0];
    b = std::move(next);
}

}  // namespace

// Long division by digits of `part` limbs.
Division divide(const Wide& a, const Wide& b) {
    constexpr std::size_t part = 64, quick = std::size_t{1} << 18;
    if (limbs(a) < limbs(b) + part || limbs(a) * limbs(b) < quick) return divide_whole(a, b);
    const Wide positive = abs(a), mask = (Wide(1) << part * limb_bits) - 1;
    Division result;
    for (auto left = limbs(a) / part + 1; left-- > 0;) {
        stop_point();
        const Wide digit = (positive >> left * part * limb_bits) & mask;
        auto next = divide_whole((result.rest << part * limb_bits) | digit, b);
        result.quotient = (result.quotient << part * limb_bits) + next.quotient;
        result.rest = std::move(next.rest);
    }
    if (a < 0) {
        result.quotient = -result.quotient;
        result.rest = -result.rest;
    }
    return result;
}

Wide gcd(const Wide& x, const Wide& y) {
    Wide a = abs(x), b = abs(y);
    if (a < b) std::swap(a, b);
    while (b > std::numeric_limits<std::uint64_t>::max()) {
        stop_point();
        reduce(a, b);
    }
    if (b == 0) return a;
    return std::gcd(static_cast<std::uint64_t>(b), static_cast<std::uint64_t>(a % b));
}

std::string digits(Wide a) {
    constexpr unsigned part = 4000;
    if (limbs(a) * limb_bits < 3 * part) return a.str();
    const Wide scale = pow(Wide(10), part);
    std::vector<std::string> parts;
    const bool is_negative = a < 0;
    for (a = abs(a); a != 0;) {
        auto [quotient, rest] = divide(a, scale);
        parts.push_back(rest.str());
        a = std::move(quotient);
    }
    std::string text = (is_negative ? "-" : "") + parts.back();
    for (auto at = parts.rbegin() + 1; at != parts.rend(); ++at) text += std::string(part - at->size(), '0') + *at;
    return text;
}

}  // namespace cubelang::large_integer
