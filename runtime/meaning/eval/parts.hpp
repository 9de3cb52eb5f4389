#pragma once
// The names that a statement or a clause binds: one for a value, or several for its parts, `let (a, b) = pair`,
// `for k -> v in map`.

#include <vector>

#include "runtime/meaning/eval/code.hpp"

namespace cubelang::meaning {

/// The items of a list, the numbers of a tuple, or the fields of a record, one for each name. Throws an error at
/// `where` for other values and other numbers of parts.
[[nodiscard]] std::vector<Value> parts_of(const Value& value, const lang::Variables& names, const lang::Where& where);

/// Names in an activation.
class Bound {
public:
    /// `place_of`: Places::add for new names; Places::find_own_or_add for those of the block
    Bound(const lang::Variables& variables, std::size_t (Places::*place_of)(std::string_view), Places& places)
        : variables_(variables) {
        for (const auto& variable : variables) places_.push_back((places.*place_of)(variable.name));
    }
    /// Errors are at `span`.
    void bind(Activation& now, Value&& value, lang::Span span) const {
        if (places_.size() == 1)
            now.keep(places_.front(), variables_.front().name, std::move(value));
        else
            bind_parts(now, value, span);
    }
    void bind(Activation& now, std::int64_t number, lang::Span span) const {
        if (places_.size() != 1) return bind_parts(now, Integer(number), span);
        now.kept(places_.front()).become(number);
        now.name_kept(places_.front(), variables_.front().name);
    }
    [[nodiscard]] std::size_t size() const { return places_.size(); }
    [[nodiscard]] std::string_view name(std::size_t i) const { return variables_[i].name; }
    [[nodiscard]] const Value& value(const Activation& now, std::size_t i) const { return now.value(places_[i]); }
    /// From the first name to the last.
    [[nodiscard]] lang::Span span() const { return {variables_.front().span.begin, variables_.back().span.end}; }

private:
    void bind_parts(Activation& now, const Value& value, lang::Span span) const;

    const lang::Variables& variables_;
    std::vector<std::size_t> places_;
};

}  // namespace cubelang::meaning
