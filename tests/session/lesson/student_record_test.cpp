#include "runtime/session/lesson/student_record.hpp"

#include <set>

#include "tests/session/lesson/lessons.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"

namespace cubelang::lesson {
namespace {

const StudentRecord some{0xFEDCBA9876543210U, 7, {"undo", "two words"}, {{"undo", "let a = R\n# \n\na'"}}, {"third"}};

}  // namespace

TEST_CASE("a record is read back unchanged") {
    const auto read = record_from(to_text(some));
    CHECK(read.whole);
    CHECK(read.record == some);
    CHECK(record_from(to_text({})).record == StudentRecord{});
}

TEST_CASE("the readable part of a truncated file is used, and the damage is noticed") {
    const auto text = to_text(some);
    for (std::size_t size = 0; size + 1 < text.size(); ++size) {
        const auto read = record_from(std::string_view(text).substr(0, size));
        CHECK_FALSE(read.whole);
        CHECK((read.record.at == 0 || read.record.at == some.at));
        for (const auto& name : read.record.solved) CHECK(some.solved.contains(name));
    }
}

TEST_CASE("invalid lines are skipped") {
    const auto read = record_from(
        "cube lesson progress 1\nat many\nat 3\nsolved\nsolved \nsolved a\nsolved \033[2J\nanswer a\nanswer "
        "\tR\nwhatever x\nend\n");
    CHECK_FALSE(read.whole);
    CHECK(read.record.at == 3);
    CHECK(read.record.solved == std::set<std::string>{"a"});
}

TEST_CASE("a file of another kind is not read") {
    const auto read = record_from("R U R' U'\nat 3\nend\n");
    CHECK_FALSE(read.whole);
    CHECK(read.record == StudentRecord{});
}

TEST_CASE("every record can be saved and read") {
    test::property([] {
        const auto text = *rc::gen::arbitrary<std::string>();
        static_cast<void>(record_from("cube lesson progress 1\n" + text));
    });
}

}  // namespace cubelang::lesson

namespace cubelang::lesson {

TEST_CASE("the fingerprint is FNV-1a, as published") {
    CHECK(fingerprint("") == 0xCBF29CE484222325U);
    CHECK(fingerprint("a") == 0xAF63DC4C8601EC8CU);
    CHECK(fingerprint("foobar") == 0x85944171F73967E8U);
}

TEST_CASE("a number is its own seed, and each name has a different one") {
    CHECK(seed_of("12") == 12);
    CHECK(seed_of("anna") == fingerprint("anna"));
    CHECK(seed_of("-1") == fingerprint("-1"));
    CHECK(seed_of("99999999999999999999999") == seed_of("99999999999999999999999"));
}

TEST_CASE("the seeds of exercises never change, and fit into a double") {
    CHECK(exercise_seed(1, "undo") == 3072564478984874U);
    for (std::uint64_t student = 0; student < 1000; ++student)
        CHECK(exercise_seed(student, "undo") < (std::uint64_t{1} << 53U));
}

TEST_CASE("neighbouring students and exercises have different seeds") {
    std::set<std::uint64_t> seeds;
    for (std::uint64_t student = 0; student < 100; ++student)
        for (const auto* exercise : {"a", "b", "undo", "undo yours"}) seeds.insert(exercise_seed(student, exercise));
    CHECK(seeds.size() == 400);
}

}  // namespace cubelang::lesson

namespace cubelang::lesson {
namespace {

Lesson two_exercises() {
    return test::lesson_of("```cube\nlet insert = R D R'\n```\n" +
                           test::exercise("name: one\ntask: t\nanswer: R\ncheck: true\n") +
                           test::exercise("name: two\ntask: t\nanswer: U\ncheck: true\n"));
}

const std::string session =
    "cube 3\nlet insert = R D R'\n## turns\nlet a = R\nlet a = U\ndef twice(p) = p a\nlet unused = F\ntwice(R)\n";

std::string section(const std::string& answer) { return answer_section(two_exercises(), {answer, "R U", session, ""}); }

}  // namespace

TEST_CASE("an answer includes the definitions that it needs, each in its last version") {
    CHECK(section("R") == "R\n");
    CHECK(section("a'") == "let a = U\na'\n");
    CHECK(section("twice(insert)") == "let a = U\ndef twice(p) = p a\ntwice(insert)\n");
    CHECK(section("let a = U; a") == "let a = U; a\n");
}

TEST_CASE("an answer that uses the last value is written as its value") {
    CHECK(section("_") == "R U\n");
    CHECK(answer_section(two_exercises(), {"R", "R", session, "cube 4\n"}) == "cube 4\nR\n");
}

TEST_CASE("the hand-in script is in lesson order and names the lesson") {
    StudentRecord record;
    record.answers = {{"two", "U\n"}, {"one", "R\n"}, {"gone", "F\n"}};
    CHECK(hand_in(two_exercises(), {"l.md", "anna", record}) ==
          "# Answers, saved by `save` in a lesson: `cube check` marks them.\n# lesson: l.md\n# seed: anna\n"
          "\n# exercise: one\nR\n\n# exercise: two\nU\n");
}

TEST_CASE("the hand-in script says whose solution was shown") {
    StudentRecord record;
    record.answers = {{"two", "U\n"}, {"one", "R\n"}};
    record.shown = {"two"};
    CHECK(hand_in(two_exercises(), {"l.md", "", record})
              .ends_with("\n# exercise: one\nR\n\n# exercise: two\n# used: the solution\nU\n"));
}

}  // namespace cubelang::lesson
