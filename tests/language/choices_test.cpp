// The words that help names as choices of an argument.

#include "lang/advice/adjacent_text.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"
#include "tests/language/run.hpp"

namespace cubelang::meaning::choices_test {
namespace {

// The example of a built-in with another argument in its call; empty if the example does not call it.
std::string with_argument(const BuiltIn& built_in, const std::string& argument) {
    std::string example(built_in.example);
    const auto at = example.find(std::string(built_in.name) + "(");
    if (at == example.npos) return {};
    const auto end = lang::bracket_end(example, at + built_in.name.size()) - 1;
    return example.insert(end, (example[end - 1] == '(' ? "" : ", ") + argument);
}

bool is_about_choice(const std::string& errors, std::string_view parameter) {
    return errors.find("unknown name") != errors.npos || errors.find("it can be ") != errors.npos ||
           errors.find(" for " + std::string(parameter) + ", but this is") != errors.npos ||
           errors.find("there is no ") != errors.npos || errors.find("cannot be `") != errors.npos;
}

}  // namespace

TEST_CASE("every choice of an argument can be typed") {
    int count = 0;
    for (const auto& built_in : vocabulary().built_ins())
        for (const auto& parameter : built_in.parameters) {
            if (parameter.choices == nullptr) continue;
            for (const auto& choice : parameter.choices()) {
                const auto program =
                    with_argument(built_in, std::string(parameter.name) + " = " + std::string(choice.text));
                if (program.empty()) continue;
                const auto errors = test::run(program).errors;
                INFO(program << "\n" << errors);
                CHECK_FALSE(is_about_choice(errors, parameter.name));
                ++count;
            }
        }
    CHECK(count > 100);
}

TEST_CASE("a choice whose word names a function can be given") {
    CHECK(test::last("stabilizer(group(R, U), @ufr, as = fixed) == stabilizer(group(R, U), @ufr)") == "true");
}

TEST_CASE("a stabilizer can be of all parts of a kind") {
    CHECK(test::last("stabilizer(group(R, U), corners) == stabilizer(group(R, U), parts(corners))") == "true");
    CHECK(test::last("order(stabilizer(full_group(), {corners, @uf}))") == "20437401600");
}

}  // namespace cubelang::meaning::choices_test
