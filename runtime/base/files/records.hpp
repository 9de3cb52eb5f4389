#pragma once
// Reads the records of a block. After a bad record, the next one is read as usual.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/files/blocks.hpp"

namespace cubelang::files {

struct Record {
    std::uint64_t line = 0;             ///< its first line
    std::string_view text{};            ///< the whole record, without its line ending
    std::vector<std::string> fields{};  ///< of CSV and TSV, in column order
    std::string problem{};              ///< why it cannot be read; empty if it can
};

/// How the rows of CSV are written: spreadsheets and timers also separate fields by semicolons or tabs.
struct Dialect {
    char separator = ',';         ///< of the rows
    char header = ',';            ///< of the header: some programs write another one there
    bool decimal_commas = false;  ///< read as points
};
/// From the header and the first row.
[[nodiscard]] Dialect dialect_of(std::string_view text);
/// What is unusual, for a note; empty if nothing is.
[[nodiscard]] std::string described(const Dialect& dialect);

/// Iterates over a block, which outlives it. An empty line is a record of text, but not of CSV, TSV or JSON lines.
class Records {
public:
    /// `columns`: the number of fields of each record; 0: any.
    Records(const Block& block, Format format, std::size_t columns = 0, Dialect dialect = {})
        : rest_(block.text), line_(block.first_line), format_(format), columns_(columns), dialect_(dialect) {}

    /// Reads the next record into `record`, reusing its memory; false at the end.
    [[nodiscard]] bool next(Record& record);
    /// Sets the number of fields of the records that follow, and how they are written.
    void expect(std::size_t columns, Dialect dialect) {
        columns_ = columns;
        dialect_ = dialect;
    }
    /// The text not yet read.
    [[nodiscard]] std::string_view rest() const { return rest_; }
    [[nodiscard]] std::uint64_t line() const { return line_; }

private:
    [[nodiscard]] std::string_view take();
    void read(Record& record) const;
    void reject_first_line(Record& record, std::string_view before);

    std::string_view rest_;
    std::uint64_t line_;
    Format format_;
    std::size_t columns_;
    Dialect dialect_;
};

/// Appends the fields as a CSV or TSV record, with its line end. TSV escapes \t, \n, \r and \\ in a field.
void write_record(std::string& to, const std::vector<std::string>& fields, Format format,
                  std::string_view line_end = "\n");

/// A text on one line, by the escapes of TSV, and back.
[[nodiscard]] std::string to_one_line(std::string_view text);
[[nodiscard]] std::string from_one_line(std::string_view line);

}  // namespace cubelang::files
