#include "runtime/render/svg/cayley_names.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <utility>

#include <fmt/format.h>

namespace cubelang::render::svg {
namespace {

constexpr double per_letter = .62 * name_font, ascent = .78 * name_font, descent = .2 * name_font;
constexpr double clear = 1;  // free space around a name
constexpr int directions = 24, passes = 3;
constexpr std::array<double, 4> distances{3.5, 6, 9, 13};  // from the rim of the dot

bool overlap(const Box& a, const Box& b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

Box wider(const Box& box, double by) { return {box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by}; }

bool covers(const Box& box, Point dot, double radius) {
    const Point nearest{std::clamp(dot.x, box.x, box.x + box.width), std::clamp(dot.y, box.y, box.y + box.height)};
    return length(dot - nearest) < radius;
}

// Liang and Barsky: clips the line at each edge of the box; true if anything is left.
bool intersects(Point from, Point to, const Box& box) {
    const auto direction = to - from;
    double first = 0, last = 1;
    const auto cut = [&](double along, double room) {
        if (along == 0) return room >= 0;
        along < 0 ? first = std::max(first, room / along) : last = std::min(last, room / along);
        return first <= last;
    };
    return cut(-direction.x, from.x - box.x) && cut(direction.x, box.x + box.width - from.x) &&
           cut(-direction.y, from.y - box.y) && cut(direction.y, box.y + box.height - from.y);
}

// The text anchor for a text that extends in this direction.
std::string_view anchor_towards(Point direction) {
    if (direction.x > .35) return "start";
    return direction.x < -.35 ? "end" : "middle";
}

class Placer {
public:
    Placer(const std::vector<std::string>& texts, const Sheet& sheet, const std::vector<SheetLine>& lines)
        : sheet_(sheet), lines_(lines) {
        for (std::size_t i = 0; i < texts.size(); ++i) names_.push_back(name_at(texts[i], i, {0, -1}, distances[0]));
    }

    std::vector<Name> run() && {
        for (int pass = 0; pass < passes; ++pass)
            for (std::size_t i = 0; i < names_.size(); ++i) place(i);
        return std::move(names_);
    }
    /// The number of collisions if the i-th name were `name`.
    [[nodiscard]] int collisions(const Name& name, std::size_t i) const {
        const auto box = wider(name.box(), clear);
        const auto under = [&](const SheetLine& line) { return crosses(line.arrow, box); };
        const auto dots = [&](Point dot) { return covers(box, dot, sheet_.dot); };
        auto count = std::ranges::count_if(lines_, under) + std::ranges::count_if(sheet_.points, dots);
        for (std::size_t j = 0; j < names_.size(); ++j) count += j != i && overlap(box, names_[j].box()) ? 1 : 0;
        return static_cast<int>(count);
    }
    void set_names(std::vector<Name> names) { names_ = std::move(names); }

private:
    [[nodiscard]] Name name_at(const std::string& text, std::size_t i, Point direction, double distance) const {
        const double up = .39 * name_font * (1 + direction.y);  // places the middle of the letters there
        return {text, sheet_.points[i] + (sheet_.dot + distance) * direction + Point{0, up}, anchor_towards(direction)};
    }
    // The nearest place with the fewest collisions; of equal ones, the outermost.
    void place(std::size_t i) {
        double least = 1e9;
        Name best;
        for (const double distance : distances)
            for (int k = 0; k < directions; ++k) {
                const auto direction = on_circle({}, 1, static_cast<double>(k) / directions);
                auto name = name_at(names_[i].text, i, direction, distance);
                const double penalty = 10 * collisions(name, i) + .2 * distance - outwardness(i, direction);
                if (penalty >= least - 1e-9) continue;
                least = penalty;
                best = std::move(name);
            }
        names_[i] = std::move(best);
    }
    [[nodiscard]] double outwardness(std::size_t i, Point direction) const {
        const auto middle = Point{sheet_.box.x + sheet_.box.width / 2, sheet_.box.y + sheet_.box.height / 2};
        const auto out = sheet_.points[i] - middle;
        const double far = length(out);
        return far < 1 ? 0 : (out.x * direction.x + out.y * direction.y) / far;
    }

    const Sheet& sheet_;
    const std::vector<SheetLine>& lines_;
    std::vector<Name> names_;
};

constexpr double widest = 1600;

// Collects lines; lines between the same two elements bend apart.
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
        const int earlier = drawn_[std::minmax(x, y)]++;
        const int farther = (earlier + 1) / 2;
        const double bend = farther * (earlier % 2 == 0 ? .12 : -.12) * (x < y ? 1 : -1);
        const auto point = [&](int i) { return sheet_.points[i]; };
        return shorten({point(x), point(y), bend, .26 * sheet_.dot, 0, head}, sheet_.dot, sheet_.dot + .5);
    }

    const Sheet& sheet_;
    std::map<std::pair<int, int>, int> drawn_;  // the number of lines of each pair so far
    std::vector<SheetLine> lines_;
};

constexpr std::size_t longest_name = 3;

std::string power_text(const std::string& name, std::size_t times, bool inverse) {
    const bool plain = name.find_first_of(" 0123456789'^") == name.npos;
    if (times == 1 && !inverse) return name;
    return fmt::format("{}{}{}", plain ? name : "(" + name + ")", times == 1 ? "" : std::to_string(times),
                       inverse ? "'" : "");
}

std::string runs(std::span<const group::CayleyStep> word, const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < word.size();) {
        auto end = i;
        while (end < word.size() && word[end] == word[i]) ++end;
        text += (text.empty() ? "" : " ") + power_text(names[word[i].generator], end - i, word[i].inverse);
        i = end;
    }
    return text;
}

// The number of letters after which the word repeats; its length if it does not.
std::size_t period_of(const std::vector<group::CayleyStep>& word) {
    std::size_t period = 1;
    while (!std::equal(word.begin() + static_cast<std::ptrdiff_t>(period), word.end(), word.begin())) ++period;
    return period;
}

}  // namespace

Box Name::box() const {
    const double width = per_letter * static_cast<double>(text.size());
    double left = at.x;
    if (anchor == "end") left -= width;
    if (anchor == "middle") left -= width / 2;
    return {left, at.y - ascent, width, ascent + descent};
}

bool crosses(const Arrow& line, const Box& box) {
    constexpr int pieces = 6;
    auto from = line.from;
    for (int i = 1; i <= (line.bend == 0 ? 1 : pieces); ++i) {
        const auto to = line.bend == 0 ? line.to : along(line, static_cast<double>(i) / pieces);
        if (intersects(from, to, box)) return true;
        from = to;
    }
    return false;
}

std::vector<Name> place_names(const std::vector<std::string>& texts, const Sheet& sheet,
                              const std::vector<SheetLine>& lines) {
    return Placer(texts, sheet, lines).run();
}

int collisions(const std::vector<Name>& names, const Sheet& sheet, const std::vector<SheetLine>& lines) {
    Placer placer({}, sheet, lines);
    placer.set_names(names);
    int count = 0;
    for (std::size_t i = 0; i < names.size(); ++i) count += placer.collisions(names[i], i);
    return count;
}

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

std::vector<std::string> short_names(const std::vector<std::string>& generators) {
    if (std::ranges::all_of(generators, [](const auto& name) { return name.size() <= longest_name; }))
        return generators;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < generators.size(); ++i) names.emplace_back(1, static_cast<char>('a' + i));
    return names;
}

std::string spelled(const std::vector<group::CayleyStep>& word, const std::vector<std::string>& generators) {
    if (word.empty()) return "1";
    const auto period = period_of(word);
    const auto times = word.size() / period;
    if (period == 1 || times < 2) return runs(word, generators);
    const auto rest = runs(std::span(word).subspan(times * period), generators);
    return fmt::format("({}){}{}{}", runs(std::span(word).first(period), generators), times, rest.empty() ? "" : " ",
                       rest);
}

}  // namespace cubelang::render::svg
