#include "runtime/batch/lines.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace cubelang::batch {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 18;

}  // namespace

void Lines::fail(const std::string& why) const { throw InputProblem(files_[file_ - 1].name + ": " + why); }

bool Lines::open_next() {
    if (file_ == files_.size()) return false;
    auto opened = files_[file_++].open();
    if (!opened.source) fail(opened.problem);
    source_ = std::move(opened.source);
    lines_before_ = line_ - 1;
    return true;
}

// More of the file; false at its end.
bool Lines::fill() {
    if (at_ > 0) std::memmove(buffer_.data(), buffer_.data() + at_, filled_ - at_);
    filled_ -= std::exchange(at_, 0);
    if (filled_ > longest_line) fail("line " + std::to_string(line_ - lines_before_) + " is longer than 64 MiB");
    if (buffer_.size() < filled_ + chunk) buffer_.resize(std::max(2 * filled_, filled_ + chunk));
    const auto got = source_->read({buffer_.data() + filled_, buffer_.size() - filled_});
    if (!got.problem.empty()) fail(got.problem);
    filled_ += got.count;
    if (got.count == 0) source_.reset();
    return got.count != 0;
}

// Of the lines that are there, as many as fit, or the first; 0: none is whole.
std::size_t Lines::end_of_lines(std::size_t about) {
    const auto* const begin = buffer_.data() + at_;
    const auto length = filled_ - at_;
    const auto most = std::min(about, length);
    if (const auto* last = static_cast<const char*>(::memrchr(begin, '\n', most)))
        return static_cast<std::size_t>(last - begin) + 1;
    const auto from = std::max(most, searched_);
    const auto* next = static_cast<const char*>(std::memchr(begin + from, '\n', length - from));
    searched_ = next == nullptr ? length : 0;
    return next == nullptr ? 0 : static_cast<std::size_t>(next - begin) + 1;
}

std::optional<Piece> Lines::next(std::size_t about) {
    std::size_t length = 0;
    while (length == 0) {
        if (!source_ && filled_ == at_ && !open_next()) return std::nullopt;
        length = end_of_lines(std::max<std::size_t>(about, 1));
        if (length != 0) break;
        if (!source_ || !fill()) length = filled_ - at_;  // the last line lacks its newline
    }
    searched_ = 0;
    Piece piece{{buffer_.data() + at_, length},
                line_,
                byte_,
                files_.size() > 1 ? files_[file_ - 1].name + ":" : "",
                lines_before_};
    at_ += length;
    byte_ += length;
    const auto newlines = std::count(piece.text.begin(), piece.text.end(), '\n');
    line_ += static_cast<std::uint64_t>(newlines) + (piece.text.ends_with('\n') ? 0 : 1);
    return piece;
}

void Lines::skip_to(std::uint64_t byte) {
    while (byte_ < byte)
        if (!next(std::min<std::uint64_t>(byte - byte_, chunk))) return;
}

}  // namespace cubelang::batch
