#include "runtime/session/batch/batch_lines.hpp"

#include "tests/session/text_source.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::batch::batch_lines_test {
namespace {

using Files = std::vector<Lines::File>;
using files::Format;

std::string all_of(Lines& lines, std::size_t about) {
    std::string text;
    while (const auto piece = lines.next(about)) text += piece->block.text;
    return text;
}
std::string reason(Lines lines) {
    try {
        static_cast<void>(all_of(lines, 100));
        return {};
    } catch (const InputProblem& problem) {
        return problem.what();
    }
}

}  // namespace

TEST_CASE("pieces consist of whole lines and follow one another") {
    test::property([] {
        const auto text = *rc::gen::container<std::string>(rc::gen::element('a', 'b', '\n'));
        const auto about = static_cast<std::size_t>(*rc::gen::inRange(0, 9)), at_once = about + 1;
        Lines lines(Files{given("a", text, at_once)}, Format::text);
        std::string all;
        std::uint64_t line = 1;
        while (const auto piece = lines.next(about)) {
            RC_ASSERT(piece->begin == all.size());
            RC_ASSERT(piece->line == line);
            RC_ASSERT(!piece->block.text.empty());
            all += piece->block.text;
            RC_ASSERT(piece->end() == all.size());
            RC_ASSERT(all.ends_with('\n') || all == text);
            line = 1 + static_cast<std::uint64_t>(std::count(all.begin(), all.end(), '\n'));
        }
        RC_ASSERT(all == text);
    });
}

TEST_CASE("every line belongs to exactly one part of the bytes") {
    test::property([] {
        const auto text = *rc::gen::container<std::string>(rc::gen::element('a', 'b', '\n', '"'));
        const auto format = *rc::gen::element(Format::text, Format::jsonl);
        const auto cut = static_cast<std::uint64_t>(*rc::gen::inRange(0, 20));
        Lines first(Files{given("a", text, 7)}, format), second(Files{given("a", text, 3)}, format);
        first.end_at(cut);
        second.skip_to(cut);
        const auto before = all_of(first, 5);
        RC_ASSERT(before + all_of(second, 2) == text);
        RC_ASSERT(before.size() >= std::min<std::size_t>(cut, text.size()));
    });
}

TEST_CASE("a piece of CSV does not end within quotes") {
    Lines lines(Files{given("a", "name\n\"a\nb\"\nc\n", 100)}, Format::csv);
    const auto piece = lines.next(1);
    REQUIRE(piece);
    CHECK(piece->block.text == "\"a\nb\"\n");
    CHECK(piece->line == 2);
    CHECK(piece->header->names == std::vector<std::string>{"name"});
    CHECK(lines.next(1)->block.first_line == 4);
}

TEST_CASE("line numbers continue from file to file") {
    Lines lines(Files{given("a", "1\n2"), given("b", ""), given("c", "3\n")}, Format::text);
    const auto first = lines.next(100), rest = lines.next(100), last = lines.next(100);
    REQUIRE((first && rest && last));
    CHECK(first->file == "a:");
    CHECK(rest->block.text == "2");
    CHECK(last->file == "c:");
    CHECK(last->block.first_line == 1);
    CHECK(last->line == 3);
    CHECK(last->begin == 3);
    CHECK_FALSE(lines.next(100));
}

TEST_CASE("the checksum of the input does not depend on the pieces") {
    const auto sum = [](std::size_t about) {
        Lines lines(Files{given("a", "one\ntwo\nthree\n")}, Format::text);
        lines.enable_checksums();
        static_cast<void>(all_of(lines, about));
        return lines.checksum();
    };
    CHECK(sum(1) == sum(1000));
    Lines other(Files{given("a", "one\ntwo\nThree\n")}, Format::text);
    other.enable_checksums();
    static_cast<void>(all_of(other, 100));
    CHECK(other.checksum() != sum(1));
}

TEST_CASE("an input error is reported with the name of the file") {
    CHECK(reason({Files{given("a", "R\n"), given("b", "U", 9, "it is torn")}, Format::text}) == "b: it is torn");
    CHECK(reason({Files{{"c", [] { return OpenedSource{nullptr, "not found"}; }}}, Format::text}) == "c: not found");
    CHECK(reason({Files{given("d", "\n")}, Format::csv}) ==
          "d: there is no header in it, the line with the names of the columns");
    CHECK(reason({Files{given("e", "\"a\"b\n1\n")}, Format::csv}) ==
          "e: line 1: no comma after the closing quote of field 1");
    CHECK(reason({Files{given("f", "a,b,a\n")}, Format::csv}) == "f: line 1: two columns have the name `a`");
}

}  // namespace cubelang::batch::batch_lines_test
