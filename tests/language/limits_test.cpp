// Limits of a session: deeply nested texts, and computations that never end.

#include <chrono>
#include <thread>

#include "tests/language/run.hpp"

namespace cubelang::limits_test {
namespace {

std::string times(std::size_t count, const std::string& piece) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += piece;
    return text;
}

std::string nested(std::size_t depth, char open, const std::string& inside, char close) {
    std::string text(depth, open);
    text += inside;
    return text.append(depth, close);
}

}  // namespace

TEST_CASE("brackets nested ten thousand and a million levels deep get an answer at once, without a crash") {
    for (const std::size_t depth : {500U, 10'000U, 1'000'000U})
        for (const std::string brackets : {"()", "[]", "{}"}) {
            const auto output = test::run(nested(depth, brackets[0], "R U", brackets[1]));
            CHECK((output.succeeded || output.errors.find(": error: ") != output.errors.npos));
            CHECK(output.errors.size() < 2000);
            CHECK_FALSE(test::run(std::string(depth, brackets[0])).succeeded);
        }
    CHECK(test::run(nested(500, '(', "R U", ')')).succeeded);
    CHECK(test::run(nested(10'000, '(', "R U", ')')).errors.find("nested deeper than") != std::string::npos);
}

TEST_CASE("distances are counted as far as asked or refused, with any memory") {
    test::Setting setting(test::on(2));
    const auto counts = [&](std::size_t memory, int most) {
        setting.host.memory_limit = memory;
        return test::run("for row in distances({R, U, F}, most = " + std::to_string(most) + ") { row.states }",
                         setting);
    };
    constexpr std::size_t enough = std::size_t{1} << 30;
    int refused = 0;
    for (const int most : {0, 1, 3, 6, 7, 20})
        for (std::size_t memory = 1 << 12; memory <= enough; memory *= 8) {
            const auto output = counts(memory, most);
            if (output.succeeded) {
                CHECK(output.answers == counts(enough, most).answers);
            } else {
                CHECK(output.errors.find("do not fit into") != std::string::npos);
                ++refused;
            }
        }
    CHECK(refused > 0);
    CHECK(counts(enough, 20).answers.size() == 12);
}

TEST_CASE("any number of primes, signs and exponents gets an answer at once, without a crash") {
    for (const std::size_t count : {500U, 10'000U, 1'000'000U}) {
        CHECK(test::run("R" + std::string(count, '\'')).errors.size() < 2000);
        CHECK(test::run(nested(count, '-', "R", ' ')).errors.size() < 2000);
        CHECK(test::run("R" + times(count, "^2")).errors.size() < 2000);
        CHECK(test::run("R" + times(count, " U")).succeeded);
        CHECK(test::run("1" + times(count, " + 1")).errors.size() < 2000);
    }
}

TEST_CASE("a computation can be interrupted from another thread, and the session remains usable") {
    for (const std::string program : {"for n in 1..10^30 { let m = n }", "for n in 1..10^30 { }",
                                      "def ack(m, n) = if m == 0 then n + 1 else if n == 0 then ack(m - 1, 1) else "
                                      "ack(m - 1, ack(m, n - 1)); for i in 1..10^30 { let kept = ack(2, 5) }"}) {
        std::string answers, errors;
        std::atomic<bool> has_begun = false;
        Session session({}, [&](const Answer& answer) {
            (answer.failed() ? errors : answers) += as_lines(answer);
            has_begun = true;
        });
        std::thread other([&] {
            while (!has_begun) std::this_thread::yield();
            session.interrupt();
        });
        INFO(program);
        CHECK_FALSE(session.run("test", "0; " + program));
        other.join();
        CHECK(errors.find("error: interrupted") != std::string::npos);
        CHECK(session.run("test", "order(R U)"));
        CHECK(answers == "0\n105\n");
    }
}

}  // namespace cubelang::limits_test
