#include "runtime/session/batch/batch.hpp"

#include <algorithm>
#include <new>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/stop_point.hpp"
#include "runtime/base/utf8.hpp"
#include "runtime/meaning/assist/catalogue.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/show/json.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/meaning/value/depth.hpp"
#include "runtime/meaning/value/numbers.hpp"

namespace cubelang::batch {
namespace {

void check_names(const lang::Block& text, const lang::SourcePtr& source, const meaning::Scope& scope) {
    const auto unknown = meaning::unknown_names(text, source, scope, {name_of_line, name_of_number});
    if (!unknown.empty()) throw lang::Error(unknown.front());
}

Rank rank_of(const meaning::Value& value, const lang::Where& where) {
    if (meaning::is_number(value)) return meaning::rational(value);
    if (const auto* text = value.as<meaning::Text>()) return text->text;
    throw lang::Error(where, fmt::format("answers are ranked by a number or a text, but this is {}",
                                         meaning::type_with_article(value)));
}

using Reading = Question::Reading;

}  // namespace

std::string on_one_line(std::string text) {
    return text.find_first_of("\n\r") == text.npos ? text : files::to_one_line(text);
}

Answerer::Answerer(const Question& question, const Host& host, StopToken stop)
    : question_(question),
      stop_(stop),
      engine_(host, stop),
      reader_(Engine::vocabulary(), question.form, "line"),
      seed_(meaning::make_integer(question.seed)) {
    const StopScope watched(stop_);
    engine_.context().set_cube(question_.cube);
    engine_.define(name_of_seed, seed_, "the seed of this run");
    for (const auto& script : question_.prelude) engine_.run_all(engine_.continued({script.name, script.text}));
    expression_ = parse("EXPRESSION", question_.expression);
    condition_ = parse("--where", question_.condition);
    rank_ = parse("--by", question_.rank);
}

Expression Answerer::parse(std::string name, const std::string& text) {
    if (text.empty() && name != "EXPRESSION") return {};
    auto made = engine_.expression(std::move(name), text, "a single expression is needed here",
                                   "put definitions in -e TEXT or --init FILE", {name_of_number, name_of_line});
    check_names(made.text, made.source, engine_.scope());
    return made;
}

meaning::Value Answerer::read(const Header& header) {
    const auto& line = record_.text;
    if (question_.reading == Question::Reading::element)
        return reader_.read(engine_.context(), line, engine_.context().has_inner_letters());
    if (const auto bad = first_bad_byte(line))
        throw lang::Error({}, fmt::format("byte {} is 0x{:02X}, which is not UTF-8 text", *bad + 1,
                                          static_cast<unsigned char>(line[*bad])));
    std::string problem;
    auto row = meaning::row_value(record_, question_.format, header->names, problem);
    if (!row) throw lang::Error({}, problem);
    return *std::move(row);
}

std::string_view Answerer::text_of(const meaning::Value& value, bool json) {
    auto& context = engine_.context();
    text_ = json ? meaning::json(context, value, expression_.where(), question_.full)
                 : on_one_line(meaning::to_text(value, stop_));
    stop_point();  // an interrupted text is incomplete
    return text_;
}

Greatest::Entry Answerer::ranked(const meaning::Value& answer, std::uint64_t number, const meaning::Locals& locals) {
    const auto value = engine_.value(rank_, &locals);
    Greatest::Entry entry{rank_of(value, rank_.where()), number};
    entry.ranked = text_of(value, question_.json);
    entry.answer = text_of(answer, question_.json);
    return entry;
}

void Answerer::take(const meaning::Value& value, std::uint64_t number, const meaning::Locals& locals,
                    PieceResult& result) {
    if (value.as<meaning::Function>() != nullptr)
        throw lang::Error(expression_.where(), fmt::format("this is a function; to apply it to the line, write {}(it)",
                                                           question_.expression));
    switch (question_.wanted) {
        case Question::Wanted::each:
            result.answers += text_of(value, question_.json);
            result.answers += '\n';
            break;
        case Question::Wanted::count: break;
        case Question::Wanted::histogram: result.tally.histogram.add(text_of(value, false)); break;
        case Question::Wanted::greatest: result.tally.greatest.add(ranked(value, number, locals)); break;
    }
    ++result.tally.counts.answers;
}

void Answerer::answer(const Piece& piece, std::uint64_t number, PieceResult& result) {
    const auto it = read(piece.header), counted = meaning::make_integer(number);
    const meaning::Locals outer{nullptr, name_of_number, &counted};
    const meaning::Locals locals{&outer, name_of_line, &it};
    if (condition_ &&
        !engine_.evaluator(condition_).truth(engine_.value(condition_, &locals), *condition_.expr, "--where"))
        ++result.tally.counts.left_out;
    else
        take(engine_.value(expression_, &locals), number, locals, result);
}

std::string Answerer::answer_or_reason(const Piece& piece, std::uint64_t number, PieceResult& result) {
    if (!record_.problem.empty()) return record_.problem;
    try {
        answer(piece, number, result);
        return {};
    } catch (const lang::Error& error) {
        if (error.diagnostic().kind == lang::Diagnostic::Kind::interrupted) throw Stopped();
        return meaning::reason_of(error.diagnostic(), reader_.source());
    } catch (const std::bad_alloc&) {
        return "there is not enough memory for this";
    }
}

PieceResult Answerer::answer(const Piece& piece) {
    const meaning::StackBase base;
    const StopScope watched(stop_);
    PieceResult result{{}, {}, Tally(question_.how_many)};
    auto& counts = result.tally.counts;
    files::Records records(piece.block, question_.format, piece.header->names.size(), piece.header->dialect);
    for (; records.next(record_); ++counts.lines) {
        stop_point();
        const auto number = piece.line + (record_.line - piece.block.first_line);
        const auto why = answer_or_reason(piece, number, result);
        if (why.empty()) continue;
        ++counts.rejected;
        result.rejects += fmt::format("{}{}\t{}\t{}\n", piece.file, record_.line, on_one_line(why),
                                      on_one_line(std::string(record_.text)));
    }
    return result;
}

bool set_reading(Question& question, std::string_view name) {
    const auto format = name == "posts" ? files::Format::posts : files::format_by_name(name);
    const auto form = std::ranges::find(meaning::written_forms, name, &meaning::Form::name);
    const bool is_form = form != std::end(meaning::written_forms) && (*form)->read != nullptr;
    const bool is_document = format == files::Format::json;
    if (!format && !is_form && name != "moves") return false;
    question.reading = name == "text" ? Reading::text : format ? Reading::row : Reading::element;
    question.format = is_document ? files::Format::jsonl : format.value_or(files::Format::text);
    question.form = is_form ? *form : nullptr;
    if (is_document) question.path.emplace();
    return true;
}

std::vector<std::string> readings() {
    std::vector<std::string> names{"moves", "text", "csv", "tsv", "jsonl", "json", "posts"};
    for (const auto* form : meaning::written_forms)
        if (form->read != nullptr) names.emplace_back(form->name);
    return names;
}

}  // namespace cubelang::batch
