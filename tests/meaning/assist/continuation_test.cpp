#include "runtime/meaning/assist/continuation.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/meaning/bind/vocabulary.hpp"
#include "tests/language/run.hpp"

namespace cubelang::meaning::continuation_test {
namespace {

using Texts = std::vector<std::string>;

Texts offered(std::string_view before, cube::Cube cube = {}) {
    Texts texts;
    for (const auto& candidate : completions_at(place_of(before), cube).candidates) texts.push_back(candidate.text);
    std::ranges::sort(texts);
    return texts;
}

bool only_candidates(std::string_view before) { return completions_at(place_of(before), {}).only; }

}  // namespace

TEST_CASE("after @ only parts are offered") {
    CHECK(offered("image(R, @uf") == Texts{"uf", "ufl", "ufr"});
    CHECK(offered("@uf1", {4}) == Texts{"uf1"});
    CHECK(only_candidates("@u"));
    CHECK(only_candidates("R @"));
}

TEST_CASE("in a cycle only parts of the kind of the first one are offered") {
    CHECK(offered("(uf,u") == Texts{"ub", "uf", "ul", "ur"});
    CHECK(offered("R (+ufr, uf") == Texts{"ufl", "ufr"});
    CHECK(offered("(uf1,ur", {4}) == Texts{"ur1", "ur2"});
    CHECK(offered("(+uf") == Texts{"uf", "ufl", "ufr"});
    CHECK(only_candidates("(uf,u"));
    CHECK(offered("(uf,ur) (fr,u") == Texts{"ub", "uf", "ul", "ur"});
}

TEST_CASE("in a bracket that may become a cycle, parts are offered among other candidates") {
    CHECK(offered("(uf") == Texts{"uf", "ufl", "ufr"});
    CHECK_FALSE(only_candidates("(uf"));
    CHECK(offered("(").empty());
    CHECK(offered("(R u").empty());
    CHECK(offered("[uf").empty());
    CHECK(offered("order(uf").empty());
}

TEST_CASE("in a call the names of optional arguments and their choices are offered") {
    CHECK(offered("length(R, met") == Texts{"metric = "});
    CHECK(offered("length(R, metric = Q") == Texts{"QTM"});
    CHECK(offered("length(R, metric = ").size() == 8);
    CHECK(offered("length(R, Q") == Texts{"QTM"});
    CHECK(offered("state(R, ") == Texts{"\"fruldb\"", "kociemba", "net", "numbering = "});
    CHECK(offered("mirror(R, ") == Texts{"E", "M", "S", "plane = "});
    CHECK(only_candidates("length(R, "));
    CHECK(only_candidates("length(R, metric = "));
    CHECK_FALSE(only_candidates("length(R, m"));
}

TEST_CASE("arguments that are given already are not offered again") {
    CHECK(offered("synth_index(1, ori") == Texts{"orientation = "});
    CHECK(offered("synth_index(1, destination = 2, ") == Texts{"orientation = "});
    CHECK(offered("length(R, metric = QTM, ").empty());
    CHECK(offered("length(").empty());
    CHECK(offered("length(R, metric = Q T").empty());
}

TEST_CASE("the innermost open call is completed, regardless of brackets in texts and comments") {
    CHECK(offered("length(algorithm(\"(\"), met") == Texts{"metric = "});
    CHECK(offered("print length(R), length([R, U], met") == Texts{"metric = "});
    CHECK(offered("# length(R, met").empty());
    CHECK(offered("length(R, metric) met").empty());
    CHECK(offered("order((uf,ur), met").empty());
}

// A valid first argument of a function.
std::string_view first_for(const BuiltIn& built_in) {
    if (built_in.name == "cycle" || built_in.name == "permutation") return "{}";
    if (built_in.parameters[0].wanted == "an integer") return "6";
    if (built_in.name == "why" || built_in.name == "certificate") return "order(R)";
    if (built_in.name == "size") return "group(R)";
    if (built_in.name == "plot") return "{1: 2}";
    if (built_in.parameters[0].wanted == "a text") return "\"R\"";
    return built_in.parameters[0].wanted.starts_with("a location") ? "@urf" : "R";
}

TEST_CASE("functions accept all choices that are offered for their arguments") {
    for (const auto& built_in : vocabulary().built_ins()) {
        if (std::ranges::count(built_in.parameters, false, &Parameter::optional) != 1) continue;
        if (built_in.name == "read_table") continue;  // there is no file to read
        for (const auto& parameter : built_in.parameters) {
            if (parameter.choices == nullptr || !parameter.optional) continue;
            for (const auto& choice : parameter.choices()) {
                const auto call =
                    fmt::format("{}({}, {} = {})", built_in.name, first_for(built_in), parameter.name, choice.text);
                INFO(call);
                CHECK(test::run(call).errors.empty());
                CHECK_FALSE(choice.meaning.empty());
            }
        }
    }
}

}  // namespace cubelang::meaning::continuation_test
