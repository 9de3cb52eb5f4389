#pragma once
// Tables as values: a row is a record, its fields called by the columns.

#include <optional>
#include <string>
#include <vector>

#include "runtime/base/files/records.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::eval {

/// The names of the columns, as the first record of a table has them; the problem in words if they can be none.
struct Columns {
    std::vector<std::string> names{};
    std::string problem{};
};
[[nodiscard]] Columns columns_in(const data::Record& header);

/// What a record of data says, as a value: of text its line, of CSV and TSV a record of texts, of JSON lines anything.
/// Nothing, with the problem in words, if it cannot be read.
[[nodiscard]] std::optional<Value> row_value(const data::Record& record, data::Format format,
                                             const std::vector<std::string>& columns, std::string& problem);

/// Writes values as the rows of a table, the first one's names as its header. All have the same names, and those of a
/// list have none.
class TableWriter {
public:
    explicit TableWriter(data::Format format) : format_(format) {}
    /// Appends the row, with the header before the first; the problem in words, empty if there is none.
    [[nodiscard]] std::string add(std::string& to, const Value& row);

private:
    [[nodiscard]] std::string add_fields(std::string& to, const Value& row);

    data::Format format_;
    bool has_begun_ = false;
    std::vector<std::string> names_{};
    std::size_t width_ = 0;
};

}  // namespace cubelang::eval
