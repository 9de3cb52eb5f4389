#include "runtime/render/scheme.hpp"

#include "runtime/render/svg/colors.hpp"
#include "tests/support/catch.hpp"

namespace cubelang::render::scheme_test {
namespace {

std::string fills(std::string_view text, const svg::Palette& palette = svg::standard_palette()) {
    const auto read = read_scheme(text);
    if (const auto* wrong = std::get_if<std::string>(&read)) return *wrong;
    std::string all;
    for (const char face : std::string_view("URFDLB"))
        all += svg::in_scheme(palette, std::get<Scheme>(read)).of(*cube::face_named(face)).fill;
    return all;
}

}  // namespace

TEST_CASE("a scheme is a name, six letters or six colours of CSS") {
    const auto* western = "#ffffff#c41e3a#1fa055#ffd800#ff8b24#1c57b5";
    CHECK(fills("western") == western);
    CHECK(fills("WRGYOB") == western);
    CHECK(fills("w r g y o b") == western);
    CHECK(fills("yellow_up") == "#ffd800#ff8b24#1fa055#ffffff#c41e3a#1c57b5");
    CHECK(fills("white, Crimson #0f0 gold TEAL #000000") == "#ffffff#dc143c#00ff00#ffd700#008080#000000");
}

TEST_CASE("a wrong scheme is refused with what is wrong in it") {
    CHECK(fills("nippon") == "`nippon` is no colour scheme");
    CHECK(fills("white red") == "`white red` is no colour scheme");
    CHECK(fills("white red green yelow orange blue") == "`yelow` is no colour");
    CHECK(fills("white red green #12345 orange blue") == "`#12345` is no colour");
    CHECK(fills("") == "`` is no colour scheme");
}

TEST_CASE("each named scheme is one, and the one for colour-blind eyes has the colours of the palette") {
    for (const auto& scheme : named_schemes()) CHECK(std::holds_alternative<Scheme>(read_scheme(scheme.name)));
    CHECK(fills("colour_blind") == fills("western", svg::safe_palette()));
}

TEST_CASE("labels are dark on bright colours and light on others") {
    CHECK(is_bright(0xffd800));
    CHECK(!is_bright(0x000080));
}

}  // namespace cubelang::render::scheme_test
