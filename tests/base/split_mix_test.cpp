#include "runtime/base/split_mix.hpp"

#include <array>

#include "tests/support/catch.hpp"

namespace cubelang::split_mix_test {

TEST_CASE("the output matches the published SplitMix64 numbers") {
    std::uint64_t state = 1234567;
    constexpr std::array<std::uint64_t, 5> published{6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                                     4593380528125082431U, 16408922859458223821U};
    for (const auto number : published) CHECK(split_mix(state) == number);
}

}  // namespace cubelang::split_mix_test
