// Every computation ends soon after an interrupt.

#include <algorithm>
#include <cmath>
#include <random>

#include "tests/language/interrupted.hpp"
#include "tests/support/long.hpp"

namespace cubelang::interruption_test {
namespace {

using test::Milliseconds;

// Even on a busy machine, a call that takes longer would never end.
constexpr Milliseconds hangs{60'000};

}  // namespace

TEST_CASE("every built-in ends after an interrupt at a random moment, on small and large cubes") {
    std::mt19937 random(1);
    for (const int n : {2, 3, 4, 5, 6, 7, 300}) {
        if ((n == 4 || n == 6 || n == 7) && !test::is_long()) continue;
        test::InterruptedSession session(test::on(n));
        std::uniform_real_distribution<double> moment(0, n < 100 ? 2 : 10);
        for (const auto& call : test::calls_of_built_ins())
            CHECK(session.run(call, Milliseconds(moment(random)), hangs).time < hangs);
    }
    test::InterruptedSession session(test::on(3));
    for (const auto& example : test::examples_of_built_ins())
        CHECK(session.run(example, Milliseconds(random() % 4), hangs).time < hangs);
}

TEST_CASE("every built-in with large arguments of each type that it takes ends after an interrupt") {
    std::mt19937 random(4);
    std::uniform_real_distribution<double> moment(0, 5);
    for (const int n : {3, 300, 2000}) {
        if (n > 3 && !test::is_long()) continue;
        test::InterruptedSession session(test::on(n));
        for (const auto& call : test::calls_with_large_arguments())
            CHECK(session.run(call, Milliseconds(moment(random)), hangs).time < hangs);
    }
}

TEST_CASE("long computations end after an interrupt at a random moment") {
    std::mt19937 random(2);
    for (const int n : {3, 300}) {
        test::InterruptedSession session(test::on(n));
        for (const auto& call : test::heavy_calls())
            CHECK(session.run(call, Milliseconds(random() % 20), hangs).time < hangs);
    }
}

namespace {

// A row of the table in docs/program.md.
void print_row(int n, std::vector<double> delays) {
    std::ranges::sort(delays);
    const auto at = [&](double part) {
        return delays[static_cast<std::size_t>(part * static_cast<double>(delays.size() - 1))];
    };
    std::printf("| %d | %zu | %.1f | %.1f | %.0f |\n", n, delays.size(), at(0.5), at(0.99), at(1));
}

}  // namespace

// On a quiet machine: language_tests '[.interruption]'
TEST_CASE("the delay between an interrupt and the end of a call", "[.interruption]") {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> exponent(-1, 2.5);  // after 0.1 to 300 ms
    for (const int n : {3, 4, 7, 20, 200, 2000}) {
        test::InterruptedSession session(test::on(n));
        auto calls = test::heavy_calls();
        std::ranges::move(test::calls_of_built_ins(), std::back_inserter(calls));
        std::ranges::move(test::calls_with_large_arguments(), std::back_inserter(calls));
        std::vector<double> delays{0};
        for (const auto& call : calls) {
            const auto [time, work] = session.run(call, Milliseconds(std::pow(10, exponent(random))), hangs);
            if (time.count() == 0) continue;
            delays.push_back(work.count());
            if (work.count() > 300) std::fprintf(stderr, "%.0f ms: cube %d; %s\n", work.count(), n, call.c_str());
        }
        print_row(n, std::move(delays));
    }
}

}  // namespace cubelang::interruption_test
