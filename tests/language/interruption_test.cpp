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

TEST_CASE("long computations end after an interrupt at a random moment") {
    std::mt19937 random(2);
    for (const int n : {3, 300}) {
        test::InterruptedSession session(test::on(n));
        for (const auto& call : test::heavy_calls())
            CHECK(session.run(call, Milliseconds(random() % 20), hangs).time < hangs);
    }
}

namespace {

void print_distribution(const char* what, std::vector<double> all) {
    std::ranges::sort(all);
    const auto at = [&](double part) {
        return all[static_cast<std::size_t>(part * static_cast<double>(all.size() - 1))];
    };
    std::printf("%s: median %.1f ms, 90 %% %.1f, 99 %% %.1f, worst %.1f of %zu\n", what, at(0.5), at(0.9), at(0.99),
                at(1), all.size());
}

}  // namespace

// The true distribution, on a quiet machine: language_tests '[.interruption]'
TEST_CASE("the delay between an interrupt and the end of a call", "[.interruption]") {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> exponent(-1, 2.5);  // after 0.1 to 300 ms
    std::vector<double> times, works;
    for (const int n : {2, 3, 4, 5, 6, 7, 20, 200, 2000}) {
        test::InterruptedSession session(test::on(n));
        auto calls = test::heavy_calls();
        std::ranges::move(test::calls_of_built_ins(), std::back_inserter(calls));
        for (const auto& call : calls) {
            const auto [time, work] = session.run(call, Milliseconds(std::pow(10, exponent(random))), hangs);
            if (time.count() == 0) continue;
            times.push_back(time.count());
            works.push_back(work.count());
            if (work.count() > 100) std::printf("%8.0f ms of work: cube %d; %s\n", work.count(), n, call.c_str());
        }
    }
    print_distribution("by the clock", std::move(times));
    print_distribution("of processors", std::move(works));
}

}  // namespace cubelang::interruption_test
