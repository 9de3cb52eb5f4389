// The only form in JSON, which has its own grammar.

#include "runtime/meaning/forms/forms.hpp"
#include "tests/fuzz/form_law.hpp"

namespace cubelang::fuzz {
namespace {

void run(std::string_view bytes) {
    Input input(bytes);
    try_form(meaning::kpuzzle_form, input);
}

const TargetRegistration target("kpuzzle", run);

}  // namespace
}  // namespace cubelang::fuzz
