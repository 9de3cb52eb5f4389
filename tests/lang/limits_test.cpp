#include "lang/limits.hpp"

#include <pthread.h>

#include "tests/support/catch.hpp"
#include "tests/support/dump_ast.hpp"

namespace cubelang::limits_test {
namespace {

std::string repeated(const std::string& text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

std::string first_message(const std::string& text) {
    const auto parsed = lang::parse(lang::make_source("test", text));
    return parsed.errors.empty() ? "" : parsed.errors[0].message;
}

/// A text with `levels` levels of nesting.
struct Nest {
    std::string open, middle, close;
    [[nodiscard]] std::string text(std::size_t levels) const {
        return repeated(open, levels) + middle + repeated(close, levels);
    }
};

constexpr std::size_t many = 100'000;

}  // namespace

TEST_CASE("parsing can be stopped between and inside statements, and then reports only that") {
    const std::atomic<bool> stop = true;
    for (const auto& text : {std::string("R U\nlet = 3"), repeated("R U ", many), "{" + repeated("1, ", many) + "1}",
                             "net [" + repeated("1 ", many) + "]"}) {
        const auto parsed = lang::parse(lang::make_source("test", text), &stop);
        CHECK(parsed.statements.empty());
        REQUIRE(parsed.errors.size() == 1);
        CHECK(parsed.errors[0].message == "interrupted");
    }
    const std::atomic<bool> go_on = false;
    CHECK(lang::parse(lang::make_source("test", repeated("R U ", many)), &go_on).errors.empty());
}

TEST_CASE("brackets nest at most a thousand deep") {
    const Nest nests[] = {{"(", "R", ")"},     {"[", "R", ", U]"},  {"{", "", "}"},
                          {"sune(", "", ")"},  {"R^(", "R", ")"},   {"[R: ", "U", "]"},
                          {"not (", "a", ")"}, {"(1 + ", "2", ")"}, {"(if a then ", "1", " else 2)"}};
    for (const Nest& nest : nests) {
        CHECK(first_message(nest.text(lang::deepest_nesting / 2)) == "");
        CHECK(first_message(nest.text(lang::deepest_nesting + 1)) == "nested deeper than 1000 levels");
        CHECK(first_message(nest.text(10'000)) == "nested deeper than 1000 levels");
        CHECK(first_message(nest.text(many)) == "nested deeper than 1000 levels");
        CHECK(first_message(repeated(nest.open, many)) == "nested deeper than 1000 levels");
    }
    CHECK(first_message(nests[0].text(lang::deepest_nesting)) == "");
    CHECK(first_message(nests[0].text(1'000'000)) == "nested deeper than 1000 levels");
}

TEST_CASE("a small stack has room for fewer brackets, and there is a message") {
    struct Parsed {
        std::string text, message;
    };
    for (const std::size_t stack : {128U << 10, 256U << 10, 512U << 10, 8192U << 10})
        for (const std::string brackets : {"()", "[]", "{}"}) {
            Parsed parsed{repeated(brackets.substr(0, 1), 900) + "R" + repeated(brackets.substr(1), 900), {}};
            pthread_attr_t attributes;
            pthread_attr_init(&attributes);
            pthread_attr_setstacksize(&attributes, stack);
            const auto run = [](void* given) -> void* {
                auto& [text, message] = *static_cast<Parsed*>(given);
                message = first_message(text);
                return nullptr;
            };
            pthread_t thread{};
            REQUIRE(pthread_create(&thread, &attributes, run, &parsed) == 0);
            pthread_join(thread, nullptr);
            pthread_attr_destroy(&attributes);
            INFO(stack << " " << brackets << " " << parsed.message);
            const bool is_low = parsed.message == "nested too deep for the stack of this thread (ulimit -s)";
            CHECK((is_low || stack > 128U << 10));
            CHECK((!is_low || stack < 8192U << 10));
        }
}

TEST_CASE("statements nest as deep as brackets") {
    const Nest nests[] = {{"for s in s { ", "", "}"}, {"if aa then { ", "", "}"}, {"if aa then 1 else ", "2", ""}};
    for (const Nest& nest : nests) {
        CHECK(first_message(nest.text(lang::deepest_nesting / 2)) == "");
        CHECK(first_message(nest.text(many)) == "nested deeper than 1000 levels");
    }
}

TEST_CASE("an expression without brackets may be long, but not deep") {
    const std::string deep = "this expression has more than 1000 levels";
    CHECK(first_message(repeated("- ", many) + "R") == deep);
    CHECK(first_message(repeated("not ", many) + "a") == deep);
    CHECK(first_message("a" + repeated(" + a", many)) == deep);
    CHECK(first_message("a" + repeated(" or a", many)) == deep);
    CHECK(first_message("R" + repeated("'", many)) == deep);
    CHECK(first_message("a" + repeated(".a", many)) == deep);
    CHECK(first_message("a" + repeated(" + a", lang::deepest_nesting)) == "");
    CHECK(first_message("a" + repeated(" a", many)) == "");
    CHECK(first_message("a" + repeated(" * a", many)) == "");
}

TEST_CASE("long words, numbers and lists have no limit") {
    CHECK(first_message(repeated("R", many) + "X") == "");
    CHECK(first_message("-" + repeated("R", many)) == "");
    CHECK(first_message(repeated("7", many)) == "");
    CHECK(first_message("R" + repeated("7", many)) == "a move makes at most 999 quarter turns");
    CHECK(first_message("(uf" + repeated(",ur", many) + ")") == "");
    CHECK(first_message("{1" + repeated(",1", many) + "}") == "");
    CHECK(first_message(repeated("\n", many) + repeated("R\n", many)) == "");
}

TEST_CASE("a wrong text of any length is refused quickly") {
    for (const std::string piece :
         {"(\n", "](", "(-R", "1-", "R^", "let\n", "\"\n", "/* ", "if ", "(/*", "@", "((\"", "{\n"})
        CHECK(first_message(repeated(piece, many)) != "");
}

}  // namespace cubelang::limits_test
