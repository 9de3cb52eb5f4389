#include "runtime/session/statement_count.hpp"

#include <algorithm>

namespace cubelang {

void StatementCount::begin(const lang::SourcePtr& source, std::uint32_t offset) {
    if (source != source_ || offset < counted_) {
        source_ = source;
        counted_ = 0;
        line_ = source->first_line;
    }
    begin_ = offset;
    ++count_;
    answering_ = true;
}

// Counted when someone wants to know.
std::uint32_t StatementCount::line() {
    const auto* text = source_->text.data();
    line_ += static_cast<std::uint32_t>(std::count(text + counted_, text + begin_, '\n'));
    counted_ = begin_;
    return line_;
}

std::string StatementCount::added_to(std::string object, bool has_line) {
    if (!answering_ || !object.ends_with('}')) return object;
    object.pop_back();
    object += ",\"statement\":" + std::to_string(count_);
    if (!has_line) object += ",\"line\":" + std::to_string(line());
    return object + "}";
}

}  // namespace cubelang
