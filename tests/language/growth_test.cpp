// No operation on collections takes quadratic time: the memory that a program allocates grows with its size, or a
// little faster. Memory is counted because it is the same in each run; copies of a whole collection show in it.

#include <cstdlib>
#include <new>

#include <fmt/format.h>

#include "tests/language/run.hpp"
#include "tests/support/catch.hpp"

namespace {
thread_local std::size_t allocated = 0;  // bytes
}

void* operator new(std::size_t size) {
    allocated += size;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    allocated += size;
    return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace cubelang::meaning::growth_test {
namespace {

double bytes_of(const std::string& program, int size) {
    const auto text = fmt::format(fmt::runtime(program), size);
    const auto before = allocated;
    INFO(text);
    CHECK(test::run(text).succeeded);
    return static_cast<double>(allocated - before);
}

// `{0}` in the program is the size, in which n doubles: linear programs double too, quadratic ones quadruple.
void check_growth(const std::string& program) {
    constexpr int size = 1000;
    bytes_of(program, 1);  // tables that are made once
    const auto none = bytes_of(program, 1);
    const auto once = bytes_of(program, size) - none, twice = bytes_of(program, 2 * size) - none;
    CAPTURE(program, once, twice);
    CHECK(twice < 2.8 * once);
}

}  // namespace

TEST_CASE("a collection that changes in a loop is not copied in each turn") {
    for (const std::string change :
         {"xs + {{n}}", "{{n}} + xs", "with_item(xs, 1 + remainder(n, size(xs)), 0)", "skip(xs, 1) + {{n}}",
          "first(xs, size(xs)) + {{n}}", "xs + {{n, n}}", "if n > 3 then xs + {{n}} else xs"})
        check_growth("let xs = 1..{0}; for n in 1..{0} {{ let xs = " + change + " }}");
    for (const std::string change : {"m + {{n: n}}", "with_item(m, n, n)", "with_item(m, 0, item(m, 0) + 1)"})
        check_growth("let m = {{0: 0}}; for n in 1..{0} {{ let m = " + change + " }}");
    check_growth("let s = set({{}}); for n in 1..{0} {{ let s = s + set({{n}}) }}");
    check_growth("let t = \"\"; for n in 1..{0} {{ let t = t + \"0123456789\" }}");
}

TEST_CASE("a collection that grows under another name is not copied in each turn") {
    check_growth("let xs = {{}}; for n in 1..{0} {{ let ys = xs + {{n}}; let xs = ys }}");
    check_growth("let m = {{:}}; for n in 1..{0} {{ let k = m + {{n: n}}; let m = k }}");
    check_growth("fold((all, n) -> all + {{n}}, {{}}, 1..{0})");
    check_growth("fold((all, n) -> all + {{n: n}}, {{:}}, 1..{0})");
    check_growth("def f(n) {{ let xs = {{}}; for k in 1..n {{ let xs = {{k}} + xs }}; size(xs) }}; f({0})");
}

TEST_CASE("calls of functions over collections take time in proportion to their size, or a little more") {
    for (const std::string call : {"sort(xs)",
                                   "sort(xs, n -> -n)",
                                   "unique(xs)",
                                   "set(xs)",
                                   "histogram(xs)",
                                   "group_by(n -> remainder(n, 7), xs)",
                                   "join(xs)",
                                   "sum(xs)",
                                   "max(xs)",
                                   "map(n -> n + 1, xs)",
                                   "filter(n -> n > 3, xs)",
                                   "fold((m, n) -> m + n, 0, xs)",
                                   "reduce((m, n) -> m + n, xs)",
                                   "zip(xs, xs)",
                                   "enumerate(xs)",
                                   "flatten(map(n -> {{n}}, xs))",
                                   "count(n -> n > 3, xs)",
                                   "reverse(xs)",
                                   "mapping(zip(xs, xs))",
                                   "keys(mapping(zip(xs, xs)))",
                                   "contains(xs, 0)",
                                   "xs + xs",
                                   "set(xs) - set(first(xs, 9))",
                                   "{{n for n in xs if n > 3}}",
                                   "items(set(xs))",
                                   "text(xs)"})
        check_growth("let xs = 1..{0}; let r_ = " + call);
}

}  // namespace cubelang::meaning::growth_test
