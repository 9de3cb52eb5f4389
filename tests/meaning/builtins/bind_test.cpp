// Rows of the built-in table from C++ functions.

#include "runtime/meaning/bind/bind.hpp"

#include "tests/support/catch.hpp"

namespace cubelang::meaning::bind_test {
namespace {

struct Options {
    At<Text> text;
    std::optional<Integer> most;
    std::optional<Boolean> all;

    static constexpr auto fields =
        std::tuple{field("text", &Options::text), field("most", &Options::most), field("all", &Options::all)};
};

const Description about{.name = "f", .meaning = "", .example = "", .answer = ""};

}  // namespace

TEST_CASE("the fields of a struct are parameters, but Origin is not") {
    const auto made = row(about, [](Context&, const Options&, const Origin&) { return true; });
    REQUIRE(made.parameters.size() == 3);
    CHECK(signature(made) == "f(text [, most] [, all])");
    CHECK(made.parameters[0].wanted == "a text");
}

TEST_CASE("an argument's type determines its choices") {
    const auto made = row(about, [](Context&, const Options&) { return true; });
    CHECK(made.parameters[1].choices == nullptr);
    REQUIRE(made.parameters[2].choices != nullptr);
    CHECK(made.parameters[2].choices().front().text == "true");
}

TEST_CASE("At<T> has the same wanted type as T") {
    auto named = about;
    named.parameters = "p, q";
    const auto made =
        row(named, [](Context&, const At<cube::State>&, const std::optional<At<Integer>>&) { return true; });
    CHECK(made.parameters[0].wanted == Argument<cube::State>::wanted);
    CHECK(signature(made) == "f(p [, q])");
}

TEST_CASE("a parameter has the meaning in its row, or the usual meaning of its name") {
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

TEST_CASE("usual meanings are found by name") {
    CHECK(detail::usual_meaning("colors") ==
          "the sticker colours; safe ones suit colour-blind viewers; standard if left out");
    CHECK(detail::usual_meaning("background") == "the background of the picture; white if left out");
    CHECK(detail::usual_meaning("no_such_name").empty());
}

TEST_CASE("a type of argument has hints for values of other types") {
    const auto text = make_text("3"), list = make_list({});
    CHECK(Argument<Integer>::hint({"f", text, "\"3\""}) == "leave out the quotes: 3");
    CHECK(Argument<List>::hint({"f", text, "\"3\""}) == "a list has braces: {\"3\"}");
    CHECK(Argument<Group>::hint({"f", list, "{}"}) == "group({}) is the group that these generate");
    CHECK(detail::hint_of<Boolean>({"f", list, "{}"}).empty());
}

TEST_CASE("takes_list is true for lists, but not for integers or arbitrary values") {
    auto named = about;
    named.parameters = "list, n, any";
    const auto made = row(named, [](Context&, const List&, const Integer&, const Value&) { return true; });
    CHECK(made.parameters[0].takes_list);
    CHECK_FALSE(made.parameters[1].takes_list);
    CHECK_FALSE(made.parameters[2].takes_list);
}

}  // namespace cubelang::meaning::bind_test
