#pragma once
// Names and what they stand for.

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "lang/source.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

class Vocabulary;

struct Binding {
    Value value;
    std::string doc;
    std::string module;   ///< what it was imported from; empty for the session's or script's own
    lang::Where where{};  ///< the name in its definition, in whichever text that is; no source: defined by no text
};

/// The definitions of one text (a session, a script, a module).
class Scope {
public:
    explicit Scope(const Vocabulary& vocabulary) : vocabulary_(&vocabulary) {}

    /// What has a name without a definition.
    [[nodiscard]] const Vocabulary& vocabulary() const { return *vocabulary_; }

    void bind(const std::string& name, Binding binding) {
        const auto at = bindings_.find(name);
        const bool is_new = at == bindings_.end();
        if (before_ != nullptr && !before_->contains(name)) {
            auto& before = before_->emplace(name, std::nullopt).first->second;  // if it fails, nothing has moved
            if (!is_new) before = std::move(at->second);
        }
        if (is_new)
            bindings_.emplace(name, std::move(binding));
        else
            at->second = std::move(binding);
    }
    /// The value of a name that has been bound since recording began, to be changed in place: nobody will ask what it
    /// was. Else null.
    [[nodiscard]] Value* bound_again(const std::string& name) {
        if (before_ != nullptr && !before_->contains(name)) return nullptr;
        const auto at = bindings_.find(name);
        return at == bindings_.end() ? nullptr : &at->second.value;
    }
    [[nodiscard]] const Binding* find(std::string_view name) const {
        const auto at = bindings_.find(name);
        return at == bindings_.end() ? nullptr : &at->second;
    }
    [[nodiscard]] const std::map<std::string, Binding, std::less<>>& bindings() const { return bindings_; }

    /// What names stood for before they were bound again; nothing if they were new.
    using Before = std::map<std::string, std::optional<Binding>, std::less<>>;
    /// From here on what a name stood for is recorded there when it is bound, the first time; null: no longer.
    void record_into(Before* before) { before_ = before; }
    void restore(Before&& before) {
        for (auto& [name, binding] : before) {
            if (binding)
                bindings_.insert_or_assign(name, *std::move(binding));
            else
                bindings_.erase(name);
        }
    }

private:
    std::map<std::string, Binding, std::less<>> bindings_;
    const Vocabulary* vocabulary_;
    Before* before_ = nullptr;
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
