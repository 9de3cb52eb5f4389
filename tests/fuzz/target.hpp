#pragma once
// Fuzz targets. Clang's libFuzzer generates their inputs (./check fuzz); the ordinary tests rerun the inputs that
// once revealed a mistake (replay.cpp).

#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostic.hpp"

namespace cubelang::fuzz {

struct Target {
    std::string_view name;
    void (*run)(std::string_view input);
};

/// Registers a target; every source with a target defines one of these.
struct TargetRegistration {
    TargetRegistration(std::string_view name, void (*run)(std::string_view input));
};
[[nodiscard]] const std::vector<Target>& targets();

/// Checks a law. If it is broken, prints it and aborts the process, which libFuzzer reports as a mistake.
void must(bool holds, std::string_view law, std::string_view shown = {});

/// Checks that the diagnostic's places are in their texts, and that it can be shown in any width.
void check_shown(const lang::Diagnostic& diagnostic);

/// Reads an input from its front: single bytes that make choices, then the rest.
class Input {
public:
    explicit Input(std::string_view bytes) : bytes_(bytes) {}
    /// A number below `count`; 0 at the end. Letters choose in order (a, b, …), so that inputs are readable.
    [[nodiscard]] std::size_t choice(std::size_t count);
    /// The same with two bytes.
    [[nodiscard]] std::size_t wide_choice(std::size_t count) { return (choice(256) * 256 + choice(256)) % count; }
    [[nodiscard]] std::string rest() const { return std::string(bytes_); }
    [[nodiscard]] bool at_end() const { return bytes_.empty(); }

private:
    std::string_view bytes_;
};

}  // namespace cubelang::fuzz
