#pragma once
// The rows of the tables of advice, words.txt and signs.txt, which are built into the program.

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/base/embedded_file.hpp"

namespace cubelang::lang {

[[nodiscard]] std::span<const EmbeddedFile> advice_texts();

struct AdviceRow {
    std::string_view section;               ///< the heading above it: `name` of [name]
    std::array<std::string_view, 6> cells;  ///< those that the line does not have are empty
    std::size_t count = 0;                  ///< of the line's cells
};
/// All rows, in their order: lines that are neither empty, comments nor headings.
[[nodiscard]] std::vector<AdviceRow> advice_rows(std::string_view text);

/// The rows of all texts that have the section, each made by a call.
template <typename Item>
std::vector<Item> advice_items(std::string_view section, Item (*make)(const AdviceRow& row)) {
    std::vector<Item> items;
    for (const auto& file : advice_texts())
        for (const auto& row : advice_rows(file.text))
            if (row.section == section) items.push_back(make(row));
    return items;
}

}  // namespace cubelang::lang
