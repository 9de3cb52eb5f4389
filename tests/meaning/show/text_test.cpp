// Values as shown by expressions and by print.

#include "runtime/meaning/show/text.hpp"

#include "tests/language/run.hpp"
#include "tests/support/data.hpp"

namespace cubelang::meaning::text_test {
namespace {

using test::last;

}  // namespace

TEST_CASE("an algorithm is shown as its moves and its permutation, and printed as its moves") {
    CHECK(last("R U R' U'") == "R U R' U'\n(+urf,rdf) (-ulb,rub) (ur,ub,fr)");
    CHECK(last("print R U R' U'") == "R U R' U'");
    CHECK(last("()") == "()\n()");
    CHECK(last("R R'") == "R R'\n()");
    CHECK(last("r u 2-3r2 Lv y", test::on(5)).substr(0, 19) == "Rw Uw 2-3Rw2 x' y\n(");
}

TEST_CASE("beside an algorithm or a permutation stand the faces U, F and R of its cube, where there is room") {
    test::Setting setting;
    setting.host.screen = {.columns = 80, .rows = 24, .cubes = true};
    const std::string cycles = "(+urf,rdf) (-ulb,rub) (ur,ub,fr)";
    const auto lines = test::split(last("R U R' U'", setting), '\n');
    REQUIRE(lines.size() == 6);
    CHECK(lines[0] == "R U R' U'" + std::string(27, ' ') + "u u l");
    CHECK(lines[1] == cycles + "    u u f");
    CHECK(lines[3] == std::string(36, ' ') + "f f d  r r u");
    CHECK(lines[5] == std::string(36, ' ') + "f f f  u r r");
    CHECK(test::split(last("permutation(R)", setting), '\n').size() == 6);
    CHECK(last("order(R)", setting) == "4");
    setting.host.screen.columns = 40;
    CHECK(last("R U R' U'", setting) == "R U R' U'\n" + cycles);
    setting.host.screen = {.columns = 80, .rows = 24};
    CHECK(last("R U R' U'", setting) == "R U R' U'\n" + cycles);
}

TEST_CASE("the small cube shows a side where something moved, and says from where it is seen") {
    test::Setting setting;
    setting.host.screen = {.columns = 80, .rows = 24, .cubes = true};
    CHECK(last("M2 U M U2 M' U M2", setting) ==
          "M2 U M U2 M' U M2       b b b\n"
          "(ur,ul,uf)           l  u u u  r\n"
          "                     r  u u u  f\n"
          "                     l  u u u  r\n"
          "                        f l f\n"
          "                     from above");
    CHECK(last("(db,dl)", setting) ==
          "(db,dl)    u u u\n           u u u\n           u u u\n           b b b  l l l\n"
          "           b b b  l l l\n           b l b  l b l\n           from behind");
    CHECK(last("supercube 3; (+d)", setting).ends_with("from below"));
    CHECK(last("cube 2; y", setting).find("from") == std::string::npos);
    for (const auto* seen : {"(ur,uf)", "(urf)", "()", "R U"})
        CHECK(last(seen, setting).find("from") == std::string::npos);
    CHECK(last("(ul,ub)", setting).ends_with("from above"));
}

TEST_CASE("at the prompt, cycles of large cubes are cut to two lines") {
    test::Setting setting(test::on(7));
    setting.host.screen = {.columns = 80, .rows = 40, .cubes = true};
    const auto answer = last("R 2U 3F", setting);
    CHECK(answer.size() < 3 * 80);
    CHECK(last("random_state(1)", setting).size() < 2 * 80);
}

TEST_CASE("a text remains incomplete if a stop is requested") {
    const std::atomic<bool> stop = true;
    const auto p = test::value("permutation(R U)");
    CHECK(to_text(p).size() > 10);
    CHECK(to_text(p, StopToken(&stop)) == "()");
    CHECK(to_text(test::value("{1, 2, 3}"), StopToken(&stop)) == "{}");
}

TEST_CASE("a permutation is shown and printed as cycles in normal form") {
    for (const std::string word : {"", "print "}) {
        CHECK(last(word + "(fu,fr)(fu,fr)") == "()");
        CHECK(last(word + "(UB,UR,UF)") == (word.empty() ? "(ub,ur,uf)" : "(ur,uf,ub)"));
        CHECK(last(word + "permutation(R)") == "(urf,bru,drb,frd) (ur,br,dr,fr)");
        CHECK(last("supercube 3; " + word + "permutation(R)") == "(urf,bru,drb,frd) (ur,br,dr,fr) (+r)");
    }
}

TEST_CASE("print writes its values side by side, and texts without quotes") {
    CHECK(last("print \"order:\", order(R U), R U, (uf,ur), {\"x\", 1}, true, @ufr") ==
          "order: 105 R U (ur,uf) {\"x\", 1} true @ufr");
    CHECK(last("print") == "");
    CHECK(last("\"a\"") == "\"a\"");
    CHECK(last("print \"a\"") == "a");
}

TEST_CASE("records show one field per line") {
    CHECK(last("parity(R)") == "overall: even\ncorners: odd\nedges: odd\nfixed_centres: even");
    CHECK(last("source(R, @urf)") == "part: @frd\norientation: 2");
    CHECK(last("cube 4; source(R, @ur1)") == "part: @fr2");
    CHECK(last("orders(x)") == "labelled: 4\nvisible: 4\nlabelled_up_to_rotation: 1\nvisible_up_to_rotation: 1");
}

TEST_CASE("functions show their parameters, and booleans their reasons") {
    CHECK(last("length") == "function length(a [, metric])");
    CHECK(last("def twice(p, q) = p q; twice") == "function twice(p, q)");
    CHECK(last("is_reachable(R)") == "true");
    CHECK(last("is_reachable((+ufl))") ==
          "false: corner twists add up to 1 (mod 3); to fix it, turn one corner anticlockwise, such as (-urf)");
}

TEST_CASE("locations are shown with the names that were used") {
    CHECK(last("@ufr") == "@ufr");
    CHECK(last("@UF") == "@uf");
    CHECK(last("@net.12") == "@net.12");
    CHECK(last("@fruldb.0") == "@fruldb.0");
    CHECK(last("@kociemba.1") == "@kociemba.1");
    CHECK(last("image(R, @net.27)") == "@net.9");
    CHECK(last("image(R, @net.23)") == "@net.23");
    CHECK(last("cube 4; @fu1") == "@fu1");
}

TEST_CASE("algorithms of many moves keep their brackets, and short ones are written out") {
    CHECK(last("print (R U)3") == "R U R U R U");
    CHECK(last("print (R U)^1000000000000") == "(R U)1000000000000");
    CHECK(last("print [(R U)^30000: F]") == "[(R U)30000: F]");
    CHECK(last("print ((R U)^-30000 F)'") == "((R U)^-30000 F)'");
}

TEST_CASE("an assertion that fails shows both sides, or the reason") {
    const auto shows = [](const std::string& assertion, const std::string& part) {
        return test::run(assertion).errors.find(part) != std::string::npos;
    };
    CHECK(shows("assert order(R U) == 106", "hint: left of ==:  105\n      right of ==: 106\n"));
    CHECK(shows("assert R U == U",
                "hint: left of ==:  (+urf) (-ufl,ulb,ubr,bdr,dfr) (ur,br,dr,fr,uf,ul,ub)\n      right of ==: "
                "(urf,ufl,ulb,ubr) (ur,uf,ul,ub)\n"));
    CHECK(shows("assert R R' != ()", "hint: left of !=:  ()\n      right of !=: ()\n"));
    CHECK(shows("assert is_reachable((+fu))", "hint: edge flips add up to 1 (mod 2)"));
    CHECK(shows("assert 1 == 2", "test:1:8: error: this assertion is false\nassert 1 == 2\n       ^~~~~~\n"));
    CHECK(test::run("assert 1 == 1; assert commutes(R, L)").succeeded);
    CHECK(test::message("assert 3") == "`assert` needs true or false, but this is an integer");
}

}  // namespace cubelang::meaning::text_test
