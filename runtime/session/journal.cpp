#include "runtime/session/journal.hpp"

#include <algorithm>
#include <filesystem>

#include "runtime/base/newlines.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/meaning/show/text.hpp"

namespace cubelang::inline session {
namespace {

namespace fs = std::filesystem;

std::string doc_of(const lang::Statement& statement) {
    if (const auto* let = std::get_if<lang::Let>(&statement.node)) return let->doc;
    if (const auto* def = std::get_if<lang::Def>(&statement.node)) return def->doc;
    return {};
}

std::string as_comment(const std::string& doc) {
    std::string text;
    for (const auto line : lines_of(doc)) text.append("## ").append(line).append("\n");
    return text;
}

std::string first_line(const std::string& text) {
    constexpr std::size_t longest = 60;
    const auto line = text.substr(0, text.find('\n'));
    const bool whole = line.size() == text.size() && line.size() <= longest;
    return whole ? line : std::string(beginning(line, longest)) + " …";
}

// A relative path for files in or below the script's folder, so that both can be moved together; otherwise the full
// path.
std::string path_from(const std::string& file, const std::string& directory) {
    const auto path = fs::path(file).lexically_relative(directory).generic_string();
    return path.empty() || path.starts_with("..") ? file : path;
}

}  // namespace

void Journal::find_files(const lang::Statement& statement, const lang::Source& source, std::size_t start,
                         std::vector<ImportedFile>& files) {
    const auto within = [&](const lang::Block& block) {
        for (const auto& inner : block) find_files(inner, source, start, files);
    };
    if (const auto* loop = std::get_if<lang::For>(&statement.node)) within(loop->body);
    if (const auto* choice = std::get_if<lang::IfStatement>(&statement.node)) {
        within(choice->yes);
        within(choice->no);
    }
    const auto* import = std::get_if<lang::Import>(&statement.node);
    if (import == nullptr || !import->is_file) return;
    std::error_code failed;
    const auto path =
        fs::absolute(fs::path(source.name).parent_path() / import->what, failed).lexically_normal().string();
    files.push_back({import->what_span.begin - start, import->what_span.end - start, failed ? import->what : path});
}

void Journal::add(const lang::Statement& statement, const lang::SourcePtr& source, meaning::Changes&& changes) {
    const auto [begin, end] = statement.span;
    Step step{source->text.substr(begin, end - begin), doc_of(statement), {}, {}, meaning::weight(changes)};
    find_files(statement, *source, begin, step.files);
    steps_.push_back(std::move(step));
    auto& added = steps_.back();
    added.changes = std::move(changes);
    bytes_ += added.weight;
    ++undoable_;
    forget_old();
}

void Journal::forget_old() {
    for (; undoable_ > most_undone || (undoable_ > 1 && bytes_ > most_bytes); --undoable_) {
        auto& oldest = steps_[steps_.size() - undoable_];
        bytes_ -= oldest.weight;
        oldest.changes.reset();
    }
}

std::optional<std::string> Journal::undo(meaning::Interpreter& interpreter) {
    if (undoable_ == 0 || steps_.size() <= floor_) return std::nullopt;
    Step step = std::move(steps_.back());
    steps_.pop_back();
    --undoable_;
    bytes_ -= step.weight;
    interpreter.roll_back(*std::move(step.changes));
    return first_line(step.text);
}

std::string Journal::why_not() const {
    if (steps_.size() <= floor_) return "there is nothing to undo";
    return "there is nothing more to undo: older values are no longer kept";
}

std::string_view Journal::mark() { return "# Saved by `save`: a session of Cubelang, to be run again."; }

std::string Journal::script(const std::string& directory) const {
    std::string text = std::string(mark()) + "\n" + opening_;
    for (const auto& step : steps_) {
        std::string statement = step.text;
        for (auto file = step.files.rbegin(); file != step.files.rend(); ++file)
            statement.replace(file->begin, file->end - file->begin,
                              meaning::in_quotes(path_from(file->path, directory)));
        text += as_comment(step.doc) + statement + "\n";
    }
    return text;
}

}  // namespace cubelang::inline session
