#include "runtime/session/speaker.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "runtime/meaning/show/json.hpp"

namespace cubelang {

void Speaker::begin(const lang::SourcePtr& source, std::uint32_t offset) {
    if (source != source_ || offset < counted_) {
        source_ = source;
        counted_ = 0;
        line_ = source->first_line;
    }
    begin_ = offset;
    ++count_;
    is_within_ = true;
    is_answered_ = false;
}

void Speaker::end() {
    const bool is_wanted = options_.json ? options_.every && !is_answered_ : !notes_.empty();
    if (is_wanted) send({Answer::Kind::noted, {}, options_.json ? R"({"type":"done"})" : ""});
}

void Speaker::note(std::vector<lang::Note> notes) { std::ranges::move(notes, std::back_inserter(notes_)); }

// The notes on a statement are its first answer's. In JSON, where every line answers something, those on a statement
// without an answer come with the next one.
void Speaker::send(Answer&& answer) {
    auto notes = std::exchange(notes_, {});
    is_answered_ = true;
    answer.drawing = shown_here(std::move(answer.drawing));
    if (options_.json)
        answer.json = numbered(eval::json_with_notes(std::move(answer.json), notes), answer.failed());
    else
        answer.notes = std::move(notes);
    sink_(answer);
}

void Speaker::print(render::Drawing printed) {
    Answer answer{Answer::Kind::printed};
    if (options_.json) answer.json = eval::json_printed(render::painted(printed, {}));
    if (options_.drawings || options_.values) answer.drawing = std::move(printed);
    send(std::move(answer));
}

void Speaker::fail(lang::Diagnostic whole) {
    auto diagnostic = lang::shortened(std::move(whole));
    const bool stopped = diagnostic.kind == lang::Diagnostic::Kind::interrupted;
    if (stopped && host_.why_interrupted) diagnostic.hint = host_.why_interrupted();
    send({stopped ? Answer::Kind::interrupted : Answer::Kind::error,
          {},
          options_.json ? eval::json(diagnostic, std::exchange(notes_, {})) : "",
          std::make_shared<const lang::Diagnostic>(std::move(diagnostic))});
}

render::Drawing Speaker::shown_here(render::Drawing drawing) const {
    if (host_.screen.printable) return render::printable(std::move(drawing));
    return drawing;
}

// Counted when someone wants to know.
std::uint32_t Speaker::line() {
    const auto* text = source_->text.data();
    line_ += static_cast<std::uint32_t>(std::count(text + counted_, text + begin_, '\n'));
    counted_ = begin_;
    return line_;
}

// With the fields `statement` and, if it has none already, `line`.
std::string Speaker::numbered(std::string object, bool has_line) {
    if (!is_within_ || !object.ends_with('}')) return object;
    object.pop_back();
    object += ",\"statement\":" + std::to_string(count_);
    if (!has_line) object += ",\"line\":" + std::to_string(line());
    return object + "}";
}

}  // namespace cubelang
