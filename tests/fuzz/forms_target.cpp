// Every reader of the table of written forms.

#include <iterator>

#include "runtime/meaning/forms/forms.hpp"
#include "tests/fuzz/form_law.hpp"

namespace cubelang::fuzz {
namespace {

void run(std::string_view bytes) {
    Input input(bytes);
    const auto* form = meaning::written_forms[input.choice(std::size(meaning::written_forms))];
    if (form->read != nullptr) try_form(*form, input);
}

const TargetRegistration target("forms", run);

}  // namespace
}  // namespace cubelang::fuzz
