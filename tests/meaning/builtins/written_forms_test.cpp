// The built-ins for the written forms.

#include "runtime/meaning/bind/vocabulary.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::meaning::written_forms_test {

TEST_CASE("every written form is a built-in of the same name, under its topic") {
    for (const auto* form : written_forms) {
        INFO(form->name);
        const auto* built_in = vocabulary().built_in(form->name);
        REQUIRE(built_in != nullptr);
        CHECK(built_in->topic == form->topic);
        const auto options = (form->option == Form::Option::none ? 0U : 1U) + (form->has_dedges ? 1U : 0U);
        CHECK(built_in->parameters.size() == 1 + options);
    }
}

}  // namespace cubelang::meaning::written_forms_test
