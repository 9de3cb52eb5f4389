#include "runtime/base/files/records.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/english.hpp"

namespace cubelang::files {
namespace {

constexpr std::string_view nul("\0", 1);

// The fields read so far, in reused strings.
struct Fields {
    std::vector<std::string>& all;
    std::size_t count = 0;

    std::string& next() {
        if (count == all.size()) all.emplace_back();
        all[count].clear();
        return all[count++];
    }
};

// Reads a quoted field with doubled quotes, from after the opening quote; returns the position after the closing one.
std::size_t read_quoted(std::string_view text, std::size_t at, std::string& field) {
    for (;;) {
        const auto quote = text.find('"', at);
        if (quote == text.npos) return text.npos;
        field.append(text, at, quote - at);
        at = quote + 1;
        if (at == text.size() || text[at] != '"') return at;
        field += '"';
        ++at;
    }
}

std::string read_csv(std::string_view text, Fields fields, char separator) {
    for (std::size_t at = 0;; ++at) {
        auto& field = fields.next();
        if (at < text.size() && text[at] == '"') {
            at = read_quoted(text, at + 1, field);
            if (at == text.npos) return fmt::format("the quote of field {} is not closed", fields.count);
            if (at < text.size() && text[at] != separator)
                return fmt::format("no {} after the closing quote of field {}",
                                   separator == ',' ? "comma" : "separator", fields.count);
        } else {
            const auto end = std::min(text.find(separator, at), text.size());
            field.append(text, at, end - at);
            if (field.find('"') != field.npos)
                return fmt::format("field {} has a quote, but is not in quotes", fields.count);
            at = end;
        }
        if (at == text.size()) break;
    }
    fields.all.resize(fields.count);
    return {};
}

// Such as 12,34.
bool has_decimal_comma(std::string_view field) {
    if (field.starts_with('-')) field.remove_prefix(1);
    return std::ranges::count(field, ',') == 1 && field.front() != ',' && field.back() != ',' &&
           field.find_first_not_of("0123456789,") == field.npos;
}

constexpr char escapes[][2] = {{'t', '\t'}, {'n', '\n'}, {'r', '\r'}, {'\\', '\\'}};

void unescape(std::string& field) {
    auto to = field.begin();
    for (auto from = field.begin(); from != field.end(); ++from, ++to) {
        *to = *from;
        if (*from != '\\' || from + 1 == field.end()) continue;
        const auto* escape = std::ranges::find_if(escapes, [&](const auto& row) { return row[0] == from[1]; });
        if (escape == std::end(escapes)) continue;
        *to = (*escape)[1];
        ++from;
    }
    field.erase(to, field.end());
}

std::string read_tsv(std::string_view text, Fields fields) {
    for (std::size_t at = 0, end = 0; end < text.size() || fields.count == 0; at = end + 1) {
        end = std::min(text.find('\t', at), text.size());
        auto& field = fields.next();
        field.assign(text, at, end - at);
        unescape(field);
    }
    fields.all.resize(fields.count);
    return {};
}

void write_csv_field(std::string& to, std::string_view field) {
    const bool needs_quotes = field.find_first_of("\",\r\n") != field.npos;
    if (!needs_quotes) {
        to += field;
        return;
    }
    to += '"';
    for (const char c : field) {
        if (c == '"') to += '"';
        to += c;
    }
    to += '"';
}

void write_tsv_field(std::string& to, std::string_view field) {
    for (const char c : field) {
        const auto* escape = std::ranges::find_if(escapes, [&](const auto& row) { return row[1] == c; });
        if (escape != std::end(escapes))
            to += {'\\', (*escape)[0]};
        else
            to += c;
    }
}

constexpr char separators[] = {',', ';', '\t'};

std::ptrdiff_t times_outside_quotes(std::string_view text, char sign) {
    bool in_quotes = false;
    return std::ranges::count_if(text, [&](char c) {
        in_quotes ^= c == '"';
        return c == sign && !in_quotes;
    });
}

std::string_view first_record(std::string_view text) {
    const auto end = end_of_records(text, Format::csv, 0);
    return end == 0 ? text : text.substr(0, end);
}

}  // namespace

// The separator of header and first row that makes the most fields, as many in both. Without one, the header's own,
// and another one of the row if all of it is in quotes and it then has as many fields.
Dialect dialect_of(std::string_view text) {
    const auto header = first_record(text), row = first_record(text.substr(header.size()));
    const auto in_header = [&](char sign) { return times_outside_quotes(header, sign); };
    const auto in_row = [&](char sign) { return times_outside_quotes(row, sign); };
    const auto rank = [&](char sign) {
        return std::pair(in_header(sign) == in_row(sign) ? in_header(sign) : 0, in_header(sign));
    };
    Dialect found{.header = std::ranges::max(separators, {}, rank)};
    const auto wanted = in_header(found.header);
    const auto* other = std::ranges::find(separators, wanted, in_row);
    const bool is_other = in_row(found.header) != wanted && row.starts_with('"') && other != std::end(separators);
    found.separator = is_other ? *other : found.header;
    std::vector<std::string> fields;
    if (found.separator != ',' &&
        read_csv(row.substr(0, row.find_last_not_of("\r\n") + 1), {fields}, found.separator).empty())
        found.decimal_commas = std::ranges::any_of(fields, has_decimal_comma);
    return found;
}

std::string described(const Dialect& dialect) {
    if (dialect.separator == ',') return {};
    return fmt::format("fields are separated by {}{}", dialect.separator == ';' ? "semicolons" : "tabs",
                       dialect.decimal_commas ? ", and decimal commas are read as points" : "");
}

std::string_view Records::take() {
    const auto end = end_of_records(rest_, format_, 0);
    auto text = rest_.substr(0, (end == 0 && rest_.ends_with('\n') ? rest_.size() : end) - 1);
    rest_.remove_prefix(end == 0 ? rest_.size() : end);
    if (text.ends_with('\r')) text.remove_suffix(1);
    return text;
}

void Records::read(Record& record) const {
    if (record.text.find(nul) != record.text.npos) {
        record.problem = "it contains a NUL byte: this is not a text file";
        return;
    }
    if (format_ == Format::csv) record.problem = read_csv(record.text, {record.fields}, dialect_.separator);
    if (dialect_.decimal_commas)
        for (auto& field : record.fields)
            if (has_decimal_comma(field)) std::ranges::replace(field, ',', '.');
    if (format_ == Format::tsv) record.problem = read_tsv(record.text, {record.fields});
    if (record.problem.empty() && columns_ != 0 && record.fields.size() != columns_)
        record.problem =
            fmt::format("it has {}, and the header has {}", counted(record.fields.size(), "field"), columns_);
}

// An unclosed quote would swallow everything after it: only its line is rejected.
void Records::reject_first_line(Record& record, std::string_view before) {
    const auto end = record.text.find('\n');
    if (record.problem.empty() || end == record.text.npos) return;
    record.text = record.text.substr(0, end);
    rest_ = before.substr(end + 1);
}

bool Records::next(Record& record) {
    while (!rest_.empty()) {
        const auto before = rest_;
        record.line = line_;
        record.problem.clear();
        record.text = take();
        const bool is_read = format_ == Format::text || !record.text.empty();
        if (is_read) read(record);
        reject_first_line(record, before);
        const auto taken = before.substr(0, before.size() - rest_.size());
        const bool has_lines = format_ == Format::csv || format_ == Format::posts;
        line_ += has_lines ? static_cast<std::uint64_t>(std::ranges::count(taken, '\n')) : 1;
        if (is_read) return true;
    }
    return false;
}

void write_record(std::string& to, const std::vector<std::string>& fields, Format format, std::string_view line_end) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i > 0) to += format == Format::tsv ? '\t' : ',';
        if (format == Format::tsv)
            write_tsv_field(to, fields[i]);
        else
            write_csv_field(to, fields[i]);
    }
    // An empty line is not a record.
    if (format == Format::csv && fields.size() == 1 && fields.front().empty()) to += "\"\"";
    to += line_end;
}

std::string to_one_line(std::string_view text) {
    std::string line;
    write_tsv_field(line, text);
    return line;
}

std::string from_one_line(std::string_view line) {
    std::string text(line);
    unescape(text);
    return text;
}

}  // namespace cubelang::files
