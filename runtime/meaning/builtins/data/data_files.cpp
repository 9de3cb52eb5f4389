// Built-ins that read and write data files as streams.

#include <algorithm>

#include <fmt/format.h>

#include "runtime/base/files/records.hpp"
#include "runtime/meaning/bind/common_arguments.hpp"
#include "runtime/meaning/builtins/data/data_table.hpp"
#include "runtime/meaning/forms/json_lines.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::meaning {

template <>
struct Argument<files::Format> {
    static constexpr std::string_view wanted = "csv, tsv, jsonl, json or text";
    static bool fits(const Value& value) {
        const auto* text = value.as<Text>();
        return text != nullptr && files::format_by_name(text->text).has_value();
    }
    static files::Format get(Context&, const Operand& operand) {
        return *files::format_by_name(operand.value.as<Text>()->text);
    }
    static std::vector<Choice> choices() {
        return {{"csv", "fields separated by commas, or semicolons or tabs; the first line names the columns", true},
                {"tsv", "fields separated by tabs; the first line names the columns", true},
                {"jsonl", "one JSON value on each line", true},
                {"json", "one JSON value, a list of rows or a single one", true},
                {"text", "lines", true}};
    }
};

namespace {

// Reads the records of a file as values. Throws an error with the file name and line at a malformed record.
class FileCursor {
public:
    FileCursor(Context& context, std::unique_ptr<ByteSource> source, files::Format format, const At<Text>& file)
        : context_(context), source_(std::move(source)), blocks_(*source_, format), format_(format), file_(file) {}

    std::optional<Value> next() {
        if (!next_record()) return std::nullopt;
        std::string problem;
        auto value = row_value(record_, format_, columns_.names, problem);
        if (!value) fail(fmt::format("{}:{}: {}", file_->text, record_.line, problem));
        return value;
    }

private:
    bool next_record() {
        while (!records_ || !records_->next(record_)) {
            block_ = blocks_.next();
            if (!blocks_.problem().empty() && !block_) fail(fmt::format("{}: {}", file_->text, blocks_.problem()));
            if (!block_) return false;
            records_.emplace(*block_, format_, columns_.names.size(), columns_.dialect);
            if (columns_.names.empty()) read_header();
        }
        return true;
    }
    void read_header() {
        auto columns = columns_in(*records_, format_);
        if (!columns) return;
        if (!columns->problem.empty()) fail(fmt::format("{}:{}", file_->text, columns->problem));
        columns_ = *std::move(columns);
        if (const auto unusual = files::described(columns_.dialect); !unusual.empty())
            context_.note({{}, fmt::format("{}: {}", file_->text, unusual)});
    }
    [[noreturn]] void fail(std::string message) const { throw lang::Error(file_.where, std::move(message)); }

    Context& context_;
    std::unique_ptr<ByteSource> source_;
    files::Blocks blocks_;
    files::Format format_;
    At<Text> file_;
    Columns columns_;
    std::optional<files::Block> block_;
    std::optional<files::Records> records_;
    files::Record record_;
};

template <class Open>
Value rows_of(const At<Text>& file, files::Format format, std::string words, Open open) {
    Flow flow{std::move(words), {}};
    flow.open = [=](Context& inner) -> Cursor {
        const auto cursor = std::make_shared<FileCursor>(inner, open(inner), format, file);
        return [cursor] { return cursor->next(); };
    };
    return make_stream(std::move(flow));
}

Value read(Context& context, const At<Text>& file, files::Format format, std::string_view what) {
    // Reports a missing file now, not on first use. Standard input can be read only once.
    if (file->text != "-") static_cast<void>(context.open_data(file->text, file.where));
    return rows_of(file, format, fmt::format("the {} of {}", what, in_quotes(file->text)),
                   [file](Context& inner) { return inner.open_data(file->text, file.where); });
}

// The document is a file or the text itself.
Value read_json(Context& context, const At<Text>& document, const std::string& path) {
    const bool is_text = is_json(document->text);
    if (!is_text && document->text != "-") static_cast<void>(context.open_data(document->text, document.where));
    const auto name = is_text ? "this text" : document->text;
    return rows_of(document, files::Format::jsonl, "the rows of " + name, [=](Context& inner) {
        const auto source = is_text ? std::make_unique<TextSource>(std::make_shared<std::string>(document->text))
                                    : inner.open_data(document->text, document.where);
        auto opened = json_lines(*source, path);
        if (!opened.source) throw lang::Error(document.where, name + ": " + opened.problem);
        return std::move(opened.source);
    });
}

Value read_lines(Context& context, const At<Text>& file) { return read(context, file, files::Format::text, "lines"); }

Boolean is_file(Context& context, const At<Text>& file) {
    try {
        return {context.open_data(file->text, file.where) != nullptr, {}};
    } catch (const lang::Error&) {
        return {false, {}};
    }
}

files::Format format_for(const At<Text>& file, const std::optional<files::Format>& as) {
    const auto format = as.value_or(files::format_of_file(file->text));
    if (format != files::Format::text) return format;
    throw lang::Error(file.where,
                      fmt::format("the file name {} does not show the format of the table", in_quotes(file->text)),
                      "name the format: as = csv, tsv, jsonl or json; for plain lines use read_lines and write_lines");
}

Value read_table(Context& context, const At<Text>& file, const std::optional<files::Format>& as,
                 const std::optional<At<Text>>& path) {
    const auto format = is_json(file->text) && !as ? files::Format::json : format_for(file, as);
    if (format == files::Format::json) return read_json(context, file, path ? (*path)->text : "");
    if (!path) return read(context, file, format, "rows");
    throw lang::Error(path->where, "a path leads to a list in a JSON file, and this is none",
                      "read_table(\"a.json\", path = \"sessions.1\")");
}

// Writes the text that `add` makes of each item, and returns the number of items.
template <class Add>
Integer write(Context& context, const At<Text>& file, const At<Sequence>& items, bool may_replace, Add add) {
    std::uint64_t count = 0;
    const auto content = [&](const auto& put) {
        constexpr std::size_t enough = 1 << 16;
        std::string text;
        bool is_open = true;
        const auto next = items->begin(context);
        for (auto value = next(); value && is_open; value = next()) {
            context.check_stop(items.where);
            ++count;
            if (const auto problem = add(text, *value); !problem.empty())
                throw lang::Error(items.where, fmt::format("item {}: {}", count, problem));
            if (text.size() < enough) continue;
            is_open = put(text);
            text.clear();
        }
        return is_open && put(text);
    };
    context.write_data(file->text, may_replace, content, file.where);
    return count;
}

std::string add_line(std::string& to, const Value& value) {
    const auto text = to_text(value);
    if (text.find('\n') != text.npos) return "the text has several lines, which would be read as several items";
    to += text;
    to += '\n';
    return {};
}

Integer write_lines(Context& context, const At<Text>& file, const At<Sequence>& items,
                    const std::optional<Boolean>& replace) {
    return write(context, file, items, is_true(replace), add_line);
}

Integer write_table(Context& context, const At<Text>& file, const At<Sequence>& rows,
                    const std::optional<files::Format>& as, const std::optional<Boolean>& replace) {
    const auto format = format_for(file, as);
    if (format == files::Format::json)
        throw lang::Error(file.where, "tables are written as JSON lines, not as one JSON value",
                          "write_table(\"a.jsonl\", rows)");
    TableWriter writer(format);
    return write(context, file, rows, is_true(replace),
                 [&](std::string& to, const Value& value) { return writer.add(to, value); });
}

}  // namespace

std::vector<BuiltIn> data_file_built_ins() {
    return {
        row({.name = "is_file",
             .parameters = "file: the path from the current folder",
             .meaning = "Whether there is a file of this name that the program may read.",
             .example = "is_file(\"no such file\")",
             .answer = "false"},
            is_file),
        row({.name = "read_lines",
             .parameters = "file: the path from the current folder, plain or gzipped; \"-\" is standard input",
             .meaning = "The lines of a file, as a stream of texts.",
             .example = "write_lines(\"moves.txt\", {R U, U2 F'}); items(read_lines(\"moves.txt\"))",
             .answer = "{\"R U\", \"U2 F'\"}"},
            read_lines),
        row({.name = "read_table",
             .parameters = "file: the path from the current folder, plain or gzipped; or a JSON text | as: the format; "
                           "chosen by the file extension (.csv, .tsv, .jsonl, .json) if left out | path: the way to "
                           "the list in a JSON file, as \"sessions.1\"; the whole file if left out",
             .meaning = "The rows of a table, as a stream of records. Fields are texts, or JSON values in a .jsonl or "
                        ".json file.",
             .example = "write_table(\"a.csv\", {{\"name\": \"sexy\", \"moves\": R U R' U'}}); "
                        "first(read_table(\"a.csv\")).moves",
             .answer = "\"R U R' U'\""},
            read_table),
        row({.name = "write_lines",
             .parameters =
                 "file: the path from the current folder; gzipped if it ends in .gz | items: the items, written as "
                 "print writes them | replace: whether to replace an existing file; false if left out",
             .meaning = "Writes one line for each item, and returns the number of lines.",
             .example = "write_lines(\"orders.txt\", map(order, {R, R U}))",
             .answer = "2"},
            write_lines),
        row({.name = "write_table",
             .parameters = "file: the path from the current folder; gzipped if it ends in .gz | rows: records or maps "
                           "with the same names, or lists | as: the format; chosen by the file extension if left out | "
                           "replace: whether to replace an existing file; false if left out",
             .meaning = "Writes a table with one row for each record, and returns the number of rows.",
             .example = "write_table(\"orders.csv\", {{\"moves\": R U, \"order\": 105}}, as = csv)",
             .answer = "1"},
            write_table),
    };
}

}  // namespace cubelang::meaning
