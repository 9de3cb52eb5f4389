#include "front/json/painter.hpp"

#include <utility>

namespace cubelang::json {
namespace {

// A picture of a larger cube shows little and enlarges the notebook file.
constexpr int largest_painted = 11;
constexpr std::size_t longest_moves = 200;  // in the picture's title

// The expression to draw; empty if there is nothing to draw.
std::string drawable(const nlohmann::json& value) {
    const auto type = value.is_object() ? value.value("type", "") : "";
    if ((type != "algorithm" && type != "permutation") || value.value("cube", 0) > largest_painted) return {};
    const auto moves = value.value("moves", "");
    return moves.empty() || moves.size() > longest_moves ? value.value("cycles", "") : moves;
}

}  // namespace

StatePainter::StatePainter()
    : session_(
          SessionOptions{.drawings = false, .arguments = {}}, [](const Answer&) {}, host_) {
    host_.write_file = [this](const std::string&, const std::string& text) {
        picture_ = text;
        return std::string();
    };
}

std::string StatePainter::paint(const nlohmann::json& value) {
    const auto expression = drawable(value);
    picture_.clear();
    if (!expression.empty() && session_.choose(value.value("cube", 3), value.value("super", false)))
        static_cast<void>(session_.run("<picture>", "svg(" + expression + ", \"net.svg\", net)"));
    return std::exchange(picture_, {});
}

}  // namespace cubelang::json
