#include "runtime/full_group/abelianization.hpp"

namespace cubelang::full_group {
namespace {

std::string power_text(const char* factor, int exponent) {
    return exponent == 1 ? factor : factor + ("^" + std::to_string(exponent));
}

}  // namespace

std::string text(Abelianization group) {
    if (group.fours == 0) return power_text("Z2", group.twos);
    const auto fours = power_text("Z4", group.fours);
    return group.twos == 0 ? fours : fours + " x " + power_text("Z2", group.twos);
}

}  // namespace cubelang::full_group
