#pragma once
// Names and what they stand for.

#include <map>
#include <string>
#include <string_view>

#include "runtime/eval/value.hpp"

namespace cubelang::eval {

struct Binding {
    Value value;
    std::string doc;
    std::string module;  ///< what it was imported from; empty for the session's or script's own
};

/// The definitions of one text (a session, a script, a module).
class Scope {
public:
    void bind(const std::string& name, Binding binding) { bindings_.insert_or_assign(name, std::move(binding)); }
    [[nodiscard]] const Binding* find(std::string_view name) const {
        const auto at = bindings_.find(name);
        return at == bindings_.end() ? nullptr : &at->second;
    }
    [[nodiscard]] const std::map<std::string, Binding, std::less<>>& bindings() const { return bindings_; }

private:
    std::map<std::string, Binding, std::less<>> bindings_;
};

/// Parameters and loop variables: a chain on the stack, innermost first.
struct Locals {
    const Locals* outer = nullptr;
    std::string_view name;
    const Value* value = nullptr;

    [[nodiscard]] const Value* find(std::string_view wanted) const {
        for (auto here = this; here != nullptr; here = here->outer)
            if (here->value != nullptr && here->name == wanted) return here->value;
        return nullptr;
    }
};

}  // namespace cubelang::eval
