#pragma once
// Draws values that are states of small cubes, for front ends that show a picture beside an answer.

#include <nlohmann/json.hpp>
#include <string>

#include "runtime/session/session.hpp"

namespace cubelang::json {

class StatePainter {
public:
    StatePainter();

    /// The net of an algorithm or a permutation, given as an answer's JSON, as SVG. Empty for other values and for
    /// large cubes.
    [[nodiscard]] std::string paint(const nlohmann::json& value);

private:
    // Pictures are drawn in a separate session.
    std::string picture_;
    Host host_;
    Session session_;
};

}  // namespace cubelang::json
