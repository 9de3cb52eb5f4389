#include "runtime/lesson/progress.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "runtime/base/utf8.hpp"

namespace cubelang::lesson {
namespace {

constexpr std::string_view title = "cube lesson progress 1", last = "end";

template <class Number>
bool read_number(std::string_view text, Number& number, int base = 10) {
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    return error == std::errc{} && rest == text.data() + text.size();
}

bool is_name(std::string_view text) {
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7F; };
    return !text.empty() && !first_bad_byte(text) && std::none_of(text.begin(), text.end(), is_control);
}

struct Row {
    std::string_view key;
    bool (*read)(Progress&, std::string_view);
};
constexpr std::array<Row, 4> rows{{
    {"content", [](Progress& progress, std::string_view text) { return read_number(text, progress.content, 16); }},
    {"at", [](Progress& progress, std::string_view text) { return read_number(text, progress.at); }},
    {"solved",
     [](Progress& progress, std::string_view text) { return is_name(text) && (progress.solved.emplace(text), true); }},
    {"shown",
     [](Progress& progress, std::string_view text) { return is_name(text) && (progress.shown.emplace(text), true); }},
}};

bool read_line(Progress& progress, std::string_view line) {
    const auto key = line.substr(0, line.find(' '));
    const auto* const row = std::find_if(rows.begin(), rows.end(), [&](const Row& one) { return one.key == key; });
    return row != rows.end() && key.size() < line.size() && row->read(progress, line.substr(key.size() + 1));
}

}  // namespace

std::string to_text(const Progress& progress) {
    auto text = fmt::format("{}\ncontent {:016x}\n", title, progress.content);
    text += fmt::format("at {}\n", progress.at);
    for (const auto& name : progress.solved) text += fmt::format("solved {}\n", name);
    for (const auto& name : progress.shown) text += fmt::format("shown {}\n", name);
    return text + std::string(last) + '\n';
}

// The last line says that nothing is missing.
ReadProgress progress_from(std::string_view text) {
    ReadProgress read;
    bool first = true, ended = false;
    for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 1, first = false) {
        end = text.find('\n', begin);
        if (end == text.npos) break;
        const auto line = text.substr(begin, end - begin);
        if (first && line != title) return {{}, false};
        if (line == last)
            ended = true;
        else if (!first && !read_line(read.progress, line))
            read.whole = false;
    }
    read.whole = read.whole && ended;
    return read;
}

}  // namespace cubelang::lesson
