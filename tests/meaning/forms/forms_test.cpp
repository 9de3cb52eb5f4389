// Properties of all written forms: these tests run over the table of forms.

#include "runtime/meaning/forms/forms.hpp"

#include <set>

#include "lang/diagnostic.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/property.hpp"
#include "tests/support/random.hpp"

namespace cubelang::meaning::forms_test {
namespace {

cube::Cube some_cube(const Form& form) { return *test::any_cube(2, std::min(form.largest, 9)); }

template <class Check>
void for_all_that_read(Check check) {
    for (const auto* form : written_forms)
        if (form->read != nullptr) test::property(std::string(form->name), [&] { check(*form); });
}

// Changes one place of the text, as typing errors do.
std::string damaged(std::string text) {
    const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
    const auto bytes = *rc::gen::elementOf(std::vector<std::string>{"", "?", "(", ")", " ", "9", "U", "\n", "é", ","});
    return text.replace(at, 1, bytes);
}

}  // namespace

TEST_CASE("the forms have distinct names, meanings and topics") {
    std::set<std::string_view> names;
    for (const auto* form : written_forms) {
        INFO(form->name);
        CHECK(names.insert(form->name).second);
        CHECK_FALSE(form->meaning.empty());
        CHECK_FALSE(form->topic.empty());
        CHECK((form->largest == cube::largest_cube) == form->limit.empty());
    }
}

TEST_CASE("reading a form's own text and writing it again gives the same text") {
    for_all_that_read([](const Form& form) {
        const auto state = *test::state(some_cube(form));
        const auto text = form.write(state, {});
        RC_LOG() << text;
        RC_ASSERT(form.write(form.read(state.cube, lang::make_source("text", text), {}), {}) == text);
    });
}

TEST_CASE("errors in a text point into the text") {
    for_all_that_read([](const Form& form) {
        const auto cube = some_cube(form);
        const auto text = lang::make_source("text", damaged(form.write(*test::state(cube), {})));
        RC_LOG() << text->text;
        try {
            static_cast<void>(form.read(cube, text, {}));
        } catch (const lang::Error& error) {
            const auto& [source, span] = error.diagnostic().where;
            RC_ASSERT(source->text == text->text);
            RC_ASSERT(span.begin <= span.end);
            RC_ASSERT(span.end <= text->text.size());
        }
    });
}

TEST_CASE("an empty text is an error in every form") {
    for (const auto* form : written_forms) {
        if (form->read == nullptr) continue;
        INFO(form->name);
        CHECK_THROWS_AS(static_cast<void>(form->read({3}, lang::make_source("text", ""), {})), lang::Error);
    }
}

}  // namespace cubelang::meaning::forms_test
