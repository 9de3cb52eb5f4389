#pragma once
// The rows of the phrasebook's texts, phrasebook.txt and signs.txt, which are built into the program.

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace cubelang::lang {

struct PhrasebookText {
    std::string_view name;  ///< of the file, without .txt
    std::string_view text;
};
[[nodiscard]] std::span<const PhrasebookText> phrasebook_texts();

struct PhrasebookRow {
    std::string_view section;               ///< the heading above it: `name` of [name]
    std::array<std::string_view, 5> cells;  ///< those that the line does not have are empty
    std::size_t count = 0;                  ///< of the line's cells
};
/// All rows, in their order: lines that are neither empty, comments nor headings.
[[nodiscard]] std::vector<PhrasebookRow> phrasebook_rows(std::string_view text);

/// The rows of all texts that have the section, each made by a call.
template <typename Item>
std::vector<Item> phrasebook_items(std::string_view section, Item (*make)(const PhrasebookRow& row)) {
    std::vector<Item> items;
    for (const auto& file : phrasebook_texts())
        for (const auto& row : phrasebook_rows(file.text))
            if (row.section == section) items.push_back(make(row));
    return items;
}

}  // namespace cubelang::lang
