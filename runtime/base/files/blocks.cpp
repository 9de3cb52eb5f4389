#include "runtime/base/files/blocks.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/newlines.hpp"

namespace cubelang::files {
namespace {

struct FormatRow {
    std::string_view name, ending;
    Format format;
};
constexpr FormatRow formats[] = {
    {.name = "text", .ending = ".txt", .format = Format::text},
    {.name = "csv", .ending = ".csv", .format = Format::csv},
    {.name = "tsv", .ending = ".tsv", .format = Format::tsv},
    {.name = "jsonl", .ending = ".jsonl", .format = Format::jsonl},
    {.name = "jsonl", .ending = ".ndjson", .format = Format::jsonl},
    {.name = "json", .ending = ".json", .format = Format::json},
};

// A quote within a quoted field is doubled, so parity distinguishes the newlines outside quotes.
std::size_t end_of_csv(std::string_view text, std::size_t about) {
    std::size_t end = 0;
    bool in_quotes = false;
    for (std::size_t at = 0; at < text.size() && (at < about || end == 0); ++at) {
        if (text[at] == '"') in_quotes = !in_quotes;
        if (text[at] == '\n' && !in_quotes) end = at + 1;
    }
    return end;
}

bool begins_post(std::string_view line) {
    constexpr std::string_view word = "scramble";
    return std::ranges::equal(line.substr(0, word.size()), word,
                              [](char a, char b) { return a == b || a + ('a' - 'A') == b; });
}

std::size_t end_of_posts(std::string_view text, std::size_t about) {
    std::size_t end = 0;
    bool has_begun = false;
    for (std::size_t at = 0; at < text.size() && (at <= about || end == 0); at = text.find('\n', at) + 1) {
        if (begins_post(text.substr(at)) && std::exchange(has_begun, true)) end = at;
        if (text.find('\n', at) == text.npos) break;
    }
    return end;
}

bool is_utf16(std::string_view text) { return text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"); }

}  // namespace

std::optional<Format> format_by_name(std::string_view name) {
    const auto* row = std::ranges::find(formats, name, &FormatRow::name);
    return row == std::end(formats) ? std::nullopt : std::optional(row->format);
}

Format format_of_file(std::string_view path) {
    if (path.ends_with(".gz")) path.remove_suffix(3);
    const auto* row = std::ranges::find_if(formats, [&](const auto& one) { return path.ends_with(one.ending); });
    return row == std::end(formats) ? Format::text : row->format;
}

std::size_t end_of_records(std::string_view text, Format format, std::size_t about) {
    if (format == Format::csv) return end_of_csv(text, about);
    if (format == Format::posts) return end_of_posts(text, about);
    if (format == Format::json) return 0;
    const auto last = about == 0 ? text.npos : text.rfind('\n', about - 1);
    return (last != text.npos ? last : text.find('\n', about)) + 1;
}

// One read at a time, so that input from a slow writer is processed line by line.
void Blocks::fill(std::string& text) {
    const auto have = text.size();
    text.resize(std::max(have + have / 2, have + size_));
    auto got = source_.read({text.data() + have, text.size() - have});
    text.resize(have + got.count);
    is_at_end_ = got.count == 0;
    problem_ = std::move(got.problem);
}

void Blocks::begin(std::string& text) {
    constexpr std::string_view mark = "\xef\xbb\xbf";   // of UTF-8, which some programs write
    if (mark.starts_with(text) && !is_at_end_) return;  // too short to decide
    has_begun_ = true;
    if (is_utf16(text)) {
        problem_ = "it is written in UTF-16, and only UTF-8 is read";
        text.clear();
    }
    if (text.starts_with(mark)) {
        text.erase(0, mark.size());
        offset_ += mark.size();
    }
}

std::optional<Block> Blocks::next() {
    Block block{std::exchange(rest_, {}), line_, offset_};
    auto& text = block.text;
    std::size_t end = 0;
    while (end == 0 && problem_.empty() && !is_at_end_) {
        fill(text);
        if (!has_begun_) begin(text);
        // On an error, an incomplete last record is dropped.
        if (has_begun_) end = is_at_end_ && problem_.empty() ? text.size() : end_of_records(text, format_);
        if (end == 0 && text.size() > longest_record)
            problem_ = format_ == Format::json
                           ? fmt::format("JSON of more than {} MiB is read as JSON lines only", longest_record >> 20)
                           : fmt::format("line {} is longer than {} MiB{}", line_, longest_record >> 20,
                                         format_ == Format::csv     ? ", or has a quote that is not closed"
                                         : format_ == Format::posts ? ", or begins a post that is"
                                                                    : "");
    }
    block.offset = offset_;
    rest_.assign(text, end);
    text.resize(end);
    if (text.empty()) return std::nullopt;
    line_ += newlines_in(text);
    offset_ += end;
    return block;
}

}  // namespace cubelang::files
