// A built-in for each written form, which writes a permutation or reads a text; and built-ins that write programs for
// other software.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/algebra/group/permutation.hpp"
#include "runtime/cube/coordinates/numbered_points.hpp"
#include "runtime/cube/groups/cube_group.hpp"
#include "runtime/meaning/bind/bind.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/builtins/cube/parse.hpp"
#include "runtime/meaning/builtins/cube/tuples.hpp"
#include "runtime/meaning/context/limits.hpp"
#include "runtime/meaning/eval/element_reader.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/tuple_algebra.hpp"

namespace cubelang::meaning {

/// A list of generators, or a group.
struct Generating : Value {};
template <>
struct Argument<Generating> : Argument<List> {
    static constexpr std::string_view wanted = "a list of generators, or a group";
    static bool fits(const Value& value) { return Argument<List>::fits(value) || value.as<Group>() != nullptr; }
    static Generating get(Context&, const Operand& operand) { return {operand.value}; }
};

namespace {

struct DedgesRow {
    std::string_view name, meaning;
    FormOptions::Dedges dedges;
};
constexpr DedgesRow dedges_names[] = {
    {.name = "apart", .meaning = "left and right wings in separate tuples", .dedges = FormOptions::Dedges::apart},
    {.name = "together",
     .meaning = "all 24 wings in one tuple, the left ones first",
     .dedges = FormOptions::Dedges::together},
    {.name = "pairs", .meaning = "both wings of an edge in one word: GOGO", .dedges = FormOptions::Dedges::pairs},
};

}  // namespace

template <>
struct Argument<DedgesRow> : RowArgument<Argument<DedgesRow>> {
    static constexpr std::string_view wanted = "a way to write dedges", what = "way to write dedges";
    static std::span<const DedgesRow> rows() { return dedges_names; }
};

namespace {

// Options of forms

template <class T>
T converted(Context& context, const Form& form, const Parameter& parameter, const Operand& operand) {
    if (!Argument<T>::fits(operand.value)) detail::wrong_argument(form.name, operand, parameter, detail::hint_of<T>);
    return Argument<T>::get(context, operand);
}

std::optional<Parameter> option_of(const Form& form) {
    switch (form.option) {
        case Form::Option::none: break;
        case Form::Option::then: return detail::parameter<std::optional<cube::Symmetry>>({"then", {}});
        case Form::Option::scheme: return detail::parameter<std::optional<Text>>({"scheme", form.scheme});
        case Form::Option::numbering: return detail::parameter<std::optional<NumberingPtr>>({"numbering", {}});
    }
    return std::nullopt;
}

FormOptions::Dedges dedges_of(Context& context, const Form& form, const Operand& given) {
    const auto parameter = detail::parameter<std::optional<DedgesRow>>({"dedges", {}});
    const auto dedges = converted<DedgesRow>(context, form, parameter, given).dedges;
    if (dedges == FormOptions::Dedges::pairs && form.option != Form::Option::scheme)
        throw lang::Error(given.where, "wing numbers cannot be written in pairs",
                          "tuple_colors(p, dedges = pairs) writes both wings of an edge as one word of colours");
    return dedges;
}

FormOptions options_of(Context& context, const Form& form, std::span<const Operand> arguments) {
    FormOptions options;
    const auto option = option_of(form);
    const std::size_t dedges_index = option ? 2 : 1;
    if (form.has_dedges && arguments.size() > dedges_index && arguments[dedges_index].given)
        options.dedges = dedges_of(context, form, arguments[dedges_index]);
    if (!option || arguments.size() < 2 || !arguments[1].given) return options;
    const auto& given = arguments[1];
    switch (form.option) {
        case Form::Option::none: break;
        case Form::Option::then: options.then = converted<cube::Symmetry>(context, form, *option, given); break;
        case Form::Option::scheme:
            options.scheme = checked_scheme(converted<Text>(context, form, *option, given).text, given.where);
            break;
        case Form::Option::numbering: options.numbering = converted<NumberingPtr>(context, form, *option, given); break;
    }
    return options;
}

// The functions

constexpr std::string_view to_read_or_write = "a permutation, an algorithm or a text";

Parameter subject_of(const Form& form) {
    if (form.read == nullptr) return {"p", Argument<cube::State>::wanted, false, nullptr, "the permutation to write"};
    return {"p", to_read_or_write, false, nullptr, "the permutation to write; or a text to read"};
}

// Whether the form can write the value. Forms with an option `then` can also write symmetries.
bool can_write(const Form& form, const Value& value) {
    return is_element(value) || (form.option == Form::Option::then && is_symmetric(value));
}

Value symmetric_form(const Form& form, Context& context, const Operand& p, FormOptions options) {
    auto [state, symmetry] = cube::shortest_factors(group_element(context, p.value, p.where));
    options.then = cube::product(symmetry, options.then);
    return written_value(form, std::make_shared<const cube::State>(std::move(state)), options, p.where);
}

// The text to read: a text, or the result of a written form.
std::optional<Text> text_of(const Form& form, const Value& value) {
    if (form.read == nullptr) return std::nullopt;
    if (const auto* text = value.as<Text>()) return *text;
    const auto written = is_element(value) ? nullptr : written_form_of(value);
    return written == nullptr ? std::nullopt : std::optional(Text{written->text});
}

Value apply_form(const Form& form, Context& context, std::span<const Operand> arguments, const lang::Where& where) {
    const auto& p = arguments[0];
    const auto text = text_of(form, p.value);
    if (!text && !can_write(form, p.value)) detail::wrong_argument(form.name, p, subject_of(form), hint_of_element);
    const auto options = options_of(context, form, arguments);
    if (!form.fits(context.cube())) check_fits(context.cube(), form.largest, form.limit, where);
    if (!text && !is_element(p.value)) return symmetric_form(form, context, p, options);
    if (!text) return written_value(form, permutation(context, p.value, p.where), options, where);
    return in_text(At<Text>{*text, p.where}, "text",
                   [&](const lang::SourcePtr& source) { return read_form(form, context.cube(), source, options); });
}

// The parameter `dedges`. Forms that write numbers have no pairs.
Parameter dedges_parameter(const Form& form) {
    auto parameter = detail::parameter<std::optional<DedgesRow>>({"dedges", {}});
    if (form.option != Form::Option::scheme)
        parameter.choices = [] {
            auto choices = Argument<DedgesRow>::choices();
            choices.pop_back();
            return choices;
        };
    return parameter;
}

BuiltIn function_of(const Form& form) {
    BuiltIn made;
    made.name = form.name;
    made.parameters = {subject_of(form)};
    if (const auto option = option_of(form)) made.parameters.push_back(*option);
    if (form.has_dedges) made.parameters.push_back(dedges_parameter(form));
    made.meaning = form.meaning;
    made.example = form.example;
    made.answer = form.answer;
    made.function = [&form](Context& context, std::span<const Operand> arguments, const lang::Where& where) {
        return apply_form(form, context, arguments, where);
    };
    return made;
}

// Programs for other software

using NetCycles = std::vector<std::vector<std::int64_t>>;

NetCycles cycles_in_net(const cube::State& state) { return cube::point_cycles(cube::point_images(state)); }

NetCycles cycles_of_images(std::span<const std::uint32_t> images) {
    std::vector<std::int64_t> counted(images.begin(), images.end());
    for (auto& image : counted) ++image;
    return group::moved_cycles<std::int64_t>(std::move(counted), 1);
}

Value gap_group_of(const groups::CubeGroup& group) {
    std::vector<Generator> generators;
    for (const auto& p : group.group.generators())
        generators.push_back({group.names[generators.size()],
                              group.domain ? cycles_in_net(group.domain->state(p)) : cycles_of_images(p)});
    return make_notation(gap_group_text(group.domain ? std::optional(group.domain->cube()) : std::nullopt, generators));
}

Value gap_group(Context& context, const At<Generating>& given) {
    if (const auto* group = given->as<Group>()) return gap_group_of(*group->group);
    const auto list = Argument<List>::get(context, {*given, given.where});
    const bool are_numbers = std::ranges::any_of(list.items, is_tuple);
    std::vector<Generator> generators;
    for (const auto& item : list.items) {
        const auto tuple = are_numbers ? as_tuple(item) : std::nullopt;
        if (are_numbers ? !tuple : !is_element(item))
            throw lang::Error(given.where, fmt::format("gap_group needs algorithms and permutations, or tuples alone, "
                                                       "but item {} is {}",
                                                       generators.size() + 1, type_with_article(item)));
        auto name = to_text(item);
        if (name.size() > 100) name = fmt::format("{}, item {}", type_with_article(item), generators.size() + 1);
        generators.push_back({std::move(name), tuple ? cycles_of_images(tuple->images.unpacked())
                                                     : cycles_in_net(*permutation(context, item, given.where))});
    }
    return make_notation(gap_group_text(are_numbers ? std::nullopt : std::optional(context.cube()), generators));
}

Value kpuzzle_definition(Context& context, const Origin& origin) {
    check_fits(context.cube(), largest_kpuzzle_definition, "kpuzzle_definition writes cubes", origin.where);
    return make_notation(kpuzzle_definition_text(context.cube()));
}

// Built-ins that write programs. Each is listed after the form whose name it starts with.
std::vector<BuiltIn> programs() {
    return {
        row({.name = "gap_group",
             .parameters = "generators: a list of algorithms and permutations, or of tuples; or a group",
             .meaning = "A GAP program that defines the group with these generators, and prints its order.",
             .example = "cube 2; gap_group({U2})",
             .answer = "# Permutations of the 24 stickers of a 2x2x2, as numbered in its net.\n# U2\ng1 := "
                       "(1,4)(2,3)(5,13)(6,14)(9,17)(10,18);;\nG := Group(g1);;\nPrint(Size(G), \"\\n\");"},
            gap_group),
        row({.name = "kpuzzle_definition",
             .meaning = "The definition of the current cube as a puzzle for cubing.js, in JSON.",
             .example = "cube 2; size(kpuzzle_definition()) > 1000",
             .answer = "true"},
            kpuzzle_definition),
    };
}

std::vector<BuiltIn> forms_under(std::string_view topic) {
    std::vector<BuiltIn> rows;
    for (const auto* form : written_forms) {
        if (form->topic != topic) continue;
        rows.push_back(form->of_tuple == nullptr ? function_of(*form)
                                                 : with_plain_rows(function_of(*form), form->of_tuple));
        for (auto& program : programs())
            if (program.name.starts_with(std::string(form->name) + "_")) rows.push_back(std::move(program));
    }
    return rows;
}

}  // namespace

std::vector<BuiltIn> numbered_built_ins() { return forms_under("Sticker numbers"); }
std::vector<BuiltIn> cubie_built_ins() { return forms_under("Cubies and colours"); }
std::vector<BuiltIn> tuple_built_ins() { return forms_under("The tuple of the Tuple page"); }
std::vector<BuiltIn> neighbour_built_ins() { return forms_under("Other programs' forms"); }

}  // namespace cubelang::meaning
