#include "runtime/base/files/records.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::files::records_test {
namespace {

using Fields = std::vector<std::string>;

std::vector<Fields> fields_of(const std::string& text, Format format) {
    const Block block{text};
    std::vector<Fields> all;
    Record record;
    for (Records records(block, format); records.next(record);) {
        CHECK(record.problem.empty());
        all.push_back(record.fields);
    }
    return all;
}

std::vector<std::string> problems(const std::string& text, Format format, std::size_t columns = 0) {
    const Block block{text};
    std::vector<std::string> all;
    Record record;
    for (Records records(block, format, columns); records.next(record);)
        all.push_back(std::to_string(record.line) + ": " + record.problem);
    return all;
}

}  // namespace

TEST_CASE("fields of CSV may be in quotes, with commas, quotes and newlines in them") {
    CHECK(fields_of("a,\"b,c\",\"say \"\"R\"\"\"\n\"1\n2\",,\n", Format::csv) ==
          std::vector<Fields>{{"a", "b,c", "say \"R\""}, {"1\n2", "", ""}});
}

TEST_CASE("TSV fields are separated by tabs, with backslash escapes") {
    CHECK(fields_of("a\tb\\tc\\\\\td\\q\n\t\n", Format::tsv) == std::vector<Fields>{{"a", "b\tc\\", "d\\q"}, {"", ""}});
}

TEST_CASE("fields written as CSV or TSV are read unchanged") {
    test::property([] {
        auto rows = *rc::gen::arbitrary<std::vector<Fields>>();
        for (const auto format : {Format::csv, Format::tsv}) {
            std::string text;
            std::vector<Fields> written;
            for (auto& row : rows) {
                for (auto& field : row) std::erase(field, '\0');
                const bool would_be_empty = row.empty() || (format == Format::tsv && row == Fields{""});
                if (would_be_empty) continue;
                write_record(text, row, format);
                written.push_back(row);
            }
            RC_ASSERT(fields_of(text, format) == written);
        }
    });
}

TEST_CASE("a bad record does not affect the next") {
    CHECK(problems("a,b\nc\"d,e\nf,g\n", Format::csv) ==
          std::vector<std::string>{"1: ", "2: field 1 has a quote, but is not in quotes", "3: "});
    CHECK(problems("\"a\"b,c\nd,e\n", Format::csv) ==
          std::vector<std::string>{"1: no comma after the closing quote of field 1", "2: "});
    CHECK(problems("\"a,b\nc,d\ne,f\n", Format::csv) ==
          std::vector<std::string>{"1: the quote of field 1 is not closed", "2: ", "3: "});
    CHECK(problems("a,b\nc\nd,e,f\n", Format::csv, 2) ==
          std::vector<std::string>{"1: ", "2: it has 1 field, and the header has 2",
                                   "3: it has 3 fields, and the header has 2"});
    CHECK(problems(std::string("R\nU\0U\nF\n", 8), Format::text) ==
          std::vector<std::string>{"1: ", "2: it contains a NUL byte: this is not a text file", "3: "});
}

TEST_CASE("empty lines of a table are not records, but count as lines") {
    CHECK(problems("a\n\nb\n", Format::csv) == std::vector<std::string>{"1: ", "3: "});
    CHECK(problems("a\n\nb\n", Format::text) == std::vector<std::string>{"1: ", "2: ", "3: "});
}

TEST_CASE("the separator is the one of which header and first row have as many, and commas in numbers are found") {
    const auto of = [](const char* text) {
        const auto found = dialect_of(text);
        return std::string{found.header, found.separator, found.decimal_commas ? 'd' : '-'};
    };
    CHECK(of("a,b\n1,2\n") == ",,-");
    CHECK(of("moves\nR U; F\n") == ",,-");
    CHECK(of("a;b\n1,5;x\n") == ";;d");
    CHECK(of("a\tb\n-1,5\tx") == "\t\td");
    CHECK(of("a, or;b\n\"x,y\";z\n") == ";;-");
    CHECK(of("a,b\n\"R;U\";\"1\"\n") == ",;-");
    CHECK(of("a;b;c") == ";;-");
    CHECK(of("") == ",,-");
    const Block block{"x;1,25\n-3,5;(1,0)\n"};
    Record record;
    Records records(block, Format::csv, 2, {.separator = ';', .decimal_commas = true});
    REQUIRE(records.next(record));
    CHECK(record.fields == Fields{"x", "1.25"});
    REQUIRE(records.next(record));
    CHECK(record.fields == Fields{"-3.5", "(1,0)"});
}

}  // namespace cubelang::files::records_test
