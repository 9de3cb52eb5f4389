#include "runtime/session/lesson/student_record.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::lesson::student_record_test {
namespace {

const StudentRecord some{0xFEDCBA9876543210U, 7, {"undo", "two words"}, {{"undo", "let a = R\n# \\n\na'"}}, {"third"}};

}  // namespace

TEST_CASE("a record is read back as it was written") {
    const auto read = record_from(to_text(some));
    CHECK(read.whole);
    CHECK(read.record == some);
    CHECK(record_from(to_text({})).record == StudentRecord{});
}

TEST_CASE("of a torn file what is whole is used, and that it is torn is known") {
    const auto text = to_text(some);
    for (std::size_t size = 0; size + 1 < text.size(); ++size) {
        const auto read = record_from(std::string_view(text).substr(0, size));
        CHECK_FALSE(read.whole);
        CHECK((read.record.at == 0 || read.record.at == some.at));
        for (const auto& name : read.record.solved) CHECK(some.solved.contains(name));
    }
}

TEST_CASE("lines that mean nothing are left out") {
    const auto read = record_from(
        "cube lesson progress 1\nat many\nat 3\nsolved\nsolved \nsolved a\nsolved \033[2J\nanswer a\nanswer "
        "\tR\nwhatever x\nend\n");
    CHECK_FALSE(read.whole);
    CHECK(read.record.at == 3);
    CHECK(read.record.solved == std::set<std::string>{"a"});
}

TEST_CASE("a file of another kind is not read at all") {
    const auto read = record_from("R U R' U'\nat 3\nend\n");
    CHECK_FALSE(read.whole);
    CHECK(read.record == StudentRecord{});
}

TEST_CASE("whatever is kept, it is read") {
    test::property([] {
        const auto text = *rc::gen::arbitrary<std::string>();
        static_cast<void>(record_from("cube lesson progress 1\n" + text));
    });
}

}  // namespace cubelang::lesson::student_record_test
