// The steps of posted solves: why they are named so, and what would have been shorter.

#include "tests/language/run.hpp"
#include "tests/stdlib/posts.hpp"

namespace cubelang::meaning::solve_steps_test {
namespace {

using test::last;

const std::string names[] = {"cfop", "zz", "roux", "astray"};

// The post is `post`, and its steps are `steps`.
std::string of_steps(const std::string& name, const std::string& question) {
    return last("let post = " + test::literal_of(test::posted(name)) + "; let steps = solve_positions(post); " +
                question);
}

}  // namespace

TEST_CASE("the shortest moves for a step solve the parts that it solves and the next one keeps, and are not longer") {
    for (const auto& name : names) {
        INFO(name);
        CHECK(of_steps(name, R"(
            def missing(step, a) = {at for at in solved_places(step.after, step.is_held)
                if at in solved_places(step.later, step.is_held)
                and not (at in solved_places(step.before a, step.is_held))}
            all({size(missing(step, a)) == 0 and length(a) <= step.HTM for step in steps
                for a in {item(shorter_ways(step), "shortest", step.moves)} if type(a) == "algorithm"}))") == "true");
    }
}

TEST_CASE("the shortest moves for a pair keep the cross and the pairs before it") {
    CHECK(of_steps("cfop", R"(
        def below(p) = {at for at in solved_places(p) if not ("u" in faces_of(at))}
        let ways = flatten({{{step, row.best} for row in item(shorter_ways(step), "pairs", {})} for step in steps})
        {size(ways) > 6, all({size(below(step.before a)) >= size(below(step.before)) + 1 for (step, a) in ways})})") ==
          "{true, true}");
}

TEST_CASE("the algorithm of the library does what the step did") {
    CHECK(of_steps("cfop", R"(
        let known = {{step, item(shorter_ways(step), "library", false)} for step in skip(steps, 5)}
        let is_turned = p -> size(unique(first(split(colors(p), ""), 9))) == 1
        let (oll, pll) = known
        {is_turned(oll[1].before oll[2]), is_solved(pll[1].before pll[2])})") == "{true, true}");
}

TEST_CASE("the reason of a step's name are the parts and tests that are there after it and were not before") {
    CHECK(of_steps("cfop", "steps[1].why") == R"("solved now: @dr, @df, @dl, @db, @fr")");
    CHECK(of_steps("zz", "steps[2].why").starts_with(R"("all edges are oriented for F-B; )"));
}

TEST_CASE("turns of the whole cube are left out, and what that saves two hands is told") {
    const auto step = of_steps("cfop",
                               "let step = solve_step(post, 8); "
                               "{step.without_rotations, step.milliseconds > step.milliseconds_then}");
    CHECK(step == "{L U2 F U F2 L F L2, true}");
}

}  // namespace cubelang::meaning::solve_steps_test
