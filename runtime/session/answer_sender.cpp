#include "runtime/session/answer_sender.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "runtime/meaning/show/json.hpp"

namespace cubelang::inline session {

void AnswerSender::begin(const lang::SourcePtr& source, std::uint32_t offset, bool again) {
    if (source != source_ || offset < counted_) {
        source_ = source;
        counted_ = 0;
        line_ = source->first_line;
    }
    begin_ = offset;
    count_ += again ? 0 : 1;
    is_within_ = true;
}

void AnswerSender::end() {
    const bool is_wanted = !sliders_.empty() || (options_.json ? options_.every && is_within_ : !notes_.empty());
    if (is_wanted) send({Answer::Kind::noted, {}, options_.json ? R"({"type":"done"})" : ""});
}

void AnswerSender::note(std::vector<lang::Note> notes) { std::ranges::move(notes, std::back_inserter(notes_)); }

// Notes go with the first answer of their statement. In JSON, notes on a statement without an answer go with the next
// one.
void AnswerSender::send(Answer&& answer) {
    auto notes = std::exchange(notes_, {});
    answer.sliders = std::exchange(sliders_, {});
    answer.drawing = shown_here(std::move(answer.drawing));
    if (options_.json)
        answer.json = numbered(meaning::json_with_notes(std::move(answer.json), notes), answer.failed());
    else
        answer.notes = std::move(notes);
    sink_(answer);
}

void AnswerSender::print(render::Drawing printed) {
    Answer answer{Answer::Kind::printed};
    if (options_.json) answer.json = meaning::json_printed(render::painted(printed, {}));
    if (options_.drawings || options_.values) answer.drawing = std::move(printed);
    send(std::move(answer));
}

void AnswerSender::fail(lang::Diagnostic whole) {
    auto diagnostic = lang::shortened(std::move(whole));
    const bool stopped = diagnostic.kind == lang::Diagnostic::Kind::interrupted;
    if (stopped && host_.interruption_reason) diagnostic.hint = host_.interruption_reason();
    send({stopped ? Answer::Kind::interrupted : Answer::Kind::error,
          {},
          options_.json ? meaning::json(diagnostic, std::exchange(notes_, {})) : "",
          std::make_shared<const lang::Diagnostic>(std::move(diagnostic))});
}

render::Drawing AnswerSender::shown_here(render::Drawing drawing) const {
    if (host_.screen.printable) return render::printable(std::move(drawing));
    return drawing;
}

// Counted only on demand.
std::uint32_t AnswerSender::line() {
    const auto* text = source_->text.data();
    line_ += static_cast<std::uint32_t>(std::count(text + counted_, text + begin_, '\n'));
    counted_ = begin_;
    return line_;
}

// Adds the fields `statement` and, unless there is one already, `line`.
std::string AnswerSender::numbered(std::string object, bool has_line) {
    if (!is_within_ || !object.ends_with('}')) return object;
    object.pop_back();
    object += ",\"statement\":" + std::to_string(count_);
    if (!has_line) object += ",\"line\":" + std::to_string(line());
    return object + "}";
}

}  // namespace cubelang::inline session
