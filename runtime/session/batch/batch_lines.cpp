#include "runtime/session/batch/batch_lines.hpp"

#include <algorithm>
#include <utility>

#include "runtime/base/files/records.hpp"
#include "runtime/base/newlines.hpp"
#include "runtime/session/engine.hpp"

namespace cubelang::batch {
namespace {

constexpr std::size_t at_once = std::size_t{1} << 18;

}  // namespace

void Lines::fail(const std::string& why) const { throw InputProblem(files_[file_ - 1].name + ": " + why); }

bool Lines::open_next() {
    if (file_ == files_.size()) return false;
    auto opened = files_[file_++].open();
    if (!opened.source) fail(opened.problem);
    source_ = std::move(opened.source);
    blocks_.emplace(*source_, format_);
    header_.reset();
    before_ = byte_;
    return true;
}

// Advances to the next non-empty block.
bool Lines::next_block() {
    while (left().empty()) {
        if (!blocks_ && !open_next()) return false;
        auto block = blocks_->next();
        if (!block && !blocks_->problem().empty()) fail(blocks_->problem());
        if (!block) {
            blocks_.reset();
            continue;
        }
        block_ = *std::move(block);
        at_ = 0;
        byte_ = before_ + block_.offset;
        if (!header_) read_header();
    }
    return true;
}

void Lines::read_header() {
    files::Records records(block_, format_);
    auto columns = meaning::columns_in(records, format_);
    if (!columns) fail("there is no header in it, the line with the names of the columns");
    if (!columns->problem.empty()) fail("line " + columns->problem);
    if (const auto unusual = files::described(columns->dialect); !unusual.empty())
        notes_.push_back(files_[file_ - 1].name + ": " + unusual);
    header_ = std::make_shared<const meaning::Columns>(*std::move(columns));
    if (!header_->names.empty()) static_cast<void>(take(block_.text.size() - records.rest().size()));
}

Piece Lines::take(std::size_t length) {
    Piece piece{{{}, block_.first_line, block_.offset}, line_, byte_, 0, {}, header_};
    auto& text = piece.block.text;
    if (length == block_.text.size())
        text = std::exchange(block_.text, {});
    else
        text = left().substr(0, length);
    at_ = std::min(at_ + length, block_.text.size());
    if (files_.size() > 1) piece.file = files_[file_ - 1].name + ":";
    if (has_checksums_) piece.checksum = checksum_ = fingerprint(text, checksum_);
    const auto lines = newlines_in(text) + (text.ends_with('\n') ? 0 : 1);
    block_.first_line += lines;
    block_.offset += length;
    line_ += lines;
    byte_ += length;
    return piece;
}

std::optional<Piece> Lines::next(std::size_t about) {
    if (!next_block() || byte_ >= end_) return std::nullopt;
    const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(about, end_ - byte_));
    const auto end = files::end_of_records(left(), format_, most);
    return take(end == 0 ? left().size() : end);
}

void Lines::skip_to(std::uint64_t byte) {
    while (byte_ < byte && next(static_cast<std::size_t>(std::min<std::uint64_t>(byte - byte_, at_once)))) {
    }
}

}  // namespace cubelang::batch
