// The built-in `sheet`: pictures of several positions on one page.

#include <fmt/format.h>

#include "runtime/base/english.hpp"
#include "runtime/base/printable.hpp"
#include "runtime/base/stop_point.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/builtins/pictures/picture_arguments.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/elements.hpp"
#include "runtime/meaning/value/map.hpp"
#include "runtime/render/svg/sheet.hpp"

namespace cubelang::meaning {
namespace {

struct SheetArguments : PictureOptions {
    At<Collection> positions;
    At<Text> file;
    std::optional<At<Integer>> columns;

    static constexpr auto fields = std::tuple_cat(
        std::tuple{field("positions", &SheetArguments::positions,
                         "algorithms or permutations, alone or each in a list after its name; or a map from names"),
                   field("file", &SheetArguments::file)},
        shared,
        std::tuple{field("columns", &SheetArguments::columns,
                         "the number of pictures in a row, up to 12; as few as fit on a page, from 3, if left out")});
};

struct NamedPosition {
    std::string name;  ///< may be empty
    Value value;
};

// The name and the first algorithm or permutation of a record or map.
std::optional<NamedPosition> named_position(const Map& map) {
    NamedPosition found;
    bool has_position = false;
    for (const auto& [key, value] : map.items) {
        if (found.name.empty() && value.as<Text>() != nullptr) found.name = to_text(value);
        if (!has_position && is_element(value)) found.value = value;
        has_position = has_position || is_element(value);
    }
    return has_position ? std::optional(std::move(found)) : std::nullopt;
}

// An algorithm or a permutation, or a list or record of a name and one of these.
NamedPosition named_position(const Value& item, std::size_t number, const lang::Where& where) {
    if (is_element(item)) return {{}, item};
    if (const auto map = as_map(item))
        if (auto named = named_position(*map)) return *std::move(named);
    std::vector<Value> parts;
    if (const auto items = items_of(item)) parts.assign(items->begin(), items->end());
    if (parts.size() == 2 && is_element(parts[1])) return {to_text(parts[0]), parts[1]};
    throw lang::Error(where,
                      fmt::format("a sheet shows algorithms and permutations, but item {} is {}: {}", number,
                                  type_with_article(item), shortened(to_text(item), 60)),
                      "an item can have a name: sheet({{\"Sune\", R U R' U R U2 R'}}, \"sheet.svg\")");
}

std::vector<NamedPosition> positions_of(const At<Collection>& given) {
    const auto items = items_of(given->value);
    if (!items || items->empty())
        throw lang::Error(given.where, "the list of positions is empty", "sheet({R U, U R}, \"sheet.svg\")");
    if (items->size() > render::svg::most_on_sheet)
        throw lang::Error(given.where,
                          fmt::format("a sheet can have at most {} pictures, but these are {}",
                                      render::svg::most_on_sheet, items->size()),
                          fmt::format("draw a part of them, such as first(…, {})", render::svg::most_on_sheet));
    std::vector<NamedPosition> positions;
    for (const auto& item : *items) positions.push_back(named_position(item, positions.size() + 1, given.where));
    return positions;
}

std::vector<render::svg::SheetPicture> pictures_of(Context& context, const SheetArguments& arguments) {
    PictureOptions options = arguments;
    options.title.reset();
    const auto style = arguments.style.value_or(render::svg::styles().front());
    const auto& where = arguments.positions.where;
    std::vector<render::svg::SheetPicture> pictures;
    for (const auto& [name, value] : positions_of(arguments.positions)) {
        stop_point();
        const auto state = permutation(context, value, where);
        const auto moves = algorithm_text(value);
        pictures.push_back({name, moves.empty() ? cycle_text(*state) : moves,
                            picture_of(context, *state, {value, where}, style, options)});
    }
    return pictures;
}

std::optional<int> columns_of(const SheetArguments& arguments) {
    if (!arguments.columns) return std::nullopt;
    return checked_int(arguments.columns, {"columns", 1, render::svg::most_columns, 1});
}

Value write_sheet(Context& context, const SheetArguments& arguments) {
    check_picture_file(arguments.file);
    const auto columns = columns_of(arguments);
    const auto pictures = pictures_of(context, arguments);
    const bool is_page = arguments.file->text.ends_with(".pdf");
    const auto sheet = render::svg::sheet(pictures, {text_or_nothing(arguments.title), columns, is_page},
                                          *arguments.background.value_or(&render::svg::white_ground()));
    const auto& [file, where] = arguments.file;
    context.write_picture(file.text, sheet, where);
    return make_notation(
        fmt::format("wrote {}: a sheet of {}", printable_name(file.text), counted(pictures.size(), "picture")));
}

}  // namespace

std::vector<BuiltIn> sheet_built_ins() {
    return {
        row({.name = "sheet",
             .meaning = "Writes pictures of several positions on one page, each with its name and its moves or cycles.",
             .example = "sheet({R U R' U R U2 R', (uf,ur,ub)}, \"sheet.svg\", last_layer)",
             .answer = "wrote sheet.svg: a sheet of 2 pictures",
             .is_word = true},
            write_sheet),
    };
}

}  // namespace cubelang::meaning
