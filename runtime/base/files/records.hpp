#pragma once
// The records of a block, one after another. What is wrong with one is said, and the next goes on.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/files/blocks.hpp"

namespace cubelang::data {

struct Record {
    std::uint64_t line = 0;             ///< where it begins
    std::string_view text{};            ///< all of it, without the end of its line
    std::vector<std::string> fields{};  ///< of CSV and TSV, in the order of the columns
    std::string problem{};              ///< why it cannot be read, in words; empty: it can
};

/// Goes through a block, which outlives it. Empty lines of CSV, TSV and JSON lines are none; those of text are.
class Records {
public:
    /// `columns`: how many fields each record has; 0: it does not matter.
    Records(const Block& block, Format format, std::size_t columns = 0)
        : rest_(block.text), line_(block.first_line), format_(format), columns_(columns) {}

    /// The next one, in `record`, whose memory is used again; false: there is none.
    [[nodiscard]] bool next(Record& record);
    /// How many fields those to come have.
    void expect(std::size_t columns) { columns_ = columns; }
    /// What has not been gone through.
    [[nodiscard]] std::string_view rest() const { return rest_; }
    [[nodiscard]] std::uint64_t line() const { return line_; }

private:
    [[nodiscard]] std::string_view take();
    void read(Record& record) const;
    void only_its_line(Record& record, std::string_view before);

    std::string_view rest_;
    std::uint64_t line_;
    Format format_;
    std::size_t columns_;
};

/// Fields as a record of CSV or TSV, with the newline. TSV has `\t`, `\n`, `\r` and `\\` for what would end a field.
void write_record(std::string& to, const std::vector<std::string>& fields, Format format);

}  // namespace cubelang::data
