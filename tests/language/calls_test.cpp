// Calls: arguments that may be left out, and calls of values that are not names.

#include "stdlib/library.hpp"
#include "tests/language/run.hpp"

namespace cubelang::meaning::calls_test {
namespace {

using test::last;
using test::message;

}  // namespace

TEST_CASE("a call may leave out an argument that has a default value") {
    const std::string power = "def power(p, n = 2) = p^n; ";
    CHECK(last(power + "power(3)") == "9");
    CHECK(last(power + "power(3, 4)") == "81");
    CHECK(last(power + "power(3, n = 4)") == "81");
    CHECK(last(power + "power(n = 4, p = 3)") == "81");
    CHECK(last(power + "map(power, {1, 2, 3})") == "{1, 4, 9}");
    CHECK(last(power + "3 |> power") == "9");
    CHECK(last(power + "power") == "function power(p [, n])");
    CHECK(last("let g = (p, n = 2) -> p^n; {g(3), g(3, 1)}") == "{9, 3}");
    CHECK(last("let g = (n = 2) -> n; {g(), g(7)}") == "{2, 7}");
    CHECK(last("(n = 2, m = 3) -> n") == "function of [n] [, m]");
    CHECK(last("def g(n = 2) { let m = n; m + 1 }; g()") == "3");
    CHECK(last("let g = (a, b = \")\\\"\", c = {1: (2)}) -> c; g(1)") == "{1: 2}");
}

TEST_CASE("a default value is evaluated at the call, where its function is, and sees the parameters before it") {
    CHECK(last("def g(n, m = n + 1, k = m * m) = {n, m, k}; g(2)") == "{2, 3, 9}");
    CHECK(last("def g(n, m = n + 1, k = m * m) = {n, m, k}; g(2, k = 0)") == "{2, 3, 0}");
    CHECK(last("let base = 1; def g(n = base) = n; let base = 5; g()") == "5");
    CHECK(last("def g(n = base) = n; def h(base) = g(); let base = 3; h(9)") == "3");
    CHECK(last("def later(n) = (m = n) -> m; let g = later(8); g()") == "8");
    CHECK(last("def g(x, y = x) = {x, y}; g(R)") == "{R, R}");
    CHECK(message("def g(n = g()) = n; g()") == "calls are nested deeper than 1000");
}

TEST_CASE("a bracket that touches a call or a function in brackets is a call") {
    const std::string plus = "def plus(n) = m -> m + n; ";
    CHECK(last(plus + "plus(1)(2)") == "3");
    CHECK(last(plus + "let all = {plus(1), plus(5)}; item(all, 2)(2)") == "7");
    CHECK(last("(n -> n^2)(5)") == "25");
    CHECK(last("let m = {\"f\": p -> order(p)}; {m.f(R U), m[\"f\"](R), {parity, order}[2](R2)}") == "{105, 4, 2}");
    CHECK(last("let m = {\"f\": n -> {n, n^2}}; m.f(3)[2]") == "9");
    CHECK(last("(n -> m -> {n, m})(5)(6)") == "{5, 6}");
    CHECK(last("((n, m = 4) -> n - m)(m = 1, n = 3)") == "2");
    CHECK(last("item({order, size}, 1)(R U)") == "105");
    CHECK(last("moves((p -> p^2)(R U)')") == "{U', R', U', R'}");
    CHECK(last("5 |> (n -> n + 1)") == "6");
    CHECK(last(plus + "(n -> plus(n))(1)(2) + plus(0)(1)") == "4");
    CHECK(message("order(R)(2)") == "order(R) is an integer, not a function");
}

TEST_CASE("other brackets that touch are a product, as everywhere") {
    CHECK(last("moves((R U)(F))") == "{R, U, F}");
    CHECK(last("(uf,ur,ub)(ul,ur) == (uf,ur,ub) (ul,ur)") == "true");
    CHECK(last("moves((inverse(R))(U))") == "{R', U}");
    CHECK(last("inverse(R)(+uf) == R' (+uf)") == "true");
    CHECK(last("moves(inverse(R) (U))") == "{R', U}");
    CHECK(message("cycles(F).corners(R)") == "cycles(F).corners is a permutation, not a function");
    CHECK(message("(p -> p) (R)") == "(p -> p) is a function, and its bracket is missing");
}

std::vector<lang::Def> definitions_in(std::span<const EmbeddedFile> modules) {
    std::vector<lang::Def> all;
    for (const auto& module : modules)
        for (const auto& statement : lang::parse(lang::make_source("library", std::string(module.text))).statements)
            if (const auto* def = std::get_if<lang::Def>(&statement.node)) all.push_back(*def);
    return all;
}

// Calls of a function of the library with this for each argument that it needs.
std::string call_with(std::string_view value, const lang::Def& def) {
    std::string list;
    for (const auto& parameter : def.code.parameters)
        if (parameter.otherwise == nullptr) list += (list.empty() ? "" : ", ") + std::string(value);
    return fmt::format("{}({})", def.name, list);
}

// "unique needs a list for list, but …" names the function that was called, or the error begins with "in unique: ".
void check_speaks_of(const std::string& name, const std::string& errors) {
    const auto at = errors.find("error: ") + 7;
    const auto message = errors.substr(at, errors.find('\n', at) - at);
    const auto needs = message.find(" needs ");
    const bool is_named = message.starts_with(name + " ") || message.starts_with("in " + name + ": ");
    INFO(errors);
    CHECK((needs == message.npos || message.substr(0, needs).find(' ') != message.npos || is_named));
    CHECK(errors.find("library/") == errors.npos);
}

TEST_CASE("an error in a function of the library speaks of the call, whatever is passed") {
    const auto try_all = [](std::span<const EmbeddedFile> modules, const std::string& begin) {
        for (const auto& def : definitions_in(modules))
            for (const auto* value : {"5", "\"x\"", "{1, 2}", "true", "{\"a\": 1}"}) {
                const auto output = test::run(begin + call_with(value, def));
                if (!output.succeeded && !def.code.parameters.empty()) check_speaks_of(def.name, output.errors);
            }
    };
    try_all(library::prelude(), "");
    for (const auto& module : library::modules()) try_all({&module, 1}, fmt::format("import {}\n", module.name));
}

}  // namespace cubelang::meaning::calls_test
