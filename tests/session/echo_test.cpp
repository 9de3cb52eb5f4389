#include "runtime/session/intake.hpp"

#include "runtime/session/as_lines.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::echo_test {
namespace {

std::string said(std::string text, bool echo = true) {
    std::string lines;
    SessionOptions options;
    options.echo = echo;
    Session session(options, [&](const Answer& answer) { lines += as_lines(answer); });
    session.run("a.cube", std::move(text));
    return lines;
}

}  // namespace

TEST_CASE("statements are shown before their answers, with their comments") {
    CHECK(said("# One.\norder(R)  # four\n\ncube 4\norder(Rw)\n") ==
          "# One.\ncube 3> order(R)  # four\n4\n\ncube 3> cube 4\ncube 4> order(Rw)\n4\n");
}

TEST_CASE("a statement of several lines is shown whole, and several statements on one line are shown once") {
    CHECK(said("order([R,\n U])\nprint 1; print 2\n") ==
          "cube 3> order([R,\n         U])\n6\ncube 3> print 1; print 2\n1\n2\n");
}

TEST_CASE("a script can request the echo, above its first statement") {
    CHECK(said("#!/usr/bin/env cube\n# echo\n# Two.\norder(R)\n", false) == "# Two.\ncube 3> order(R)\n4\n");
    CHECK(said("order(R)\n# echo\norder(R)\n", false) == "4\n4\n");
    CHECK(said("# echo of the past\norder(R)\n", false) == "4\n");
}

}  // namespace cubelang::echo_test
