#include "runtime/meaning/builtins/pictures/picture_arguments.hpp"

#include "runtime/cube/cycles.hpp"

namespace cubelang::meaning {

void check_picture_file(const At<Text>& file) {
    const auto& path = file->text;
    const auto begin = path.rfind('/') + 1;  // npos + 1 is 0
    const auto name = path.substr(begin), stem = name.substr(0, name.rfind('.'));
    const std::string_view endings[] = {".svg", ".png", ".pdf"};
    if (!stem.empty() && std::ranges::any_of(endings, [&](auto ending) { return name == stem + std::string(ending); }))
        return;
    throw lang::Error(file.where,
                      fmt::format("`{}` is not a file name for a picture: it must end in .svg, .png or .pdf", path),
                      fmt::format("such as \"{}{}.svg\"", path.substr(0, begin), stem.empty() ? "cube" : stem));
}

render::Scheme Argument<render::Scheme>::get(Context&, const Operand& operand) {
    auto read = render::read_scheme(*scheme_text(operand.value));
    if (const auto* scheme = std::get_if<render::Scheme>(&read)) return *scheme;
    throw lang::Error(
        operand.where, std::get<std::string>(read),
        fmt::format("a scheme is {}; or the colours of U R F D L B: \"WRGYOB\", {{\"white\", \"#c41e3a\", …}}",
                    joined_words(render::named_schemes(), &render::NamedScheme::name)));
}

namespace {

render::svg::Options svg_options(const Context& context, const PictureOptions& given, const render::svg::Style& style,
                                 cube::Cube cube) {
    const auto palette =
        in_scheme(*given.colors.value_or(&render::svg::standard_palette()), given.scheme.value_or(context.scheme()));
    return {given.label,
            given.marked && given.marked->value,
            given.before ? given.before->value : style.before,
            given.up ? render::svg::held_with_up(palette, *given.up) : palette,
            given.background.value_or(&render::svg::white_ground()),
            given.up,
            given.grey ? render::mask_of(cube, given.grey->parts) : render::StickerMask()};
}

}  // namespace

std::string algorithm_text(const Value& value) {
    const auto* algorithm = value.as<Algorithm>();
    return algorithm == nullptr ? std::string() : cube::spell(*algorithm->word);
}

std::string text_or_nothing(const std::optional<Text>& text) { return text ? text->text : std::string(); }

std::string picture_of(const Context& context, const cube::State& state, const Operand& p,
                       const render::svg::Style& style, const PictureOptions& options) {
    const auto name = cube_name(state.cube);
    if (state.cube.n > style.largest)
        throw lang::Error(p.where, fmt::format("a {} is too large for this picture", name),
                          fmt::format("the style {} draws cubes up to the {}", style.name, cube_name({style.largest})));
    const render::svg::Subject subject{state, name, algorithm_text(p.value), cycle_text(state),
                                       text_or_nothing(options.title)};
    return render::svg::picture(style, subject, svg_options(context, options, style, state.cube));
}

}  // namespace cubelang::meaning
