#pragma once
// Which statement of a session is being answered, and on which line of its text it begins.

#include <cstdint>
#include <optional>
#include <string>

#include "lang/source.hpp"

namespace cubelang {

class StatementCount {
public:
    /// The next statement begins there. Those of one text come in its order, so its lines are counted once.
    void begin(const lang::SourcePtr& source, std::uint32_t offset);
    /// From here on nothing is said of a statement.
    void end() { answering_ = false; }

    /// A JSON object with the fields `statement` and, if it has none already, `line`.
    [[nodiscard]] std::string added_to(std::string object, bool has_line);

private:
    std::uint32_t line();

    std::uint64_t count_ = 0;
    bool answering_ = false;
    lang::SourcePtr source_;
    std::uint32_t begin_ = 0;               ///< of the statement
    std::uint32_t counted_ = 0, line_ = 1;  ///< `line_` is that of offset `counted_`
};

}  // namespace cubelang
