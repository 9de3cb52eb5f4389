#include "runtime/session/batch_question.hpp"

#include <algorithm>

#include "runtime/meaning/forms/forms.hpp"

namespace cubelang::batch {
namespace {

using Reading = Question::Reading;

struct ReadingRow {
    std::string_view name;
    Reading reading;
    data::Format format = data::Format::text;
};
constexpr ReadingRow rows[] = {
    {"moves", Reading::element},
    {"text", Reading::text},
    {"csv", Reading::row, data::Format::csv},
    {"tsv", Reading::row, data::Format::tsv},
    {"jsonl", Reading::row, data::Format::jsonl},
};

}  // namespace

bool read_as(Question& question, std::string_view name) {
    const auto* row = std::ranges::find(rows, name, &ReadingRow::name);
    const auto form = std::ranges::find(eval::written_forms, name, &eval::Form::name);
    const bool is_row = row != std::end(rows);
    if (!is_row && (form == std::end(eval::written_forms) || (*form)->read == nullptr)) return false;
    question.reading = is_row ? row->reading : Reading::element;
    question.format = is_row ? row->format : data::Format::text;
    question.form = is_row ? nullptr : *form;
    return true;
}

std::vector<std::string> readings() {
    std::vector<std::string> names;
    for (const auto& row : rows) names.emplace_back(row.name);
    for (const auto* form : eval::written_forms)
        if (form->read != nullptr) names.emplace_back(form->name);
    return names;
}

}  // namespace cubelang::batch
