#pragma once
// Names and their values.

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
    std::string module;   ///< the module it was imported from; empty for the program's own definitions
    lang::Where where{};  ///< the name in its definition; without a source if no text defined it
};

/// The definitions of one text (a session, a script, a module).
class Scope {
public:
    explicit Scope(const Vocabulary& vocabulary) : vocabulary_(&vocabulary) {}

    /// The built-in names.
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
    [[nodiscard]] const Binding* find(std::string_view name) const {
        const auto at = bindings_.find(name);
        return at == bindings_.end() ? nullptr : &at->second;
    }
    [[nodiscard]] const std::map<std::string, Binding, std::less<>>& bindings() const { return bindings_; }

    /// Old bindings of names that were bound again; nothing for new names.
    using OldBindings = std::map<std::string, std::optional<Binding>, std::less<>>;
    /// From now on, stores the old binding of each name there when the name is first bound; null ends this.
    void record_into(OldBindings* before) { before_ = before; }
    void restore(OldBindings&& before) {
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
    OldBindings* before_ = nullptr;
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

/// A chain of captured values and new ones.
class LocalChain {
public:
    /// `captured` may be null; `more`: the number of values that will be added.
    LocalChain(const Captured* captured, std::size_t more) {
        links_.reserve((captured == nullptr ? 0 : captured->size()) + more);
        if (captured != nullptr)
            for (auto at = captured->rbegin(); at != captured->rend(); ++at) add(at->first, at->second);
    }
    /// Both must outlive the chain.
    void add(std::string_view name, const Value& value) { links_.push_back({innermost(), name, &value}); }
    [[nodiscard]] const Locals* innermost() const { return links_.empty() ? nullptr : &links_.back(); }

private:
    std::vector<Locals> links_;  // its links point to each other, so it never grows beyond its capacity
};

/// Copies of all values of a chain that are not hidden by inner ones.
[[nodiscard]] CapturedPtr captured(const Locals* locals);

}  // namespace cubelang::eval
