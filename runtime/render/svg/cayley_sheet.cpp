#include "runtime/render/svg/cayley_sheet.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace cubelang::render::svg {
namespace {

constexpr double widest = 1600;

// Collects lines; those that join the same two elements bend apart.
class Lines {
public:
    explicit Lines(const Sheet& sheet) : sheet_(sheet) {}

    void add(const group::CayleyGenerator& generator, std::size_t kind) {
        for (int x = 0; x < static_cast<int>(sheet_.points.size()); ++x) {
            const int y = generator.image[x];
            if (generator.order == 2 && y < x) continue;
            lines_.push_back({between(x, y, generator.order != 2), kind});
        }
    }
    [[nodiscard]] std::vector<SheetLine> all() && { return std::move(lines_); }

private:
    [[nodiscard]] Arrow between(int x, int y, bool head) {
        const int before = drawn_[std::minmax(x, y)]++;
        const int farther = (before + 1) / 2;
        const double bend = farther * (before % 2 == 0 ? .12 : -.12) * (x < y ? 1 : -1);
        const auto point = [&](int i) { return sheet_.points[i]; };
        return shortened({point(x), point(y), bend, .26 * sheet_.dot, 0, head}, sheet_.dot, sheet_.dot + .5);
    }

    const Sheet& sheet_;
    std::map<std::pair<int, int>, int> drawn_;  // how many lines a pair has already
    std::vector<SheetLine> lines_;
};

}  // namespace

Sheet sheet_of(std::vector<Point> layout, double apart) {
    Point low{1e9, 1e9}, high{-1e9, -1e9};
    for (const auto& p : layout) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const double scale = std::min(apart, widest / std::max({high.x - low.x, high.y - low.y, 1.0}));
    constexpr double margin = sheet_margin_around;
    for (auto& p : layout) p = scale * (p - low) + Point{margin, margin};
    const Box box{0, 0, scale * (high.x - low.x) + 2 * margin, scale * (high.y - low.y) + 2 * margin};
    return {std::move(layout), std::clamp(.14 * scale, 1.5, 5.0), box};
}

std::vector<SheetLine> lines_of(const group::CayleyGraph& graph, const Sheet& sheet) {
    Lines lines(sheet);
    std::size_t kind = 0;
    for (const auto& generator : graph.generators)
        if (generator.draws()) lines.add(generator, kind++);
    return std::move(lines).all();
}

}  // namespace cubelang::render::svg
