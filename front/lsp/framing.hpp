#pragma once
// Messages in a stream of bytes: `Content-Length: N`, an empty line, N bytes. Whatever the bytes are, reading goes on:
// what is no message is told once and passed over.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace cubelang::lsp {

/// The bytes of a message, before and after it is sent.
[[nodiscard]] std::string framed(std::string_view body);

class Frames {
public:
    static constexpr std::size_t longest_header = std::size_t{1} << 13;
    static constexpr std::size_t longest_body = std::size_t{1} << 27;

    /// A message, or in words why there is none where there should be one.
    struct Frame {
        std::string body;
        std::string problem{};
    };

    void add(std::string_view bytes) { pending_ += bytes; }
    /// The next one that is there whole.
    [[nodiscard]] std::optional<Frame> next();

private:
    [[nodiscard]] std::optional<Frame> header();
    [[nodiscard]] std::optional<Frame> body();
    [[nodiscard]] Frame without_end();
    void skip();

    std::string pending_;
    std::optional<std::size_t> length_;  ///< of the message whose header has been read
    std::size_t skipped_ = 0;            ///< how much of what follows belongs to one that is too long
};

}  // namespace cubelang::lsp
