#include "lang/local_names.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/diagnostic.hpp"
#include "lang/phrasebook/phrases.hpp"
#include "lang/phrasebook/primes.hpp"
#include "lang/tokens.hpp"
#include "lang/tree_parts.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {

void LocalNames::add(const Parameter& parameter) {
    if (moves_length(parameter.name) == parameter.name.size()) names_.push_back(parameter.name);
}

void LocalNames::apply(const ExprPtr& expr) const {
    if (!names_.empty() && expr) look(*expr);
}

void LocalNames::apply(const Block& block) const {
    if (!names_.empty())
        for (const auto& statement : block) look(statement);
}

void LocalNames::look(const Statement& statement) const {
    for_each_part(statement, [this](const auto& part) { look(part); });
}

void LocalNames::look(const Expr& expr) const {
    if (const auto* moves = std::get_if<Moves>(&expr.node)) {
        // Only the builder, which made the tree and calls this, has it.
        if (moves->moves.size() > 0)
            change(const_cast<Expr&>(expr), *moves);  // NOLINT(cppcoreguidelines-pro-type-const-cast)
    } else {
        for_each_part(expr, [this](const auto& part) { look(part); });
    }
}

// The name that the word is, or that it begins with before a number; a name of one letter may also be within it.
const std::string* LocalNames::name_in(std::string_view word) const {
    word = without_prime(word);
    const auto found = std::ranges::find_if(names_, [&](std::string_view name) {
        const bool is_before_number = word.starts_with(name) && is_digits(word.substr(name.size()));
        return word == name || is_before_number || (name.size() == 1 && word.find(name) != word.npos);
    });
    return found == names_.end() ? nullptr : &*found;
}

void LocalNames::change(Expr& expr, const Moves& moves) const {
    const std::string_view text = source_->text;
    const Span span{moves.moves.front().offset, moves.moves.back().offset + moves.moves.back().length};
    const auto run = text.substr(span.begin, span.end - span.begin);
    for (const auto word : words_in(run)) {
        const auto* name = name_in(word);
        if (name == nullptr) continue;
        const bool is_called = text.substr(span.end).starts_with('(');
        if (word.size() != run.size() || without_prime(word) != *name || is_called)
            throw Error({source_, span}, fmt::format("`{}` is a name here, and moves too", *name),
                        fmt::format("{}choose another name, such as {}_",
                                    is_called ? "" : fmt::format("write ({}) for the value, or ", *name), *name));
        const Span name_span{span.begin, static_cast<std::uint32_t>(span.begin + name->size())};
        if (word.size() == name->size())
            expr.node = Name{*name};
        else
            expr.node = Invert{std::make_shared<Expr>(Expr{name_span, Name{*name}})};
        return;
    }
}

}  // namespace cubelang::lang
