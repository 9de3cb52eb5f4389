#pragma once
// What is tried on inputs of all kinds. Clang's libFuzzer invents them (./check fuzz); the ordinary tests try once more
// those that ever showed a mistake (replay.cpp).

#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostic.hpp"

namespace cubelang::fuzz {

struct Target {
    std::string_view name;
    void (*run)(std::string_view input);
};

/// Those that are linked, each by the source that makes one of these.
struct Registered {
    Registered(std::string_view name, void (*run)(std::string_view input));
};
[[nodiscard]] const std::vector<Target>& targets();

/// A law. Where it is broken, says so and ends the process: that is what libFuzzer takes for a mistake.
void must(bool holds, std::string_view law, std::string_view shown = {});

/// Its places are in their texts, and it can be shown, in any width.
void check_shown(const lang::Diagnostic& diagnostic);

/// An input from its front: single bytes that choose something, and then all that is left.
class Input {
public:
    explicit Input(std::string_view bytes) : bytes_(bytes) {}
    /// Below `count`; at the end 0. Letters choose in their order, so that inputs can be read: a, b, …
    [[nodiscard]] std::size_t choice(std::size_t count);
    /// The same for two bytes.
    [[nodiscard]] std::size_t wide_choice(std::size_t count) { return (choice(256) * 256 + choice(256)) % count; }
    [[nodiscard]] std::string rest() const { return std::string(bytes_); }
    [[nodiscard]] bool at_end() const { return bytes_.empty(); }

private:
    std::string_view bytes_;
};

}  // namespace cubelang::fuzz
