#include "front/lsp/framing.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "runtime/base/text.hpp"

namespace cubelang::lsp {
namespace {

constexpr std::string_view length_field = "content-length";
constexpr std::string_view header_end = "\r\n\r\n";

std::optional<std::size_t> length_in(std::string_view digits) {
    std::size_t length = 0;
    const auto [rest, error] = std::from_chars(digits.data(), digits.data() + digits.size(), length);
    const bool is_whole = error == std::errc{} && rest == digits.data() + digits.size();
    return is_whole ? std::optional(length) : std::nullopt;
}

// What else a header says (its type) is always the same.
std::optional<std::size_t> length_field_of(std::string_view header) {
    while (!header.empty()) {
        const auto end = std::min(header.find("\r\n"), header.size());
        const auto line = header.substr(0, end);
        header.remove_prefix(std::min(end + 2, header.size()));
        const auto colon = line.find(':');
        if (colon != line.npos && lower(trimmed(line.substr(0, colon))) == length_field)
            return length_in(trimmed(line.substr(colon + 1)));
    }
    return std::nullopt;
}

}  // namespace

std::string framed(std::string_view body) {
    std::string bytes = "Content-Length: " + std::to_string(body.size());
    return bytes.append(header_end).append(body);
}

std::optional<Frames::Frame> Frames::next() {
    skip();
    if (skipped_ > 0) return std::nullopt;
    return length_ ? body() : header();
}

void Frames::skip() {
    const auto passed = std::min(skipped_, pending_.size());
    pending_.erase(0, passed);
    skipped_ -= passed;
}

std::optional<Frames::Frame> Frames::header() {
    const auto end = pending_.find(header_end);
    if (std::min(end, pending_.size()) > longest_header) return without_end();
    if (end == pending_.npos) return std::nullopt;
    length_ = length_field_of(std::string_view(pending_).substr(0, end));
    pending_.erase(0, end + header_end.size());
    if (!length_) return Frame{{}, "a message begins with Content-Length and its number of bytes"};
    if (*length_ <= longest_body) return body();
    skipped_ = *std::exchange(length_, std::nullopt);
    skip();
    return Frame{{}, "this message is too long"};
}

// The end may yet come, and half of it be here.
Frames::Frame Frames::without_end() {
    const auto end = pending_.find(header_end);
    const auto kept = std::min(header_end.size() - 1, pending_.size());
    pending_.erase(0, end == pending_.npos ? pending_.size() - kept : end + header_end.size());
    return {{}, "what should be the header of a message has no end"};
}

std::optional<Frames::Frame> Frames::body() {
    if (pending_.size() < *length_) return std::nullopt;
    Frame frame{pending_.substr(0, *length_)};
    pending_.erase(0, *std::exchange(length_, std::nullopt));
    return frame;
}

}  // namespace cubelang::lsp
