#include "runtime/session/lesson/seeds.hpp"

#include "runtime/base/split_mix.hpp"

namespace cubelang::lesson {
namespace {

// Neighbouring numbers in, far away ones out.
std::uint64_t stirred(std::uint64_t x) { return split_mix(x); }

}  // namespace

// FNV-1a.
std::uint64_t fingerprint(std::string_view text) {
    std::uint64_t sum = 0xCBF29CE484222325U;
    for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return sum;
}

std::uint64_t seed_of(std::string_view name_or_number) {
    if (name_or_number.empty() || name_or_number.find_first_not_of("0123456789") != std::string_view::npos)
        return fingerprint(name_or_number);
    std::uint64_t number = 0;
    for (const char c : name_or_number) number = number * 10 + static_cast<std::uint64_t>(c - '0');
    return number;
}

std::uint64_t exercise_seed(std::uint64_t students, std::string_view exercise) {
    return stirred(stirred(students) ^ fingerprint(exercise)) >> 11U;
}

}  // namespace cubelang::lesson
