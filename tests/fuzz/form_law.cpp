#include "tests/fuzz/form_law.hpp"

#include <algorithm>
#include <iterator>

#include "runtime/cube/query/random_state.hpp"

namespace cubelang::fuzz {
namespace {

cube::Cube cube_for(const eval::Form& form, Input& input) {
    const auto chosen = static_cast<int>(input.choice(12));
    return {std::min(2 + chosen / 2, form.largest), chosen % 2 == 1};
}

eval::Manner manner_from(Input& input) {
    eval::Manner manner;
    const auto numberings = cube::numberings();
    manner.numbering = &numberings[input.choice(numberings.size())];
    manner.dedges = static_cast<eval::Manner::Dedges>(input.choice(2));
    return manner;
}

void check_again(const eval::Form& form, const cube::State& state, const eval::Manner& manner) {
    const auto text = form.write(state, manner);
    try {
        const auto again = form.read(state.cube, lang::make_source("again", text), manner);
        must(form.write(again, manner) == text, "what is read of a form's own text, it writes again", text);
    } catch (const lang::Error& error) {
        must(false, error.what(), text);
    }
}

void check_read(const eval::Form& form, cube::Cube cube, std::string written, const eval::Manner& manner) {
    const auto text = lang::make_source("fuzz", std::move(written));
    try {
        const auto state = form.read(cube, text, manner);
        if (form.remark != nullptr) static_cast<void>(form.remark(state));
        if (form.parts != nullptr) static_cast<void>(form.parts(state, manner));
        check_again(form, state, manner);
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

void try_form(const eval::Form& form, Input& input) {
    const auto cube = cube_for(form, input);
    const auto manner = manner_from(input);
    if (input.choice(2) == 0) return check_read(form, cube, input.rest(), manner);
    const auto state = query::random_state(cube, query::Chance(input.wide_choice(65536)));
    check_again(form, state, manner);
    check_read(form, cube, damaged(form.write(state, manner), input), manner);
}

}  // namespace cubelang::fuzz
