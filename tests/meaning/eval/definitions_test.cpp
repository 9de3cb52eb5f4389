#include "runtime/meaning/eval/definitions.hpp"

#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/eval/evaluator.hpp"

namespace cubelang::meaning {
namespace {

constexpr EmbeddedFile texts[]{{"one",
                                "# Some functions.\n\n## Twice a number.\n## n: it\ndef twice(n) = sum_of(n, n)\n\n"
                                "def sum_of(a, b) {\n    # the sum\n    a + b\n}\n# What follows.\ndef unused() = 3\n"},
                               {"two", "# More.\n\n## Four times.\ndef four(n) = twice(twice(n))\n"}};

const UserFunction* find(const Definitions& all, std::string_view name) {
    const auto* found = all.find(name, vocabulary());
    return found == nullptr ? nullptr : found->user.get();
}

}  // namespace

TEST_CASE("definitions have their names, comments and texts") {
    const Definitions all(texts, "test", false);
    REQUIRE(all.all().size() == 4);
    CHECK(all.all()[0].name == "twice");
    CHECK(all.all()[0].doc == "## Twice a number.\n## n: it\n");
    CHECK(all.all()[1].doc.empty());
    CHECK(all.all()[1].text == "def sum_of(a, b) {\n    # the sum\n    a + b\n}");
    CHECK(all.all()[2].text == "def unused() = 3");
}

TEST_CASE("a function knows those that it names, and what these name, in all texts") {
    const Definitions all(texts, "test", false);
    const auto* four = find(all, "four");
    REQUIRE(four != nullptr);
    CHECK(four->source->name == "library/test/two.cube");
    CHECK(four->scope->bindings().size() == 3);
    CHECK(four->scope->find("sum_of") != nullptr);
    CHECK(four->scope->find("unused") == nullptr);
    CHECK(find(all, "four") == four);
    CHECK(find(all, "five") == nullptr);
}

TEST_CASE("documented functions that are built in are not bound again") {
    const Definitions all(texts, "test", true);
    CHECK(find(all, "twice")->scope->bindings().size() == 1);
    CHECK(find(all, "four")->scope->bindings().empty());
}

TEST_CASE("every function of the library that gives reasons can be read") {
    for (const auto& definition : reasons().all()) CHECK(find(reasons(), definition.name) != nullptr);
}

}  // namespace cubelang::meaning
