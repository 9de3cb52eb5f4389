// Built-ins for presentations: coset enumeration.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/algebra/group/coset_enumeration.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/eval/named_words.hpp"
#include "runtime/meaning/eval/source_cycles.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::meaning {
namespace {

using group::FreeWord;

constexpr std::size_t most_defined = 4'000'000;

const std::string& text_in(const Operand& operand, std::string_view what) {
    const auto* text = operand.value.as<Text>();
    if (text != nullptr) return text->text;
    throw lang::Error(operand.where,
                      fmt::format("{} is a text, but this is {}", what, type_with_article(operand.value)),
                      "an example: presentation_index({\"a\", \"b\"}, {\"a2\", \"b3\", \"(a b)5\"})");
}

void check_names(const std::vector<std::string>& names, const lang::Where& where) {
    for (const auto& name : names) {
        if (!is_generator_name(name))
            throw lang::Error(where, fmt::format("the generator {} has no name for words", name),
                              "group_of({\"a\": (1,2,3), \"b\": (3,4,5)}) gives names, and moves such as R have one");
        for (const auto& other : names)
            if (reads_as_power(name, other))
                throw lang::Error(where, fmt::format("the name {} reads as a power of {}", name, other));
    }
}

std::vector<FreeWord> words_of(const std::vector<std::string>& names, const std::vector<Operand>& texts) {
    std::vector<FreeWord> words;
    for (const auto& text : texts) words.push_back(free_word(names, text_in(text, "a word"), text.where));
    return words;
}

std::size_t index_in(Context& context, const group::Presentation& presentation, const std::vector<FreeWord>& subgroup,
                     const Origin& origin) {
    const auto index = group::count_cosets(presentation, subgroup, most_defined, context.stop_token());
    context.check_stop(origin.where);
    if (index) return *index;
    throw lang::Error(
        origin.where, fmt::format("the enumeration needs more than {} cosets", most_defined),
        "the group may be infinite; relators that follow from the others can make the enumeration shorter");
}

std::vector<Operand> items(const At<List>& list) { return flattened(Many<At<Value>>{{{Value{*list}, list.where}}}); }

Integer presentation_index(Context& context, const At<List>& generators, const At<List>& relators,
                           const std::optional<At<List>>& subgroup, const Origin& origin) {
    std::vector<std::string> names;
    for (const auto& name : items(generators)) names.push_back(text_in(name, "the name of a generator"));
    check_names(names, generators.where);
    const auto words = subgroup ? words_of(names, items(*subgroup)) : std::vector<FreeWord>();
    return index_in(context, {names.size(), words_of(names, items(relators))}, words, origin);
}

bool is_trivial(const group::PermutationGroup& group, const FreeWord& word) {
    auto p = group::identity(group.degree());
    for (const auto letter : word) {
        const auto& generator = group.generators()[letter / 2];
        p = group::product(p, letter % 2 == 0 ? generator : group::inverse(generator));
    }
    return group::is_identity(p);
}

// The longest relator that is the power of one generator by its order: that generator has this order in both groups.
FreeWord longest_power(const group::PermutationGroup& group, const std::vector<FreeWord>& relators) {
    FreeWord best;
    for (const auto& relator : relators) {
        const bool is_power = std::ranges::all_of(relator, [&](auto letter) { return letter == relator.front(); });
        if (is_power && relator.size() > best.size() &&
            group::order(group.generators()[relator.front() / 2]) == relator.size())
            best = relator;
    }
    return best;
}

Value is_presentation(Context& context, const At<Group>& g, const At<List>& relators, const Origin& origin) {
    const auto& names = g->group->names;
    const auto& group = g->group->group;
    check_names(names, g.where);
    const auto texts = items(relators);
    const auto words = words_of(names, texts);
    for (std::size_t i = 0; i < words.size(); ++i)
        if (!is_trivial(group, words[i]))
            return make_boolean(false,
                                fmt::format("{} is not the identity in the group", texts[i].value.as<Text>()->text));
    const auto power = longest_power(group, words);
    const auto cyclic = power.empty() ? std::vector<FreeWord>() : std::vector<FreeWord>{{power.front()}};
    const Integer order =
        Integer(index_in(context, {names.size(), words}, cyclic, origin)) * std::max<std::size_t>(power.size(), 1);
    const bool is = order == group.order();
    return make_boolean(is, is ? ""
                               : fmt::format("the relators define a group of order {}, and this one has order {}",
                                             order.str(), group.order().str()));
}

}  // namespace

std::vector<BuiltIn> presentation_built_ins() {
    return {
        row({.name = "is_presentation",
             .parameters =
                 "G: a group whose generators have names, or are moves | relators: words in the generators, as "
                 "texts",
             .meaning = "Tests whether the generators of G with these relators define G: each relator is the identity "
                        "in G, and all relations follow from them. It counts cosets, at most four million.",
             .example = "is_presentation(group(R2, U2), {\"(R2)2\", \"(U2)2\", \"(R2 U2)6\"})",
             .answer = "true"},
            is_presentation),
        row({.name = "presentation_index",
             .parameters = "generators: their names | relators: words in the generators that are the identity, as "
                           "texts | subgroup: words that generate a subgroup; only the identity if left out",
             .meaning = "The index of the subgroup in the group with these generators and relators: its order, if the "
                        "subgroup is left out. It counts cosets, at most four million (Todd and Coxeter).",
             .example = "presentation_index({\"a\", \"b\"}, {\"a2\", \"b3\", \"(a b)5\"})",
             .answer = "60"},
            presentation_index),
    };
}

}  // namespace cubelang::meaning
