#include "runtime/base/files/blocks.hpp"

#include "runtime/base/files/records.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/given_source.hpp"
#include "tests/support/property.hpp"

namespace cubelang::files::blocks_test {
namespace {

struct All {
    std::vector<std::string> records;
    std::vector<std::uint64_t> lines;
    std::string problem;
};
All all(ByteSource& source, Format format, std::size_t size) {
    Blocks blocks(source, format, size);
    All all;
    Record record;
    while (const auto block = blocks.next())
        for (Records records(*block, format); records.next(record);) {
            all.records.emplace_back(record.text);
            all.lines.push_back(record.line);
        }
    all.problem = blocks.problem();
    return all;
}
All all_of(const std::string& text, std::size_t piece = 5, Format format = Format::text, std::size_t size = 8) {
    test::Given source(text, piece);
    return all(source, format, size);
}

}  // namespace

TEST_CASE("lines do not depend on the sizes of pieces and blocks") {
    test::property([] {
        const auto words = *rc::gen::arbitrary<std::vector<std::string>>();
        std::string text;
        std::vector<std::string> lines;
        for (auto word : words) {
            std::erase_if(word, [](char c) { return c == '\n' || c == '\r' || c == '\0'; });
            if (lines.empty() && (word.starts_with("\xef\xbb") || word.starts_with("\xff\xfe"))) word = "R";
            lines.push_back(word);
            text += word + "\n";
        }
        for (const std::size_t piece : {1, 3, 1000})
            for (const std::size_t size : {1, 7, 4096}) {
                const auto read = all_of(text, piece, Format::text, size);
                RC_ASSERT(read.records == lines);
                RC_ASSERT(read.problem.empty());
            }
    });
}

TEST_CASE("the last line may lack its newline") {
    CHECK(all_of("R\nU").records == std::vector<std::string>{"R", "U"});
    CHECK(all_of("R\nU\n").records == std::vector<std::string>{"R", "U"});
    CHECK(all_of("").records.empty());
}

TEST_CASE("a carriage return before the newline belongs to the end of the line") {
    CHECK(all_of("R\r\nU\r\n\r\nF").records == std::vector<std::string>{"R", "U", "", "F"});
}

TEST_CASE("a byte order mark is not part of the first line") {
    CHECK(all_of("\xef\xbb\xbfR\nU", 1).records == std::vector<std::string>{"R", "U"});
    CHECK(all_of("\xef\xbb\xbf", 1).records.empty());
    CHECK(all_of("\xef\xbb", 1).records == std::vector<std::string>{"\xef\xbb"});
}

TEST_CASE("UTF-16 text is refused with a message") {
    const auto read = all_of(std::string("\xff\xfeR\0\n\0", 6), 6);
    CHECK(read.records.empty());
    CHECK(read.problem == "it is written in UTF-16, and only UTF-8 is read");
}

TEST_CASE("a newline in quotes does not end a record of CSV") {
    const auto read = all_of("a,b\n\"1\n2\",3\n4,5\n", 2, Format::csv, 1);
    CHECK(read.records == std::vector<std::string>{"a,b", "\"1\n2\",3", "4,5"});
    CHECK(read.lines == std::vector<std::uint64_t>{1, 2, 4});
}

TEST_CASE("a post goes from its scramble to the next one, the first from the beginning, in pieces of any size") {
    const std::string text = "my solves\nScramble: R\n\nR' // Scramble\nscramble: U\nU'\nSCRAMBLE\nend";
    for (const std::size_t piece : {1, 7, 1000})
        for (const std::size_t size : {1, 20, 4096}) {
            const auto read = all_of(text, piece, Format::posts, size);
            CHECK(read.records == std::vector<std::string>{"my solves\nScramble: R\n\nR' // Scramble",
                                                           "scramble: U\nU'", "SCRAMBLE\nend"});
            CHECK(read.lines == std::vector<std::uint64_t>{1, 5, 7});
        }
    CHECK(all_of("Scramble: R", 5, Format::posts).records == std::vector<std::string>{"Scramble: R"});
    CHECK(end_of_records("Scramble\nScramble\nScramble", Format::posts, 17) == 9);
    CHECK(end_of_records("Scramble\nScramble\nScramble", Format::posts, 18) == 18);
    CHECK(end_of_records("Scramble\nScramble\nScramble", Format::posts, 0) == 9);
}

TEST_CASE("a read error is reported after the whole records before it") {
    test::Given torn("R\nU\nF L", 100, "it is torn");
    const auto read = all(torn, Format::text, 1000);
    CHECK(read.records == std::vector<std::string>{"R", "U"});
    CHECK(read.problem == "it is torn");
}

TEST_CASE("a block knows its first line and the bytes before it") {
    test::Given source("\xef\xbb\xbfR\nU\nF\n", 5);
    Blocks blocks(source, Format::text, 4);
    const auto first = blocks.next(), second = blocks.next();
    REQUIRE((first && second));
    CHECK(first->first_line == 1);
    CHECK(first->offset == 3);
    CHECK(second->first_line == 1 + static_cast<std::uint64_t>(std::ranges::count(first->text, '\n')));
    CHECK(second->offset == 3 + first->text.size());
}

TEST_CASE("a line longer than the limit is an error") {
    test::Given source(std::string(Blocks::longest_record + 1000, 'R'), std::size_t{1} << 20);
    const auto read = all(source, Format::text, Blocks::usual_size);
    CHECK(read.records.empty());
    CHECK(read.problem == "line 1 is longer than 64 MiB");
    test::Given post("R\n" + std::string(Blocks::longest_record + 1000, 'R'), std::size_t{1} << 20);
    CHECK(all(post, Format::posts, Blocks::usual_size).problem ==
          "line 1 is longer than 64 MiB, or begins a post that is");
}

TEST_CASE("the extension of a file name determines its format") {
    CHECK(format_of_file("a.csv.gz") == Format::csv);
    CHECK(format_of_file("a.ndjson") == Format::jsonl);
    CHECK(format_of_file("a.tsv") == Format::tsv);
    CHECK(format_of_file("csv") == Format::text);
    CHECK(format_by_name("jsonl") == Format::jsonl);
    CHECK_FALSE(format_by_name("xml"));
}

}  // namespace cubelang::files::blocks_test
