// How rows are made of C++ functions.

#include "runtime/meaning/eval/bind.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::eval::bind_test {
namespace {

struct Asked {
    At<Text> text;
    std::optional<Integer> most;
    std::optional<Boolean> all;

    static constexpr auto fields =
        std::tuple{field("text", &Asked::text), field("most", &Asked::most), field("all", &Asked::all)};
};

const Description about{.name = "f", .meaning = "", .example = "", .answer = ""};

}  // namespace

TEST_CASE("the fields of a struct are parameters, and Origin is none") {
    const auto made = row(about, [](Context&, const Asked&, const Origin&) { return true; });
    REQUIRE(made.parameters.size() == 3);
    CHECK(signature(made) == "f(text [, most] [, all])");
    CHECK(made.parameters[0].wanted == "a text");
}

TEST_CASE("an argument's type knows what can be given for it") {
    const auto made = row(about, [](Context&, const Asked&) { return true; });
    CHECK(made.parameters[1].choices == nullptr);
    REQUIRE(made.parameters[2].choices != nullptr);
    CHECK(made.parameters[2].choices().front().text == "true");
}

TEST_CASE("a place besides the value changes nothing of what is wanted") {
    auto named = about;
    named.parameters = "p, q";
    const auto made =
        row(named, [](Context&, const At<cube::State>&, const std::optional<At<Integer>>&) { return true; });
    CHECK(made.parameters[0].wanted == Argument<cube::State>::wanted);
    CHECK(signature(made) == "f(p [, q])");
}

TEST_CASE("a parameter means what its row says of it, or what its name usually means") {
    auto named = about;
    named.parameters = "p, q: the other one; a second | metric";
    const auto made =
        row(named, [](Context&, const cube::State&, const cube::State&, const std::optional<Text>&) { return true; });
    CHECK(signature(made) == "f(p, q [, metric])");
    CHECK(made.parameters[0].meaning == detail::usual_meaning("p"));
    CHECK(made.parameters[1].meaning == "the other one; a second");
    CHECK(made.parameters[2].meaning == detail::usual_meaning("metric"));
    CHECK(description(made.parameters[1]) == "the other one; a second (a permutation or an algorithm)");
}

TEST_CASE("what a name usually means is said of every parameter called so") {
    CHECK(detail::usual_meaning("colors") ==
          "the colours of the stickers: a cube's, or ones that colour-blind eyes can tell apart");
    CHECK(detail::usual_meaning("background") == "what is behind the picture; white if left out");
    CHECK(detail::usual_meaning("no_such_name").empty());
}

TEST_CASE("a type of argument says what was meant by a value that will not do") {
    const auto text = make_text("3"), list = make_list({});
    CHECK(Argument<Integer>::hint({"f", text, "\"3\""}) == "leave out the quotes: 3");
    CHECK(Argument<List>::hint({"f", text, "\"3\""}) == "a list has braces: {\"3\"}");
    CHECK(Argument<Group>::hint({"f", list, "{}"}) == "group({}) is the group that these generate");
    CHECK(detail::hint_of<Boolean>({"f", list, "{}"}).empty());
}

TEST_CASE("whether a parameter takes a list is known of it, and any value is not a list") {
    auto named = about;
    named.parameters = "list, n, any";
    const auto made = row(named, [](Context&, const List&, const Integer&, const Value&) { return true; });
    CHECK(made.parameters[0].takes_list);
    CHECK_FALSE(made.parameters[1].takes_list);
    CHECK_FALSE(made.parameters[2].takes_list);
}

}  // namespace cubelang::eval::bind_test
