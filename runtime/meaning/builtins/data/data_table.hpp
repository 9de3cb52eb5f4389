#pragma once
// Conversion between table rows and values. A row is a record whose fields have the names of the columns.

#include <optional>
#include <string>
#include <vector>

#include "runtime/base/files/records.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {

/// The column names from the header of a table, and how its rows are written. `problem` is empty if they are valid.
struct Columns {
    std::vector<std::string> names{};
    files::Dialect dialect{};
    std::string problem{};
};
/// Reads the header, of formats that have one; nothing if there is no record.
[[nodiscard]] std::optional<Columns> columns_in(files::Records& records, files::Format format);

/// A data record as a value: a text for plain lines, a record of texts for CSV and TSV, any value for JSON lines.
/// Nothing, with `problem` set, if it is malformed.
[[nodiscard]] std::optional<Value> row_value(const files::Record& record, files::Format format,
                                             const std::vector<std::string>& columns, std::string& problem);

/// Writes values as table rows, with the names of the first as header. All rows must have the same names; a list has no
/// names.
class TableWriter {
public:
    explicit TableWriter(files::Format format) : format_(format) {}
    /// Appends a row, and the header before the first one. Returns an error message, empty on success.
    [[nodiscard]] std::string add(std::string& to, const Value& row);

private:
    [[nodiscard]] std::string add_fields(std::string& to, const Value& row);

    files::Format format_;
    bool has_begun_ = false;
    std::vector<std::string> names_{};
    std::size_t width_ = 0;
};

}  // namespace cubelang::meaning
