#pragma once
// The names of running functions.

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

/// Parameters and loop variables: a chain, innermost first.
struct Locals {
    const Locals* outer = nullptr;
    std::string_view name;
    const Value* value = nullptr;

    [[nodiscard]] const Value* find(std::string_view wanted) const {
        for (auto here = this; here != nullptr; here = here->outer)
            if (here->is_called(wanted)) return here->value;
        return nullptr;
    }

private:
    // Most names have a letter or two: a call of memcmp would take longer.
    [[nodiscard]] bool is_called(std::string_view wanted) const {
        std::size_t at = 0;
        if (value == nullptr || name.size() != wanted.size()) return false;
        while (at < name.size() && name[at] == wanted[at]) ++at;
        return at == name.size();
    }
};

/// A name of a running function, with its value if no other place keeps it.
struct LocalName {
    Locals local;
    Value kept;
};

/// Those of all functions that run, one above the other. They stay where they are. Above the top no value is kept.
class LocalStack {
public:
    /// The top, to return to.
    struct Mark {
        LocalName* top = nullptr;
        std::size_t used = 0;  ///< blocks
    };

    [[nodiscard]] Mark mark() const { return top_; }
    [[nodiscard]] LocalName* take(std::size_t names) {
        if (names > static_cast<std::size_t>(end_ - top_.top)) open_block(names);
        return std::exchange(top_.top, top_.top + names);
    }
    /// Returns to the mark, after which only these names were taken.
    void give_back(const Mark& mark, LocalName* names, std::size_t count) {
        for (auto* name = names; name != names + count; ++name)
            if (name->kept.owns()) name->kept = Value();
        if (mark.used != top_.used) close_block(mark.used);
        top_ = mark;
    }

private:
    struct Block {
        std::unique_ptr<LocalName[]> names;
        std::size_t size = 0;
        [[nodiscard]] LocalName* end() const { return names.get() + size; }
    };
    static constexpr std::size_t usual_size = 1000;

    void open_block(std::size_t names) {
        if (top_.used < blocks_.size() && blocks_[top_.used].size < names) blocks_.resize(top_.used);
        if (top_.used == blocks_.size()) {
            const auto size = std::max(names, usual_size);
            blocks_.push_back({std::make_unique<LocalName[]>(size), size});
        }
        top_.top = blocks_[top_.used].names.get();
        end_ = blocks_[top_.used++].end();
    }
    void close_block(std::size_t used) { end_ = used == 0 ? nullptr : blocks_[used - 1].end(); }

    std::vector<Block> blocks_;
    Mark top_;
    LocalName* end_ = nullptr;
};

}  // namespace cubelang::meaning
