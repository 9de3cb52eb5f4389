#pragma once
// Names and their values.

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "lang/source.hpp"
#include "lang/tokens.hpp"
#include "runtime/meaning/value/locals.hpp"

namespace cubelang::meaning {

class Vocabulary;

struct Binding {
    Value value;
    std::string doc;
    std::string module;           ///< the module it was imported from; empty for the program's own definitions
    lang::Where where{};          ///< the name in its definition; without a source if no text defined it
    std::uint64_t recording = 0;  ///< when it was bound: see Scope::record_into
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
        binding.recording = recording_;
        if (before_ != nullptr && (is_new || at->second.recording != recording_)) {
            auto& before = before_->emplace(name, std::nullopt).first->second;  // if it fails, nothing has moved
            if (!is_new) before = std::move(at->second);
        }
        if (is_new) {
            bindings_.emplace(name, std::move(binding));
            ++version_;
            if (lang::moves_length(name) == name.size()) names_of_moves_.push_back(name);
        } else {
            at->second = std::move(binding);
        }
    }
    /// The binding of a name that was bound since recording began, whose old value is recorded; else null.
    [[nodiscard]] Binding* find_recorded(std::string_view name) {
        const auto at = bindings_.find(name);
        const bool is_recorded = at != bindings_.end() && (before_ == nullptr || at->second.recording == recording_);
        return is_recorded ? &at->second : nullptr;
    }
    [[nodiscard]] const Binding* find(std::string_view name) const {
        const auto at = bindings_.find(name);
        return at == bindings_.end() ? nullptr : &at->second;
    }
    /// Never 0; another one when there are other names. Until then values keep their places.
    [[nodiscard]] std::uint64_t version() const { return version_; }
    [[nodiscard]] const std::map<std::string, Binding, std::less<>>& bindings() const { return bindings_; }
    /// The names that spell moves.
    [[nodiscard]] const std::vector<std::string>& names_of_moves() const { return names_of_moves_; }

    /// Old bindings of names that were bound again; nothing for new names.
    using OldBindings = std::map<std::string, std::optional<Binding>, std::less<>>;
    /// From now on, stores the old binding of each name there when the name is first bound; null ends this.
    void record_into(OldBindings* before) {
        before_ = before;
        ++recording_;
    }
    void restore(OldBindings&& before) {
        ++version_;
        for (auto& [name, binding] : before) {
            if (binding)
                bindings_.insert_or_assign(name, *std::move(binding));
            else
                bindings_.erase(name);
        }
        std::erase_if(names_of_moves_, [&](const auto& name) { return !bindings_.contains(name); });
    }

private:
    std::map<std::string, Binding, std::less<>> bindings_;
    std::vector<std::string> names_of_moves_;
    const Vocabulary* vocabulary_;
    OldBindings* before_ = nullptr;
    std::uint64_t recording_ = 0;  ///< the number of the present one
    std::uint64_t version_ = 1;
};

}  // namespace cubelang::meaning
