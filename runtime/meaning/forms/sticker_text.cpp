#include "runtime/meaning/forms/sticker_text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/cube/coordinates/coloring.hpp"
#include "runtime/cube/reach/reachable.hpp"
#include "runtime/meaning/forms/form_reader.hpp"

namespace cubelang::meaning {
namespace {

using cube::Face;

constexpr std::string_view between = " \t\r\n,;|/_-+'\"[](){}", usual_scheme = "WRGYOB";
constexpr std::size_t longest_line = 170;

/// The faces as they follow in a text; `by_rows`: the middle four side by side, row by row.
struct Order {
    std::string faces;
    bool by_rows = false;
};
// None is a rotation of the first, so that the centres distinguish it from a cube that is held otherwise.
const std::vector<Order>& usual_orders() {
    static const std::vector<Order> orders{
        {"URFDLB"}, {"ULFRBD"}, {"ULFRBD", true}, {"UFRBLD"}, {"UDLRFB"}, {"UDFBLR"}, {"URFLBD"},
        {"UFRDBL"}, {"UDRLFB"}, {"UDFBRL"},       {"UFLRBD"}, {"FRBLUD"}, {"FBLRUD"}, {"LUFDRB"},
    };
    return orders;
}

struct Symbols {
    lang::SourcePtr text;
    std::string letters{};  ///< capitals
    std::vector<lang::Span> spans{};
    std::vector<std::size_t> lines{};  ///< the number of stickers in each line that has any

    [[noreturn]] void fail(const std::string& what, const std::string& hint) const {
        const auto end = spans.empty() ? lang::Span{} : spans.back();
        throw lang::Error({text, {spans.empty() ? 0 : spans.front().begin, end.end}}, what, hint);
    }
};

Symbols symbols_of(const lang::SourcePtr& text) {
    FormReader in(text);
    Symbols symbols{text};
    std::size_t last = 0;
    for (in.skip(between); !in.at_end(); in.skip(between)) {
        const auto begin = in.at();
        const char letter = upper(in.peek());
        if ((letter < 'A' || letter > 'Z') && (letter < '0' || letter > '9'))
            in.fail_here(
                fmt::format("sticker {} is {}", symbols.letters.size() + 1, in.describe_next()),
                "a colour is a letter or a digit: U R F D L B after the faces, or any six, such as W R G Y O B");
        const bool is_new_line =
            std::string_view(text->text).substr(last, begin - last).find('\n') != std::string::npos;
        if (symbols.lines.empty() || is_new_line) symbols.lines.push_back(0);
        ++symbols.lines.back();
        in.next(1);
        symbols.letters += letter;
        symbols.spans.push_back(in.since(begin));
        last = in.at();
    }
    return symbols;
}

// One way to read the text: how the faces follow, and what the letters mean.
struct Reading {
    Order order;
    std::string scheme;      ///< the letters of U R F D L B
    std::size_t likely = 0;  ///< 0: as the scheme says; larger numbers are less likely
    std::vector<Face> faces{};
    std::optional<cube::State> state{};  ///< if a cube can show it
};

Face face_of(std::size_t at) { return *cube::face_named(written_order[at]); }
std::size_t place_of(char face) { return written_order.find(face); }

// The index in the text of a cell of a face.
std::size_t index_of(const Order& order, std::size_t n, char face, std::size_t cell) {
    const auto block = order.faces.find(face);
    if (!order.by_rows || block == 0 || block == 5) return block * n * n + cell;
    return n * n + cell / n * 4 * n + (block - 1) * n + cell % n;
}

// Of each sticker in Kociemba's order.
std::vector<std::size_t> indices_of(const Order& order, std::size_t n) {
    std::vector<std::size_t> indices;
    indices.reserve(6 * n * n);
    for (const char face : written_order)
        for (std::size_t cell = 0; cell < n * n; ++cell) indices.push_back(index_of(order, n, face, cell));
    return indices;
}

// Are these the colours of the scheme after a rotation of the whole cube? Both have the same letters.
bool is_held_otherwise(std::string_view seen, std::string_view scheme) {
    const auto image = [&](Face face) { return face_of(scheme.find(seen[place_of(cube::capital(face))])); };
    return std::ranges::all_of(cube::faces,
                               [&](Face face) { return image(opposite(face)) == opposite(image(face)); }) &&
           cross(image(Face::r), image(Face::u)) == image(Face::f);
}

// All ways to read a text, the likely ones first.
class Readings {
public:
    Readings(cube::Cube cube, const Symbols& symbols, std::string_view scheme)
        : cube_(cube), n_(static_cast<std::size_t>(cube.n)), symbols_(symbols), letters_(symbols.letters) {
        std::ranges::sort(letters_);
        letters_.erase(std::unique(letters_.begin(), letters_.end()), letters_.end());
        names_faces_ = !scheme.empty() || has_all(letters_, written_order);
        expected_ = !scheme.empty() ? scheme : names_faces_ ? written_order : usual_scheme;
        if (!has_all(letters_, expected_)) expected_ = {};
    }

    [[nodiscard]] const std::string& letters() const { return letters_; }
    [[nodiscard]] std::vector<Face> faces(const Reading& reading) const {
        std::vector<Face> faces;
        for (const auto at : indices_of(reading.order, n_))
            faces.push_back(face_of(std::min<std::size_t>(reading.scheme.find(symbols_.letters[at]), 5)));
        return faces;
    }

    std::vector<Reading> all() {
        for (const auto& order : usual_orders())
            if (order.by_rows || !is_net()) add(order);
        std::ranges::stable_sort(readings_, {}, &Reading::likely);
        return std::move(readings_);
    }

private:
    static bool has_all(std::string_view letters, std::string_view scheme) {
        return std::ranges::all_of(letters, [&](char letter) { return scheme.find(letter) != scheme.npos; });
    }
    // N lines of N stickers, N of 4N, N of N.
    [[nodiscard]] bool is_net() const {
        const auto& lines = symbols_.lines;
        if (lines.size() != 3 * n_) return false;
        for (std::size_t at = 0; at < lines.size(); ++at)
            if (lines[at] != (at / n_ == 1 ? 4 * n_ : n_)) return false;
        return true;
    }
    [[nodiscard]] char letter(const Order& order, char face, std::size_t cell) const {
        return symbols_.letters[index_of(order, n_, face, cell)];
    }

    void add(const Order& order) {
        if (cube_.has_fixed_centres()) {
            std::string seen;
            for (const char face : written_order) seen += letter(order, face, n_ * n_ / 2);
            add({order, seen, likely(seen)});
        } else if (names_faces_) {
            const bool is_first = order.by_rows ? is_net() : order.faces == written_order;
            add({order, std::string(expected_), is_first ? 0U : 1U});
        } else {
            if (!expected_.empty()) add({order, std::string(expected_), 2});  // for faults in the corner at dbl
            add_schemes_of_corners(order);
        }
    }
    void add(Reading reading) {
        if (names_faces_) reading.scheme = expected_;
        readings_.push_back(std::move(reading));
    }
    [[nodiscard]] std::size_t likely(const std::string& seen) const {
        if (expected_.empty()) return 3;
        if (seen == expected_ && cube_.has_fixed_centres()) return 0;
        return is_held_otherwise(seen, expected_) ? 1 : 3;
    }
    // The corner at dbl counts as solved; the other three letters are tried in every order.
    void add_schemes_of_corners(const Order& order) {
        const auto left = n_ * n_ - n_;
        const std::string dlb{letter(order, 'D', left), letter(order, 'L', left), letter(order, 'B', n_ * n_ - 1)};
        std::string urf;
        for (const char one : letters_)
            if (dlb.find(one) == dlb.npos) urf += one;
        if (urf.size() != 3) return;
        do add({order, urf + dlb, likely(urf + dlb)});
        while (std::next_permutation(urf.begin(), urf.end()));
    }
    cube::Cube cube_;
    std::size_t n_;
    const Symbols& symbols_;
    std::string letters_;
    std::string_view expected_;
    bool names_faces_ = false;
    std::vector<Reading> readings_;
};

std::string spaced(std::string_view letters) { return fmt::format("{}", fmt::join(letters, " ")); }

std::string order_text(const Order& order) {
    return fmt::format("{}{}", spaced(order.faces), order.by_rows ? ", the net row by row" : "");
}

// The likeliest readings that a cube can show, without those that come to the same.
std::vector<Reading> possible(cube::Cube cube, std::vector<Reading>& readings, const Readings& all) {
    std::vector<Reading> found;
    for (auto& reading : readings) {
        if (!found.empty() && found.front().likely < reading.likely) break;
        reading.faces = all.faces(reading);
        auto result = cube::read_colors(cube, reading.faces);
        auto* state = std::get_if<cube::State>(&result);
        const auto is_same = [&](const Reading& other) { return other.state->blocks == state->blocks; };
        if (state == nullptr || std::ranges::any_of(found, is_same)) continue;
        reading.state = std::move(*state);
        found.push_back(reading);
    }
    return found;
}

// As many are tried as there are orders, so that a text with many faults is refused within a second or two.
const Reading& nearest(cube::Cube cube, const std::vector<Reading>& readings) {
    const auto is_near = [&](const Reading& reading) { return !nearest_repair(cube, reading.faces).empty(); };
    const auto end = readings.begin() + static_cast<std::ptrdiff_t>(std::min(readings.size(), usual_orders().size()));
    const auto at = std::find_if(readings.begin(), end, is_near);
    return at == end ? readings.front() : *at;
}

std::string note_on(cube::Cube cube, const Reading& reading, bool has_scheme) {
    const bool is_usual = reading.order.faces == written_order && !reading.order.by_rows;
    if (is_usual && reading.scheme == written_order) return {};
    auto note = fmt::format("the faces are read in the order {}", order_text(reading.order));
    if (reading.scheme == written_order) return note;
    const auto* who = has_scheme                 ? "as the scheme says"
                      : cube.has_fixed_centres() ? "as the centres say"
                                                 : "with the corner at dbl as solved";
    return fmt::format("{}; {}, the colours of U R F D L B are {}", note, who, spaced(reading.scheme));
}

std::string count_hint(std::size_t count) {
    const auto stickers = [](int n) { return 6 * static_cast<std::size_t>(n) * static_cast<std::size_t>(n); };
    int n = cube::smallest_cube;
    while (stickers(n) < count) ++n;
    if (stickers(n) != count || n > cube::largest_cube) return "faces U R F D L B, each row by row";
    return fmt::format("{} letters describe a {}x{}x{}: write `cube {}` first", count, n, n, n, n);
}

void check_count(cube::Cube cube, const Symbols& symbols) {
    const auto count = symbols.letters.size(), wanted = 6 * static_cast<std::size_t>(cube.n * cube.n);
    if (count != wanted)
        symbols.fail(fmt::format("a {} shows {} colours, not {}", cube_name(cube), wanted, count), count_hint(count));
}

// Six letters, or those of the scheme: the rarest of more is wrong.
void check_letters(const Symbols& symbols, std::string wrong, std::string_view scheme) {
    const auto count = [&](char letter) { return std::ranges::count(symbols.letters, letter); };
    const auto six = scheme.empty() ? fmt::format("a cube has six colours, and these are {}", spaced(wrong))
                                    : fmt::format("the colours of the scheme are {}", spaced(scheme));
    std::erase_if(wrong, [&](char letter) { return scheme.find(letter) != scheme.npos; });
    if (wrong.size() <= (scheme.empty() ? 6U : 0U)) return;
    const char rarest = *std::ranges::min_element(wrong, {}, count);
    throw lang::Error({symbols.text, symbols.spans[symbols.letters.find(rarest)]}, six,
                      fmt::format("`{}` stands here {}", rarest, counted(count(rarest), "time")));
}

// The centres of an odd cube name the colours, and the corner at dbl of an even one.
void check_names(cube::Cube cube, const std::vector<Reading>& readings, const Symbols& symbols) {
    auto names = readings.empty() ? "??" : readings.front().scheme;
    std::ranges::sort(names);
    if (std::ranges::adjacent_find(names) == names.end()) return;
    symbols.fail(cube.has_fixed_centres()
                     ? fmt::format("the centres are {}: they name the colours, so they differ", spaced(names))
                     : "an even cube has no centres, and its corner at dbl shows no three of six colours",
                 "say the colours of U R F D L B, such as scheme = \"WRGYOB\"");
}

[[noreturn]] void refuse(cube::Cube cube, const Symbols& symbols, const Reading& one, const Reading& other) {
    symbols.fail(
        fmt::format("these colours are a cube with the faces in the order {}, and another in the order {}",
                    order_text(one.order), order_text(other.order)),
        cube.has_fixed_centres()
            ? fmt::format("say the colours of U R F D L B: scheme = \"{}\" for the first, \"{}\" for the other",
                          one.scheme, other.scheme)
            : "draw the net in lines, as show does: U, then L F R B side by side, then D");
}

}  // namespace

WrittenColors read_stickers(cube::Cube cube, const lang::SourcePtr& text, std::string scheme) {
    scheme = upper(scheme);
    const auto symbols = symbols_of(text);
    check_count(cube, symbols);
    Readings all(cube, symbols, scheme);
    check_letters(symbols, all.letters(), scheme);
    auto readings = all.all();
    check_names(cube, readings, symbols);
    const auto found = possible(cube, readings, all);
    if (found.size() > 1) refuse(cube, symbols, found[0], found[1]);
    const auto& reading = found.empty() ? nearest(cube, readings) : found.front();
    WrittenColors written{reading.faces, {},           reading.scheme, note_on(cube, reading, !scheme.empty()),
                          true,          reading.state};
    for (const auto at : indices_of(reading.order, static_cast<std::size_t>(cube.n)))
        written.spans.push_back(symbols.spans[at]);
    return written;
}

std::string line_with(std::string_view before, const WrittenColors& written, const std::vector<Face>& faces,
                      const lang::SourcePtr& text) {
    auto line = text->text;
    for (std::size_t at = 0; at < faces.size(); ++at) {
        auto& old = line[written.spans[at].begin];
        const char letter = written.letter(faces[at]);
        old = old == lower(old) ? lower(letter) : letter;
    }
    std::erase_if(line, [](char c) { return c != '\n' && between.find(c) != between.npos; });
    const bool says_itself = written.scheme == written_order || written.scheme == usual_scheme;
    const bool has_centres = faces.size() % 12 != 0;  // without them a scheme does not say the order of the faces
    if (line.size() > longest_line || !(says_itself || has_centres)) return {};
    const auto scheme = says_itself ? std::string() : fmt::format(", scheme = \"{}\"", written.scheme);
    return fmt::format("{}colors(\"{}\"{})", before, replaced(line, "\n", "\\n"), scheme);
}

std::vector<cube::Repaint> nearest_repair(cube::Cube cube, const std::vector<Face>& given) {
    if (cube.n > largest_repaired) return {};
    auto faces = given;
    const auto is_cube = [&] {
        const auto result = cube::read_colors(cube, faces);
        const auto* state = std::get_if<cube::State>(&result);
        return state != nullptr && reach::damage(*state, reach::Counting::by_colours).broken.empty();
    };
    for (std::size_t at = 0; at < faces.size(); ++at)
        for (const Face color : cube::faces) {
            faces[at] = color;
            if (is_cube()) return {{at, color}};
            faces[at] = given[at];
        }
    for (std::size_t a = 0; a < faces.size(); ++a)
        for (std::size_t b = a + 1; b < faces.size(); ++b) {
            if (given[a] == given[b]) continue;
            std::swap(faces[a], faces[b]);
            if (is_cube()) return {{a, faces[a]}, {b, faces[b]}};
            std::swap(faces[a], faces[b]);
        }
    return {};
}

}  // namespace cubelang::meaning
