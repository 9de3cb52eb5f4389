#include "lang/local_names.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lang/advice/primes.hpp"
#include "lang/advice/table.hpp"
#include "lang/diagnostic.hpp"
#include "lang/tokens.hpp"
#include "lang/tree_parts.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::lang {

void LocalNames::add(const Parameter& parameter) {
    apply(parameter.otherwise);  // it sees the parameters before it
    if (moves_length(parameter.name) == parameter.name.size()) names_.push_back(parameter.name);
}

void LocalNames::apply(const ExprPtr& expr) const {
    if (!names_.empty() && expr) look(*expr);
}

void LocalNames::apply(const Block& block) const {
    if (!names_.empty())
        for (const auto& statement : block) look(statement);
}

void LocalNames::apply(const Statement& statement) const {
    if (!names_.empty()) look(statement);
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

namespace {

/// The name, or its inverse if a prime follows.
ExprPtr value_named(const std::string& name, Span word) {
    const Span span{word.begin, static_cast<std::uint32_t>(word.begin + name.size())};
    auto value = std::make_shared<Expr>(Expr{span, Name{name}});
    return span == word ? value : std::make_shared<Expr>(Expr{word, Invert{std::move(value)}});
}

}  // namespace

// `x`, `x y'`: names only. Among moves a name could mean both.
void LocalNames::change(Expr& expr, const Moves& moves) const {
    const std::string_view text = source_->text;
    const Span span{moves.moves.front().offset, moves.moves.back().offset + moves.moves.back().length};
    const auto words = words_in(text.substr(span.begin, span.end - span.begin));
    Product product;
    const std::string* first = nullptr;
    for (const auto word : words) {
        const auto* name = name_in(word);
        if (first == nullptr) first = name;
        if (name == nullptr || without_prime(word) != *name) continue;
        const auto begin = static_cast<std::uint32_t>(word.data() - text.data());
        product.factors.push_back({value_named(*name, {begin, static_cast<std::uint32_t>(begin + word.size())})});
    }
    if (first == nullptr) return;
    const bool is_called = text.substr(span.end).starts_with('(');
    if (product.factors.size() != words.size() || is_called)
        throw Error({source_, span}, fmt::format("`{}` is a name here, and moves too", *first),
                    fmt::format("{}choose another name, such as {}_",
                                is_called ? "" : fmt::format("write ({}) for the value, or ", *first), *first));
    if (words.size() > 1)
        expr.node = std::move(product);
    else
        expr.node = product.factors.front().expr->node;
}

}  // namespace cubelang::lang
