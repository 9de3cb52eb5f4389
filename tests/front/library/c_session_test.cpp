// The functions of cube.h, as a C caller uses them.

#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "front/library/cube.h"
#include "tests/support/catch.hpp"

namespace cubelang::test::c_session_test {
namespace {

struct Close {
    void operator()(cube_session* session) const { cube_close(session); }
};
using Opened = std::unique_ptr<cube_session, Close>;

Opened opened(cube_options options = CUBE_OPTIONS) { return Opened(cube_open(&options)); }

bool holds(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

TEST_CASE("a session answers a text with JSON lines") {
    const auto session = opened();
    CHECK(cube_run(session.get(), "order(R U); 2 + 3") ==
          std::string("{\"type\":\"integer\",\"value\":\"105\",\"statement\":1,\"line\":1}\n"
                      "{\"type\":\"integer\",\"value\":\"5\",\"statement\":2,\"line\":1}\n"));
    CHECK(cube_status(session.get()) == CUBE_WELL);
    CHECK(cube_run(session.get(), "") == std::string());
}

TEST_CASE("a session in C remembers definitions and its initial cube") {
    cube_options options = CUBE_OPTIONS;
    options.cube = 4;
    options.supercube = 1;
    options.flags = CUBE_EVERY;
    const auto session = opened(options);
    CHECK(holds(cube_run(session.get(), "let a = [Rw, U]"), R"("type":"done")"));
    CHECK(holds(cube_run(session.get(), "a"), "algorithm"));
    CHECK(holds(cube_run(session.get(), "permutation(a)"), R"("cube":4)"));
}

TEST_CASE("mistakes are answers, and the session remains usable") {
    const auto session = opened();
    CHECK(holds(cube_run(session.get(), "R U +"), R"("type":"error")"));
    CHECK(cube_status(session.get()) == CUBE_ERROR);
    CHECK(holds(cube_run(session.get(), "order(R)"), R"("4")"));
    CHECK(cube_status(session.get()) == CUBE_WELL);
}

TEST_CASE("with an invalid cube every text is answered with an error") {
    for (const int n : {1, -3, 2001}) {
        cube_options options = CUBE_OPTIONS;
        options.cube = n;
        const auto session = opened(options);
        REQUIRE(session != nullptr);
        CHECK(holds(cube_run(session.get(), "order(R)"), "there is no cube with"));
        CHECK(cube_status(session.get()) == CUBE_ERROR);
    }
}

TEST_CASE("null for a session or a text is an error") {
    CHECK(holds(cube_run(nullptr, "R"), "the session is NULL"));
    CHECK(cube_status(nullptr) == CUBE_MISUSED);
    cube_interrupt(nullptr);
    cube_close(nullptr);
    const Opened session(cube_open(nullptr));
    REQUIRE(session != nullptr);
    CHECK(holds(cube_run(session.get(), nullptr), "the text is NULL"));
    CHECK(cube_status(session.get()) == CUBE_MISUSED);
    CHECK(holds(cube_run(session.get(), "order(R)"), R"("4")"));
    CHECK(cube_put(nullptr, "a", 1) == EINVAL);
}

TEST_CASE("bytes may have any value, including zero") {
    const auto session = opened();
    CHECK(holds(cube_run_bytes(session.get(), "order(R\0)", 9), R"("type":"error")"));
    CHECK(holds(cube_run_bytes(session.get(), "\xff\xfe", 2), R"("type":"error")"));
    CHECK(holds(cube_run_bytes(session.get(), "order(R) and more", 8), R"("4")"));
    CHECK(cube_run_bytes(session.get(), "", 0) == std::string());
}

TEST_CASE("options of an older version are used") {
    cube_options options = CUBE_OPTIONS;
    options.cube = 2;
    options.supercube = 1;
    options.flags = CUBE_EVERY;
    options.size = offsetof(cube_options, flags);
    const auto session = opened(options);
    REQUIRE(session != nullptr);
    CHECK(cube_run(session.get(), "let a = R") == std::string());
    options.size = 0;
    CHECK(cube_open(&options) == nullptr);
}

struct Heard {
    std::vector<std::string> answers;
    std::string written;
};
void hear(void* context, const char* json) { static_cast<Heard*>(context)->answers.emplace_back(json); }
int read(void*, const char* path, cube_file* file) {
    if (path != std::string("mine.cube")) return ENOENT;
    const std::string begin = "let mine", end = " = R U\n";
    const int failed = cube_put(file, begin.data(), begin.size());
    return failed != 0 ? failed : cube_put(file, end.data(), end.size());
}
int write(void* context, const char* path, const char* bytes, size_t length) {
    if (path == std::string("full.svg")) return ENOSPC;
    static_cast<Heard*>(context)->written.assign(bytes, length);
    return 0;
}

TEST_CASE("answers go to the caller's function") {
    Heard heard;
    cube_options options = CUBE_OPTIONS;
    options.context = &heard;
    options.answer = hear;
    const auto session = opened(options);
    CHECK(cube_run(session.get(), "order(R); order(S)") == std::string());
    REQUIRE(heard.answers.size() == 2);
    CHECK(heard.answers[1] == R"({"type":"integer","value":"4","statement":2,"line":1})");
    CHECK(cube_run(session.get(), nullptr) == std::string());
    CHECK(holds(heard.answers.back(), "the text is NULL"));
}

TEST_CASE("files are read and written by the caller's functions") {
    Heard heard;
    cube_options options = CUBE_OPTIONS;
    options.context = &heard;
    options.read_file = read;
    options.write_file = write;
    const auto session = opened(options);
    CHECK(holds(cube_run(session.get(), "import \"mine.cube\"\norder(mine)"), "105"));
    CHECK(holds(cube_run(session.get(), "import \"other.cube\""), "No such file"));
    CHECK(holds(cube_run(session.get(), "svg(R U, \"mine.svg\")"), "mine.svg"));
    CHECK(heard.written.starts_with("<"));
    CHECK(holds(cube_run(session.get(), "svg(R U, \"full.svg\")"), "No space left"));
}

TEST_CASE("without permission no files are read or written") {
    const auto session = opened();
    CHECK(holds(cube_run(session.get(), "import \"/etc/passwd\""), R"("type":"error")"));
    CHECK(holds(cube_run(session.get(), "svg(R U, \"never.svg\")"), R"("type":"error")"));
}

void call_again(void* context, const char*) {
    auto* const session = *static_cast<cube_session**>(context);
    CHECK(holds(cube_run(session, "order(R)"), "the session is busy"));
}

TEST_CASE("a call during a run is refused") {
    cube_session* session = nullptr;
    cube_options options = CUBE_OPTIONS;
    options.context = &session;
    options.answer = call_again;
    const auto owner = opened(options);
    session = owner.get();
    cube_run(session, "order(R U)");
    CHECK(cube_status(session) == CUBE_WELL);
}

TEST_CASE("another thread can interrupt a session") {
    const auto session = opened();
    std::atomic<bool> done{false};
    std::thread impatient([&] {
        while (!done) {
            cube_interrupt(session.get());
            std::this_thread::yield();
        }
    });
    const std::string answers = cube_run(session.get(), "for a in 1..1000000000000 { assert(order(R U) == 105) }");
    done = true;
    impatient.join();
    CHECK(holds(answers, "interrupted"));
    CHECK(cube_status(session.get()) == CUBE_INTERRUPTED);
    CHECK(holds(cube_run(session.get(), "order(R)"), R"("4")"));
}

TEST_CASE("a run ends at the time limit") {
    cube_options options = CUBE_OPTIONS;
    options.time_limit = 50;
    const auto session = opened(options);
    const std::string answers =
        cube_run(session.get(), "let a = R\nfor k in 1..1000000000000 { assert(order(R U) == 105) }");
    CHECK(holds(answers, "the time limit of 50 ms was reached"));
    CHECK(holds(answers, R"("statement":2)"));
    CHECK(cube_status(session.get()) == CUBE_LIMIT);
    CHECK(holds(cube_run(session.get(), "order(a)"), R"("4")"));
    CHECK(cube_status(session.get()) == CUBE_WELL);
}

TEST_CASE("another thread's interrupt is not reported as a time limit") {
    cube_options options = CUBE_OPTIONS;
    options.time_limit = 60'000;
    const auto session = opened(options);
    std::atomic<bool> done{false};
    std::thread impatient([&] {
        for (; !done; std::this_thread::yield()) cube_interrupt(session.get());
    });
    const std::string answers = cube_run(session.get(), "for k in 1..1000000000000 { assert(order(R U) == 105) }");
    done = true;
    impatient.join();
    CHECK_FALSE(holds(answers, "limit"));
    CHECK(cube_status(session.get()) == CUBE_INTERRUPTED);
}

TEST_CASE("a run ends at the output limit") {
    Heard heard;
    for (const bool is_called : {false, true}) {
        cube_options options = CUBE_OPTIONS;
        options.output_limit = 1000;
        if (is_called) {
            options.context = &heard;
            options.answer = hear;
        }
        const auto session = opened(options);
        std::string answers = cube_run(session.get(), "for k in 1..10^9 { print k }");
        for (const auto& answer : heard.answers) answers += answer + "\n";
        const auto begin = answers.find(R"({"type":"error")");
        REQUIRE(begin != answers.npos);
        CHECK(begin > 900);
        CHECK(begin <= 1000);
        CHECK(holds(answers.substr(begin), "the output limit of 1000 bytes was reached"));
        CHECK(cube_status(session.get()) == CUBE_LIMIT);
    }
}

TEST_CASE("a last answer beyond the output limit is an error") {
    cube_options options = CUBE_OPTIONS;
    options.output_limit = 100;
    const auto session = opened(options);
    const std::string answers = cube_run(session.get(), "order(R); state(R U)");
    CHECK(holds(answers, R"("value":"4")"));
    CHECK(holds(answers, "the output limit of 100 bytes was reached"));
    CHECK(holds(answers, "print less"));
    CHECK_FALSE(holds(answers, "list"));
    CHECK(cube_status(session.get()) == CUBE_LIMIT);
    CHECK(holds(cube_run(session.get(), "order(R)"), R"("4")"));
}

TEST_CASE("a search keeps to the memory limit") {
    cube_options options = CUBE_OPTIONS;
    options.memory_limit = 64U << 20;
    const auto session = opened(options);
    CHECK(holds(cube_run(session.get(), "distances({R, U, F})"), "do not fit into 32 MB"));
}

TEST_CASE("a check finds mistakes without running the text") {
    const auto session = opened();
    CHECK(cube_check(session.get(), "let a = R U\nprint order(a)") == std::string());
    CHECK(cube_status(session.get()) == CUBE_WELL);
    CHECK(holds(cube_check(session.get(), "print a"), "unknown name `a`"));
    CHECK(cube_status(session.get()) == CUBE_ERROR);
    const std::string mistakes = cube_check(session.get(), "R U +\n(urf");
    CHECK(std::count(mistakes.begin(), mistakes.end(), '\n') == 2);
    CHECK(holds(mistakes, R"("line":2)"));
    CHECK(cube_run(session.get(), "let mine = R") == std::string());
    CHECK(cube_check(session.get(), "print mine") == std::string());
    CHECK(holds(cube_check(session.get(), nullptr), "the text is NULL"));
    CHECK(holds(cube_check(nullptr, "R"), "the session is NULL"));
}

// Answers on a cube of n layers; of ten runs, the last.
std::string answers_on(int n) {
    cube_options options = CUBE_OPTIONS;
    options.cube = n;
    std::string answers;
    for (int times = 0; times < 10; ++times) {
        const auto session = opened(options);
        answers =
            cube_run(session.get(), "order(R U)\nsize(group(R2, U2))\nhelp order\nfind(U R, using = [R, U])\norder(3)");
    }
    return answers;
}

TEST_CASE("sessions in several threads are independent") {
    constexpr int many = 4;
    std::vector<std::string> answers(many);
    std::vector<std::thread> threads;
    for (int i = 0; i < many; ++i)
        threads.emplace_back([i, &answers] { answers[static_cast<std::size_t>(i)] = answers_on(i + 2); });
    for (auto& thread : threads) thread.join();
    CHECK(holds(answers[1], R"("value":"105")"));
    for (int i = 0; i < many; ++i) CHECK(answers[static_cast<std::size_t>(i)] == answers_on(i + 2));
}

void* nest(void* answers) {
    const auto session = opened();
    *static_cast<std::string*>(answers) =
        cube_run(session.get(), "def fac(n) = if n == 0 then 0 else 1 + fac(n - 1)\nfac(20)\nfac(100000)");
    return nullptr;
}

TEST_CASE("recursion too deep for a thread's small stack is an error") {
    for (const std::size_t megabytes : {1, 2, 8}) {
        std::string answers;
        pthread_attr_t attributes;
        pthread_t thread{};
        REQUIRE(pthread_attr_init(&attributes) == 0);
        REQUIRE(pthread_attr_setstacksize(&attributes, megabytes << 20) == 0);
        REQUIRE(pthread_create(&thread, &attributes, nest, &answers) == 0);
        pthread_join(thread, nullptr);
        pthread_attr_destroy(&attributes);
        CHECK(holds(answers, R"("value":"20")"));
        CHECK(holds(answers, "nested"));
    }
}

TEST_CASE("the library reports its version") { CHECK(cube_version() == std::string(CUBELANG_VERSION)); }

}  // namespace
}  // namespace cubelang::test::c_session_test
