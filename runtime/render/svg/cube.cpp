// The cube itself: unfolded, or as a solid seen from the corner URF or from the opposite one. A face is drawn flat
// and then mapped to the page, so that everything on it lies in its plane.

#include "runtime/render/svg/drawing.hpp"

#include <fmt/format.h>

#include "runtime/cube/numbering.hpp"
#include "runtime/render/svg/colors.hpp"
#include "runtime/render/svg/document.hpp"
#include "runtime/render/svg/face.hpp"

namespace cubelang::render::svg {
namespace {

using cube::Face;

constexpr double side = 150, margin = 12;  // of a face of the net and of an edge of the solid, for any N

// The net: the position of each face, in units of faces.
struct Cross {
    Face face;
    int column, row;
};
constexpr std::array<Cross, 6> cross{
    {{Face::u, 1, 0}, {Face::l, 0, 1}, {Face::f, 1, 1}, {Face::r, 2, 1}, {Face::b, 3, 1}, {Face::d, 1, 2}}};

std::string net_face(const Stickers& stickers, Cross at, const Look& look) {
    const double size = cell * stickers.cube().n, scale = side / size, apart = side + 5;
    const auto body = fmt::format("<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" rx=\"{2}\" fill=\"{3}\"/>\n",
                                  number(-.008 * size), number(1.016 * size), number(.02 * size), body_color);
    return group(matrix({scale, 0, 0, scale, at.column * apart, at.row * apart}),
                 body + face(stickers, in_net(at.face), look));
}

// The solid: x, y and z point to the lower right, up and to the lower left of the page. For the back view the cube is
// turned over, so that D is on top: up and down are exchanged on the page. Seen from below instead, it would look
// like the corner of a room.
class View {
public:
    explicit View(bool turned_over, double shift) : up_(turned_over ? -1 : 1), shift_{shift, 0} {}

    [[nodiscard]] std::array<Face, 3> faces() const {
        return up_ > 0 ? std::array{Face::u, Face::f, Face::r} : std::array{Face::d, Face::l, Face::b};
    }
    [[nodiscard]] Point direction(Face face) const {
        const std::array<Point, 3> axes{{{slant, .5 * up_}, {0, -up_}, {-slant, .5 * up_}}};
        return (cube::is_positive(face) ? side / 2 : -side / 2) * axes[index(cube::axis_of(face))];
    }
    /// The face with its neighbour that is highest on the page on top: labels are as upright as possible.
    [[nodiscard]] DrawnFace drawn(Face face) const {
        auto top = cube::drawn_top(face);
        for (auto other = cube::turned(top, face); other != cube::drawn_top(face); other = cube::turned(other, face))
            if (direction(other).y < direction(top).y - 1e-9) top = other;
        return {face, top};
    }
    [[nodiscard]] Matrix placed(DrawnFace drawn, double size) const {
        const auto right = direction(cube::Frame{drawn.face, drawn.top}.right()), up = direction(drawn.top);
        const auto corner = shift_ + direction(drawn.face) - right + up;
        const double unit = 2 / size;
        return {unit * right.x, unit * right.y, -unit * up.x, -unit * up.y, corner.x, corner.y};
    }
    /// The outline's six corners and the three inner edges make the body.
    [[nodiscard]] std::string body() const {
        std::string path;
        for (const auto face : faces()) path += outline(drawn(face));
        return fmt::format(
            "<path d=\"{0}\" fill=\"{1}\" stroke=\"{1}\" stroke-width=\"3\" stroke-linejoin=\"round\"/>\n", path,
            body_color);
    }
    static constexpr double slant = .8660254037844386;  // cos 30°

private:
    [[nodiscard]] std::string outline(DrawnFace drawn) const {
        const auto right = direction(cube::Frame{drawn.face, drawn.top}.right()), up = direction(drawn.top),
                   middle = shift_ + direction(drawn.face);
        std::string path;
        for (const auto corner : {middle - right + up, middle + right + up, middle + right - up, middle - right - up})
            path += fmt::format("{}{} {}", path.empty() ? "M" : "L", number(corner.x), number(corner.y));
        return path + "Z";
    }
    double up_;
    Point shift_;
};

std::string solid(const Stickers& stickers, const View& view, const Look& look) {
    auto text = view.body();
    for (const auto at : view.faces()) {
        const auto drawn = view.drawn(at);
        text += group(matrix(view.placed(drawn, cell * stickers.cube().n)), face(stickers, drawn, look));
    }
    return text;
}

struct Captions {
    std::string_view arrangement, faces;
    std::optional<Label> label{};  ///< the default, if it is the same on all cubes
};

// The common part of all four pictures; `draw` returns the content for a look with its key.
template <class Draw>
std::string picture(const Subject& subject, const Options& options, const Captions& captions, Box box, Draw draw) {
    const Stickers stickers(shown_state(subject, options), options.grey);
    auto look = look_of(options, stickers.cube().n, captions.label.value_or(default_label(stickers.cube().n)));
    const About about{title(subject, options.before),
                      description(subject, stickers, options.before,
                                  fmt::format("{}{}", captions.arrangement, label_sentence(look)), captions.faces),
                      subject.title};
    look.key = key(about);
    return document(about, box, *options.ground, definitions(look) + draw(stickers, look));
}

constexpr double half_width = side * View::slant + margin, half_height = side + margin;
constexpr Box solid_box{-half_width, -half_height, 2 * half_width, 2 * half_height};

}  // namespace

std::string net(const Subject& subject, const Options& options) {
    const Captions captions{"The unfolded net: U above F; L, F, R and B side by side; D below F.", "URFDLB"};
    const Box box{-margin, -margin, 4 * side + 15 + 2 * margin, 3 * side + 10 + 2 * margin};
    return picture(subject, options, captions, box, [](const Stickers& stickers, const Look& look) {
        std::string text;
        for (const auto at : cross) text += net_face(stickers, at, look);
        return text;
    });
}

std::string isometric(const Subject& subject, const Options& options) {
    const Captions captions{"Seen from the corner between U, F and R: U on top, F on the left, R on the right.", "URF",
                            Label::none};
    return picture(subject, options, captions, solid_box,
                   [](const Stickers& stickers, const Look& look) { return solid(stickers, View(false, 0), look); });
}

std::string back(const Subject& subject, const Options& options) {
    const Captions captions{
        "The cube turned over, seen from the corner between D, L and B: D on top, L on the left, B on the right.",
        "DLB", Label::none};
    return picture(subject, options, captions, solid_box,
                   [](const Stickers& stickers, const Look& look) { return solid(stickers, View(true, 0), look); });
}

std::string both(const Subject& subject, const Options& options) {
    const Captions captions{
        "Two views: from the corner between U, F and R (U on top, F on the left, R on the right), and turned over, "
        "from the corner between D, L and B (D on top, L on the left, B on the right).",
        "URFDLB", Label::none};
    auto box = solid_box;
    box.width *= 2;
    return picture(subject, options, captions, box, [](const Stickers& stickers, const Look& look) {
        return solid(stickers, View(false, 0), look) + solid(stickers, View(true, solid_box.width), look);
    });
}

}  // namespace cubelang::render::svg
