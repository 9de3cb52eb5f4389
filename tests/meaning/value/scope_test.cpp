#include "runtime/meaning/value/scope.hpp"

#include "runtime/meaning/value/built_in.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::scope_test {
namespace {

const Vocabulary& nothing_built_in() {
    static const Vocabulary vocabulary([](bool) { return Vocabulary::Tables{}; });
    return vocabulary;
}

Binding number(int n) { return {Value{Integer(n)}, {}, {}}; }
int value_of(const Scope& scope, std::string_view name) {
    const auto* const binding = scope.find(name);
    return binding == nullptr ? 0 : static_cast<int>(*binding->value.as<Integer>());
}

}  // namespace

TEST_CASE("restore returns names to their values when recording began") {
    Scope scope(nothing_built_in());
    scope.bind("a", number(1));
    Scope::OldBindings before;
    scope.record_into(&before);
    for (const int n : {2, 3}) scope.bind("a", number(n));
    scope.bind("b", number(4));
    scope.record_into(nullptr);
    CHECK(before.size() == 2);
    CHECK(value_of(scope, "a") == 3);
    scope.restore(std::move(before));
    CHECK(value_of(scope, "a") == 1);
    CHECK(scope.find("b") == nullptr);
}

}  // namespace cubelang::meaning::scope_test
