#pragma once
// Places in a text: bytes here, lines and units of UTF-16 in the protocol. A line ends with \n, \r\n or \r.

#include <cstdint>
#include <string_view>
#include <vector>

namespace cubelang::lsp {

/// Both from 0.
struct Position {
    std::size_t line = 0, character = 0;
    friend bool operator==(const Position&, const Position&) = default;
};

class Lines {
public:
    explicit Lines(std::string_view text);

    /// Behind the end of a line: its end; behind that of the text: there.
    [[nodiscard]] std::size_t byte_at(std::string_view text, Position position) const;
    [[nodiscard]] Position position_at(std::string_view text, std::size_t byte) const;
    [[nodiscard]] std::size_t count() const { return begins_.size(); }
    /// Without its end.
    [[nodiscard]] std::string_view line(std::string_view text, std::size_t number) const;

private:
    std::vector<std::size_t> begins_;
};

}  // namespace cubelang::lsp
