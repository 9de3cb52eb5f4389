// Functions without a name.

#include <algorithm>

#include "lang/tree_parts.hpp"
#include "runtime/meaning/eval/code.hpp"

namespace cubelang::meaning {

namespace {

struct NamesIn {
    std::vector<std::string_view>& names;

    void operator()(const lang::Expr& expr) const {
        if (const auto* name = std::get_if<lang::Name>(&expr.node)) names.push_back(name->name);
        if (const auto* call = std::get_if<lang::Call>(&expr.node)) names.push_back(call->name);
        lang::for_each_part(expr, *this);
    }
    void operator()(const lang::Statement& statement) const { lang::for_each_part(statement, *this); }
};

// The names in a function without a name, its parameters among them: all that it could use.
std::vector<std::string_view> names_in(const lang::Lambda& code) {
    std::vector<std::string_view> names;
    lang::for_each_child(code, [&](const lang::ExprPtr& child) { NamesIn{names}(*child); });
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

}  // namespace

CodePtr code_of(const lang::Lambda& node, const lang::Expr& expr, Places& places) {
    std::vector<std::pair<std::string_view, std::size_t>> used;
    if (places.visible() != 0)
        for (const auto name : names_in(node))
            if (const auto place = places.find(name)) used.emplace_back(name, *place);
    return coded(expr, places, [&node, used = std::move(used)](const Code& here, Activation& now) {
        Captured values;
        for (const auto& [name, place] : used) values.emplace_back(name, now.value(place));
        return here.evaluator(now).make_function(node, std::move(values));
    });
}

Value Evaluator::make_function(const lang::Lambda& code, Captured used) const {
    auto kept = used.empty() ? nullptr : std::make_shared<const Captured>(std::move(used));
    UserFunction function{{}, code, source_, &scope_, std::move(kept)};
    return {Function{std::make_shared<const UserFunction>(function), nullptr}};
}

}  // namespace cubelang::meaning
