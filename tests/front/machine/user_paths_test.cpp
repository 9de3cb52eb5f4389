#include "front/machine/user_paths.hpp"

#include <stdlib.h>

#include <vector>

#include "tests/support/catch.hpp"

namespace cubelang::user_paths_test {
namespace {

// Sets environment variables for one test and restores them afterwards.
class Variables {
public:
    Variables(const char* home, const char* base) {
        for (const char* name : names) before_.push_back(machine::environment(name));
        set("HOME", home);
        for (const char* name : {"XDG_STATE_HOME", "XDG_CONFIG_HOME"}) set(name, base);
    }
    ~Variables() {
        for (std::size_t i = 0; i < before_.size(); ++i) set(names[i], before_[i].c_str());
    }
    Variables(const Variables&) = delete;
    Variables& operator=(const Variables&) = delete;

private:
    static void set(const char* name, const char* value) { *value == 0 ? ::unsetenv(name) : ::setenv(name, value, 1); }
    static constexpr const char* names[] = {"HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"};
    std::vector<std::string> before_;
};

}  // namespace

TEST_CASE("the user's files are in the XDG folders, else in the home folder, else nowhere") {
    {
        const Variables variables("/home/me", "/base");
        CHECK(machine::history_path() == "/base/cube/history");
        CHECK(machine::init_path() == "/base/cube/init.cube");
    }
    {
        const Variables variables("/home/me", "not/absolute");
        CHECK(machine::history_path() == "/home/me/.local/state/cube/history");
        CHECK(machine::init_path() == "/home/me/.config/cube/init.cube");
    }
    for (const auto* const home : {"", "relative", "./home"}) {
        const Variables variables(home, "");
        CHECK(machine::history_path().empty());
        CHECK(machine::init_path().empty());
    }
}

TEST_CASE("a tilde at the beginning is the user's home folder") {
    {
        const Variables variables("/home/me", "");
        CHECK(machine::expanded("~/a") == "/home/me/a");
        CHECK(machine::expanded("~") == "/home/me");
        CHECK(machine::expanded("~you/a") == "~you/a");
        CHECK(machine::expanded("a/~/b") == "a/~/b");
    }
    for (const auto* const home : {"", "relative"}) {
        const Variables variables(home, "");
        CHECK(machine::expanded("~/a") == "~/a");
    }
}

}  // namespace cubelang::user_paths_test
