#include "runtime/session/lesson/student_record.hpp"

#include <set>

#include "tests/support/catch.hpp"

namespace cubelang::lesson {

TEST_CASE("the fingerprint is FNV-1a, as published") {
    CHECK(fingerprint("") == 0xCBF29CE484222325U);
    CHECK(fingerprint("a") == 0xAF63DC4C8601EC8CU);
    CHECK(fingerprint("foobar") == 0x85944171F73967E8U);
}

TEST_CASE("a number is its own seed, a name has one of its own") {
    CHECK(seed_of("12") == 12);
    CHECK(seed_of("anna") == fingerprint("anna"));
    CHECK(seed_of("-1") == fingerprint("-1"));
    CHECK(seed_of("99999999999999999999999") == seed_of("99999999999999999999999"));
}

TEST_CASE("the seeds of exercises are the same for ever, and hold in any other program") {
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
