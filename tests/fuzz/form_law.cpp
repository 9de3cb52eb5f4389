#include "tests/fuzz/form_law.hpp"

#include <algorithm>
#include <iterator>

#include "runtime/cube/query/random_state.hpp"

namespace cubelang::fuzz {
namespace {

cube::Cube cube_for(const meaning::Form& form, Input& input) {
    const auto chosen = static_cast<int>(input.choice(12));
    return {std::min(2 + chosen / 2, form.largest), chosen % 2 == 1};
}

meaning::FormOptions options_from(Input& input) {
    meaning::FormOptions options;
    const auto numberings = cube::numberings();
    options.numbering = &numberings[input.choice(numberings.size())];
    options.dedges = static_cast<meaning::FormOptions::Dedges>(input.choice(2));
    return options;
}

void check_again(const meaning::Form& form, const cube::State& state, const meaning::FormOptions& options) {
    const auto text = form.write(state, options);
    try {
        const auto again = form.read(state.cube, lang::make_source("again", text), options);
        must(form.write(again, options) == text, "reading a form's own text and writing it again gives the same text",
             text);
    } catch (const lang::Error& error) {
        must(false, error.what(), text);
    }
}

void check_read(const meaning::Form& form, cube::Cube cube, std::string written, const meaning::FormOptions& options) {
    const auto text = lang::make_source("fuzz", std::move(written));
    try {
        const auto state = form.read(cube, text, options);
        if (form.remark != nullptr) static_cast<void>(form.remark(state));
        if (form.parts != nullptr) static_cast<void>(form.parts(state, options));
        check_again(form, state, options);
    } catch (const lang::Error& error) {
        check_shown(error.diagnostic());
    }
}

std::string damaged(std::string text, Input& input) {
    if (text.empty()) return text;
    const auto at = input.wide_choice(text.size()), length = input.choice(4);
    return text.replace(at, length, input.rest());
}

}  // namespace

void try_form(const meaning::Form& form, Input& input) {
    const auto cube = cube_for(form, input);
    const auto options = options_from(input);
    if (input.choice(2) == 0) return check_read(form, cube, input.rest(), options);
    const auto state = query::random_state(cube, query::Chance(input.wide_choice(65536)));
    check_again(form, state, options);
    check_read(form, cube, damaged(form.write(state, options), input), options);
}

}  // namespace cubelang::fuzz
