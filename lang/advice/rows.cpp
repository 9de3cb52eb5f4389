#include "lang/advice/rows.hpp"

#include <algorithm>

namespace cubelang::lang {
namespace {

AdviceRow row_of(std::string_view section, std::string_view line) {
    AdviceRow row{section, {}, 0};
    for (std::size_t at = 0; at <= line.size(); ++row.count) {
        const auto end = std::min(line.find('\t', at), line.size());
        if (row.count < row.cells.size()) row.cells.at(row.count) = line.substr(at, end - at);
        at = end + 1;
    }
    return row;
}

}  // namespace

std::vector<AdviceRow> advice_rows(std::string_view text) {
    std::vector<AdviceRow> rows;
    std::string_view section;
    for (std::size_t at = 0, end = 0; at < text.size(); at = end + 1) {
        end = std::min(text.find('\n', at), text.size());
        const auto line = text.substr(at, end - at);
        const bool is_one_cell = line.find('\t') == line.npos;
        if (line.empty() || line == "#" || (line.starts_with("# ") && is_one_cell)) continue;
        const bool is_heading = line.starts_with('[') && line.ends_with(']') && is_one_cell;
        if (is_heading) section = line.substr(1, line.size() - 2);
        if (!is_heading) rows.push_back(row_of(section, line));
    }
    return rows;
}

}  // namespace cubelang::lang
