// Values within values, a million levels deep: more than any stack can hold.

#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/value/stream.hpp"
#include "runtime/meaning/value/value.hpp"
#include "tests/language/run.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::nesting_test {
namespace {

constexpr int million = 1'000'000;

Items<std::pair<Value, Value>> pair_of(Value key, Value value) {
    std::vector<std::pair<Value, Value>> pairs;
    pairs.emplace_back(std::move(key), std::move(value));
    return pairs;
}

/// A value of the same type that holds another one; a type that holds none is returned.
struct Around {
    Value inner;

    Value operator()(const List&) const { return {List{std::vector{inner}}}; }
    Value operator()(const Record&) const { return make_record({{"a", inner}}); }
    Value operator()(const Goal&) const { return make_goal(Goal::Kind::one_of, {inner}); }
    Value operator()(const Map&) const { return {Map{pair_of(Value(), inner), nullptr}}; }
    Value operator()(const Set&) const { return {Set{std::vector{inner}, nullptr}}; }
    Value operator()(const Function&) const {
        UserFunction function{"f", {}, nullptr};
        function.captured = std::make_shared<const Captured>(Captured{{"g", inner}});
        return {Function{std::make_shared<const UserFunction>(function)}};
    }
    Value operator()(const Stream&) const {
        return make_stream({"values", [kept = inner](Context&) { return Cursor(); }, {inner}});
    }
    template <one_of<Integer, Boolean, Text, Algorithm, Permutation, Location, cube::Symmetry, Picture, Mirrored, Tuple,
                     Fraction, Group>
                  T>
    Value operator()(const T& value) const {
        return value;
    }
};

std::vector<Value> holders() {
    return {Value{List{}},     make_record({}), make_goal(Goal::Kind::one_of, {}), Value{Map{}}, Value{Set{}},
            Value{Function{}}, make_stream({})};
}

Value nested(const Value& value, Value inner) { return match(value, Around{std::move(inner)}); }

}  // namespace

TEST_CASE("a million values within values are freed, or as many as their limit allows") {
    for (const auto& kind : holders()) {
        INFO(type_name(kind));
        auto state = std::make_shared<const cube::State>(cube::solved({3}));
        const std::weak_ptr watch = state;
        Value value{Permutation{std::move(state)}};
        const bool has_limit = kind.as<Function>() == nullptr && kind.as<Stream>() == nullptr;
        for (int i = 0; i < (has_limit ? limits::deepest_list : million); ++i) value = nested(kind, std::move(value));
        CHECK_FALSE(watch.expired());
        value = Value();
        CHECK(watch.expired());
    }
}

TEST_CASE("values of all kinds within each other are freed, and so are two that share one") {
    const auto kinds = holders();
    auto value = make_text("inside");
    for (int i = 0; i < million; ++i) value = nested(kinds[static_cast<std::size_t>(i) % kinds.size()], value);
    auto other = Value{List{std::vector{value, value}}};
    value = Value();
    CHECK(type_name(other.as<List>()->items[1]) != "text");
    other = Value();
}

TEST_CASE("a program can chain any number of functions") {
    using test::last;
    CHECK(last("let c_ = fold((f_, n_) -> (x -> f_(x) + 1), x -> x, 1..300000); 1") == "1");
    CHECK(last("let c_ = fold((f_, n_) -> compose(f_, order), order, 1..300000); 1") == "1");
    CHECK(last("type(fold((f_, n_) -> (x -> f_(x) + 1), x -> x, 1..300000))") == "\"function\"");
    CHECK(last("let c_ = order; for n_ in 1..100000 { let d_ = c_; let c_ = compose(d_, order) }; type(c_)") ==
          "\"function\"");
}

TEST_CASE("streams, records and goals nest to a thousand levels") {
    using test::message;
    const std::string deep = " are nested deeper than 1000";
    const std::string stream = "random_states(1)";
    CHECK(message("fold((s, n) -> map(x -> x, s), " + stream + ", 1..2000)") == "streams" + deep);
    CHECK(message("fold(skip, " + stream + ", {1 for n in 1..2000})") == "streams" + deep);
    CHECK(message("fold((s, n) -> {x for x in s}, " + stream + ", 1..2000)") == "streams" + deep);
    CHECK(message("let s = 1..10^30; for n in 1..2000 { let s = filter(x -> true, s) }") == "streams" + deep);
    CHECK(message("fold((r, n) -> record({\"a\": r}), 1, 1..2000)") == "maps" + deep);
    CHECK(message("fold((g, n) -> one_of({g}), domino(), 1..2000)") == "records" + deep);
    CHECK(test::last("size(first(fold((s, n) -> map(x -> x, s), 1..10^30, 1..900), 10))") == "10");
}

}  // namespace cubelang::meaning::nesting_test
