#include "runtime/meaning/builtins/cube/generator_words.hpp"

#include <algorithm>

#include "runtime/cube/groups/generator_words.hpp"
#include "runtime/meaning/eval/named_words.hpp"

namespace cubelang::meaning {
namespace {

GeneratorWord required_word(const Tuple& element, Arguments arguments, std::size_t most = limits::longest_expansion) {
    if (arguments.size() > 1 && arguments[1].given)
        throw lang::Error(arguments[1].where,
                          "a word in the generators of a group has one length: each power counts 1");
    if (auto word = generator_word(element, arguments[0].where, most)) return *std::move(word);
    throw lang::Error(arguments[0].where, "this tuple is not shown as a word in the generators of a group",
                      "factor(p, G) finds a word for an element of the group G, and size(p) counts numbers");
}

Value written(const Tuple& element, const GeneratorWord& as) {
    return element_written(as.group, element.images.unpacked(), groups::text(*as.group, as.word));
}

}  // namespace

Value powers_of_word(const Tuple& element, Arguments arguments) {
    const auto [group, word] = required_word(element, arguments, limits::longest_list);
    const auto& generators = group->group.generators();
    return list_of(word, [&, &in = group](const auto& power) {
        return element_written(in, group::power(generators[power.generator], power.exponent),
                               groups::text(*in, {power}));
    });
}

Value length_of_word(const Tuple& element, Arguments arguments) {
    return make_integer(required_word(element, arguments).word.size());
}

Value simplified_word(const Tuple& element, Arguments arguments) {
    const auto [group, word] = required_word(element, arguments);
    group::Word reduced;
    group::Alphabet(group->group.generators()).append(reduced, word);
    return written(element, {group, reduced});
}

Value expanded_word(const Tuple& element, Arguments arguments) {
    return written(element, required_word(element, arguments));
}

Value inverse_of_element(const Tuple& element, Arguments arguments) {
    const auto inverse = power(element, -1);
    std::optional<GeneratorWord> as;
    try {
        as = generator_word(element, arguments[0].where);
    } catch (const lang::Error&) {
    }  // too long to be written out: the inverse is shown without it
    if (!as) return {inverse};
    std::ranges::reverse(as->word);
    for (auto& each : as->word) each.exponent = -each.exponent;
    return written(inverse, *as);
}

}  // namespace cubelang::meaning
