#include "runtime/session/batch/tally.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::batch::tally_test {
namespace {

using Rows = std::vector<std::pair<std::string, std::uint64_t>>;

std::vector<std::string> answers_of(const Greatest& greatest) {
    std::vector<std::string> answers;
    for (const auto& entry : greatest.sorted()) answers.push_back(entry.answer);
    return answers;
}

}  // namespace

TEST_CASE("a histogram counts each answer; numbers come first, by size") {
    Histogram histogram;
    for (const auto* answer : {"b", "10", "9", "-10", "-9", "a", "9", "007x", "-", "0"}) histogram.add(answer);
    CHECK(histogram.sorted() ==
          Rows{{"-10", 1}, {"-9", 1}, {"0", 1}, {"9", 2}, {"10", 1}, {"-", 1}, {"007x", 1}, {"a", 1}, {"b", 1}});
    Histogram more;
    more.add("9", 5);
    more.add("c");
    histogram.add(more);
    CHECK(histogram.size() == 10);
    CHECK(histogram.sorted()[3] == Rows::value_type{"9", 7});
    CHECK(histogram.problem().empty());
}

TEST_CASE("the total length of different answers is limited") {
    Histogram histogram;
    for (char c = 'a'; histogram.problem().empty(); ++c) {
        REQUIRE(c <= 'i');
        histogram.add(std::string(longest_different / 8, c));
    }
    CHECK(histogram.problem() == "the different answers are too long to count");
}

TEST_CASE("of answers with equal rank, the earlier line comes first") {
    Greatest greatest(2);
    greatest.add({Rank(Rational(1)), 1, "1", "one"});
    greatest.add({Rank(Rational(2)), 2, "2", "two"});
    greatest.add({Rank(Rational(2)), 3, "2", "later"});
    greatest.add({Rank(Rational(1)), 0, "1", "first"});
    CHECK(answers_of(greatest) == std::vector<std::string>{"two", "later"});
    CHECK_FALSE(greatest.takes(Rank(Rational(2)), 4));
    CHECK(greatest.takes(Rank(Rational(2)), 1));
    CHECK(greatest.takes(Rank(std::string("texts rank above numbers")), 9));
    CHECK_FALSE(Greatest(0).takes(Rank(Rational(2)), 1));
}

TEST_CASE("the tallies of parts add up to the tally of the whole") {
    test::property([] {
        const auto numbers = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 6));
        const auto cut = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(numbers.size()) + 1));
        Tally whole(3), first(3), second(3);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const auto text = std::to_string(numbers[i]);
            for (auto* tally : {&whole, i < cut ? &first : &second}) {
                tally->histogram.add(text);
                tally->greatest.add({Rank(Rational(numbers[i])), i, text, std::to_string(i)});
                tally->counts.add({1, 1, 0, 0});
            }
        }
        first.add(std::move(second));
        RC_ASSERT(first.counts == whole.counts);
        RC_ASSERT(first.histogram.sorted() == whole.histogram.sorted());
        RC_ASSERT(answers_of(first.greatest) == answers_of(whole.greatest));
    });
}

}  // namespace cubelang::batch::tally_test
