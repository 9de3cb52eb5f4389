// The functions of cube.h, as a caller in C meets them.

#include <pthread.h>

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

struct Closing {
    void operator()(cube_session* session) const { cube_close(session); }
};
using Opened = std::unique_ptr<cube_session, Closing>;

Opened opened(cube_options options = CUBE_OPTIONS) { return Opened(cube_open(&options)); }

bool holds(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

TEST_CASE("a session answers a text in lines of JSON") {
    const auto session = opened();
    CHECK(cube_run(session.get(), "order(R U); 2 + 3") ==
          std::string("{\"type\":\"integer\",\"value\":\"105\",\"statement\":1,\"line\":1}\n"
                      "{\"type\":\"integer\",\"value\":\"5\",\"statement\":2,\"line\":1}\n"));
    CHECK(cube_status(session.get()) == CUBE_WELL);
    CHECK(cube_run(session.get(), "") == std::string());
}

TEST_CASE("a session in C remembers definitions and the cube that it was opened with") {
    cube_options options = CUBE_OPTIONS;
    options.cube = 4;
    options.supercube = 1;
    options.flags = CUBE_EVERY;
    const auto session = opened(options);
    CHECK(holds(cube_run(session.get(), "let a = [Rw, U]"), R"("type":"done")"));
    CHECK(holds(cube_run(session.get(), "a"), "algorithm"));
    CHECK(holds(cube_run(session.get(), "permutation(a)"), R"("cube":4)"));
}

TEST_CASE("mistakes are answers, and the session lives on") {
    const auto session = opened();
    CHECK(holds(cube_run(session.get(), "R U +"), R"("type":"error")"));
    CHECK(cube_status(session.get()) == CUBE_ERROR);
    CHECK(holds(cube_run(session.get(), "order(R)"), R"("4")"));
    CHECK(cube_status(session.get()) == CUBE_WELL);
}

TEST_CASE("a cube of a size that there is not is told by every answer") {
    for (const int n : {1, -3, 2001}) {
        cube_options options = CUBE_OPTIONS;
        options.cube = n;
        const auto session = opened(options);
        REQUIRE(session != nullptr);
        CHECK(holds(cube_run(session.get(), "order(R)"), "a cube cannot have"));
        CHECK(cube_status(session.get()) == CUBE_ERROR);
    }
}

TEST_CASE("null for a session or a text is told, not followed") {
    CHECK(holds(cube_run(nullptr, "R"), "there is no session"));
    CHECK(cube_status(nullptr) == CUBE_MISUSED);
    cube_interrupt(nullptr);
    cube_close(nullptr);
    const Opened session(cube_open(nullptr));
    REQUIRE(session != nullptr);
    CHECK(holds(cube_run(session.get(), nullptr), "there is no text"));
    CHECK(cube_status(session.get()) == CUBE_MISUSED);
    CHECK(holds(cube_run(session.get(), "order(R)"), R"("4")"));
    CHECK(cube_put(nullptr, "a", 1) == EINVAL);
}

TEST_CASE("bytes may be any, nul too") {
    const auto session = opened();
    CHECK(holds(cube_run_bytes(session.get(), "order(R\0)", 9), R"("type":"error")"));
    CHECK(holds(cube_run_bytes(session.get(), "\xff\xfe", 2), R"("type":"error")"));
    CHECK(holds(cube_run_bytes(session.get(), "order(R) and what is behind", 8), R"("4")"));
    CHECK(cube_run_bytes(session.get(), "", 0) == std::string());
}

TEST_CASE("options of an older program count as far as they go") {
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

TEST_CASE("answers go to the function that asks for them") {
    Heard heard;
    cube_options options = CUBE_OPTIONS;
    options.context = &heard;
    options.answer = hear;
    const auto session = opened(options);
    CHECK(cube_run(session.get(), "order(R); order(S)") == std::string());
    REQUIRE(heard.answers.size() == 2);
    CHECK(heard.answers[1] == R"({"type":"integer","value":"4","statement":2,"line":1})");
    CHECK(cube_run(session.get(), nullptr) == std::string());
    CHECK(holds(heard.answers.back(), "there is no text"));
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

TEST_CASE("without leave nothing is read or written") {
    const auto session = opened();
    CHECK(holds(cube_run(session.get(), "import \"/etc/passwd\""), R"("type":"error")"));
    CHECK(holds(cube_run(session.get(), "svg(R U, \"never.svg\")"), R"("type":"error")"));
}

void call_again(void* context, const char*) {
    auto* const session = *static_cast<cube_session**>(context);
    CHECK(holds(cube_run(session, "order(R)"), "this session is at work"));
}

TEST_CASE("a session that is at work says so to whoever asks it meanwhile") {
    cube_session* session = nullptr;
    cube_options options = CUBE_OPTIONS;
    options.context = &session;
    options.answer = call_again;
    const auto owner = opened(options);
    session = owner.get();
    cube_run(session, "order(R U)");
    CHECK(cube_status(session) == CUBE_WELL);
}

TEST_CASE("another thread ends what a session is at") {
    const auto session = opened();
    std::atomic<bool> done{false};
    std::thread impatient([&] {
        while (!done) {
            cube_interrupt(session.get());
            std::this_thread::yield();
        }
    });
    const std::string said = cube_run(session.get(), "for a in 1..1000000000000 { assert(order(R U) == 105) }");
    done = true;
    impatient.join();
    CHECK(holds(said, "interrupted"));
    CHECK(cube_status(session.get()) == CUBE_INTERRUPTED);
    CHECK(holds(cube_run(session.get(), "order(R)"), R"("4")"));
}

// On the cube of so many layers, again and again: what is said the last time.
std::string said_on(int n) {
    cube_options options = CUBE_OPTIONS;
    options.cube = n;
    std::string said;
    for (int times = 0; times < 10; ++times) {
        const auto session = opened(options);
        said =
            cube_run(session.get(), "order(R U)\nsize(group(R2, U2))\nhelp order\nfind(U R, using = [R, U])\norder(3)");
    }
    return said;
}

TEST_CASE("sessions in several threads are none of each other's business") {
    constexpr int many = 4;
    std::vector<std::string> said(many);
    std::vector<std::thread> threads;
    for (int i = 0; i < many; ++i)
        threads.emplace_back([i, &said] { said[static_cast<std::size_t>(i)] = said_on(i + 2); });
    for (auto& thread : threads) thread.join();
    CHECK(holds(said[1], R"("value":"105")"));
    for (int i = 0; i < many; ++i) CHECK(said[static_cast<std::size_t>(i)] == said_on(i + 2));
}

void* nest(void* said) {
    const auto session = opened();
    *static_cast<std::string*>(said) =
        cube_run(session.get(), "def fac(n) = if n == 0 then 0 else 1 + fac(n - 1)\nfac(20)\nfac(100000)");
    return nullptr;
}

TEST_CASE("calls that nest too deep for a thread's small stack are an error") {
    for (const std::size_t megabytes : {1, 2, 8}) {
        std::string said;
        pthread_attr_t attributes;
        pthread_t thread{};
        REQUIRE(pthread_attr_init(&attributes) == 0);
        REQUIRE(pthread_attr_setstacksize(&attributes, megabytes << 20) == 0);
        REQUIRE(pthread_create(&thread, &attributes, nest, &said) == 0);
        pthread_join(thread, nullptr);
        pthread_attr_destroy(&attributes);
        CHECK(holds(said, R"("value":"20")"));
        CHECK(holds(said, "nested"));
    }
}

TEST_CASE("the library says which version it is") { CHECK(cube_version() == std::string(CUBELANG_VERSION)); }

}  // namespace
}  // namespace cubelang::test::c_session_test
