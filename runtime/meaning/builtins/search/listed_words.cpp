#include "runtime/meaning/builtins/search/listed_words.hpp"

#include <fmt/format.h>

#include "runtime/meaning/builtins/arguments/common_arguments.hpp"
#include "runtime/meaning/builtins/search/generators.hpp"

namespace cubelang::eval {
namespace {

std::vector<search::Generator> generators_named(Context& context, const At<Value>& given) {
    if (given->as<Text>() != nullptr)
        return generators_of(context, {}, Argument<query::Metric>::get(context, {*given, given.where}));
    if (given->as<Algorithm>() == nullptr && given->as<List>() == nullptr)
        throw lang::Error(given.where,
                          fmt::format("words are made of moves, but this is {}", type_with_article(*given)),
                          "name the moves, as in {R, U}, or a metric whose turns are all meant, such as HTM");
    return generators_of(context, given, {});
}

std::size_t checked_length(const At<Integer>& length) {
    if (*length < 0 || *length > search::longest_listed)
        throw lang::Error(length.where, fmt::format("the words to be listed have from 0 to {} turns, not {}",
                                                    search::longest_listed, length->str()));
    return static_cast<std::size_t>(*length);
}

}  // namespace

std::shared_ptr<const search::CanonicalWords> words_to_list(Context& context, const At<Value>& generators,
                                                            const At<Integer>& length,
                                                            search::CanonicalWords::UpTo up_to) {
    const auto turns = checked_length(length);
    return std::make_shared<const search::CanonicalWords>(generators_named(context, generators), context.cube().n,
                                                          turns, up_to);
}

cube::WordPtr algorithm_of(const search::GeneratorWord& word, const std::vector<search::Generator>& generators) {
    std::vector<cube::Move> moves;
    moves.reserve(word.size());
    for (const auto generator : word) moves.push_back(generators[generator].move);
    return cube::make_run(std::move(moves));
}

}  // namespace cubelang::eval
