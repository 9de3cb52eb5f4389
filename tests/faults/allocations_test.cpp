// Failing allocations: for each allocation of a statement, the statement ends with an error, and the session
// continues.

#include <chrono>

#include "runtime/session/as_lines.hpp"
#include "runtime/session/session.hpp"
#include "tests/faults/scarce_memory.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/data.hpp"
#include "tests/support/long.hpp"

namespace cubelang::allocations_test {
namespace {

using Clock = std::chrono::steady_clock;

// The examples in the reference of built-ins: beside their answers, or the first lines of its blocks.
std::vector<std::string> examples() {
    std::vector<std::string> all;
    bool inside = false, first = false;
    for (auto& line : test::split(test::source_text("docs/built-ins.md"), '\n')) {
        if (line.starts_with("```")) {
            inside = !inside;
            first = inside;
        } else if (first) {
            all.push_back(std::move(line));
            first = false;
        } else if (const auto end = line.find("` → `"); line.starts_with('`') && end != std::string::npos) {
            all.push_back(line.substr(1, end - 1));
        }
    }
    return all;
}

/// The numbers of the allocations to fail: all up to `first`, then at increasing distances.
std::vector<std::size_t> failing(std::size_t allocations, std::size_t first) {
    std::vector<std::size_t> all;
    const bool every = test::is_long();
    for (std::size_t n = 1; n <= allocations; n += every || n < first ? 1 : 1 + n / 4) all.push_back(n);
    return all;
}

// Every fifth of the programs that show an error.
std::vector<std::string> mistakes() {
    std::vector<std::string> all;
    const auto programs = test::programs("tests/errors");
    for (std::size_t i = 0; i < programs.size(); i += test::is_long() ? 1 : 5) all.push_back(programs[i].text);
    return all;
}

class Trial {
public:
    explicit Trial(SessionOptions options)
        : session_(std::move(options), [this](const Answer& answer) { hear(answer); }) {}

    /// The number of allocations of the program when none fails.
    std::size_t allocations(const std::string& program) {
        begin();
        auto given = program;
        const test::ScarceMemory counted;
        static_cast<void>(session_.run("test", std::move(given)));
        return test::ScarceMemory::allocations();
    }

    void fail(const std::string& program, std::size_t n) {
        begin();
        auto given = program;
        bool well = false;
        {
            const test::ScarceMemory scarce(n);
            well = session_.run("test", std::move(given));
        }
        CHECK(well == !failed_);
        check_session();
    }

private:
    void begin() {
        session_.reset();
        session_.run("test", "cube 3; let keep = R U");
        failed_ = false;
    }
    void check_session() {
        said_.clear();
        session_.run("test", "cube 3; order(keep)");
        CHECK(said_.find("105") != said_.npos);
    }
    void hear(const Answer& answer) {
        failed_ = failed_ || answer.failed();
        said_ += as_lines(answer);
    }

    bool failed_ = false;
    std::string said_;
    Session session_;
};

// Tries each program for its share of the time. Programs that take longer even without a fault are skipped.
void try_all(Trial& trial, const std::vector<std::string>& programs, std::size_t first) {
    constexpr std::chrono::milliseconds share{10};
    for (const auto& program : programs) {
        INFO(program);
        const auto before = Clock::now();
        static_cast<void>(trial.allocations(program));  // fills the caches, which are not counted
        const auto begin = Clock::now();
        if (begin - before > share && !test::is_long()) continue;
        for (const auto n : failing(trial.allocations(program), first)) {
            INFO("allocation " << n << " fails");
            trial.fail(program, n);
            if (Clock::now() - begin > share && !test::is_long()) break;
        }
    }
}

}  // namespace

TEST_CASE("a statement that runs out of memory ends with an error, and the next one works") {
    Trial trial({});
    try_all(trial, examples(), 20);
}

TEST_CASE("recorded statements that run out of memory end with an error") {
    SessionOptions options;
    options.recorded = true;
    Trial trial(options);
    try_all(trial, examples(), 10);
}

TEST_CASE("with JSON output, statements that run out of memory end with an error") {
    SessionOptions options;
    options.json = options.every = true;
    Trial trial(options);
    try_all(trial, examples(), 10);
}

TEST_CASE("a JSON text that runs out of memory ends with an error") {
    Trial trial({});
    const std::string deep(2000, '[');
    for (const std::string& text : {R"(kpuzzle("{\"CORNERS\":{\"permutation\":[[1,[2,{\"a\":[3]}]],)" + deep + "\")",
                                    std::string(R"(kpuzzle(kpuzzle(R U F)))"), "kpuzzle(\"" + deep + "\")"}) {
        INFO(text.substr(0, 60));
        const auto allocations = trial.allocations(text);
        for (std::size_t n = 1; n <= allocations; ++n) {
            INFO("allocation " << n << " fails");
            trial.fail(text, n);
        }
    }
}

TEST_CASE("an error message that runs out of memory becomes an error about memory") {
    Trial trial({});
    try_all(trial, mistakes(), 20);
}

TEST_CASE("a definition that runs out of memory is neither made nor saved") {
    SessionOptions options;
    options.recorded = true;
    std::string said;
    Session session(options, [&](const Answer& answer) { said = as_lines(answer); });
    for (std::size_t n = 1; n < 60; ++n) {
        session.reset();
        session.run("test", "let keep = R U");
        const auto script = session.script("/");
        bool well = false;
        std::string definition = "let keep = R F R";
        {
            const test::ScarceMemory scarce(n);
            well = session.run("test", std::move(definition));
        }
        INFO("allocation " << n << " fails");
        CHECK((session.script("/") == script) == !well);
        session.run("test", "length(keep)");
        CHECK(said == (well ? "3\n" : "2\n"));
    }
}

}  // namespace cubelang::allocations_test
