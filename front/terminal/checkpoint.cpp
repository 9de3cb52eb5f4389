#include "front/terminal/mapping.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "front/terminal/run_files.hpp"
#include "runtime/base/json_text.hpp"

namespace cubelang::terminal {
namespace {

using Json = nlohmann::ordered_json;
using batch::Greatest;
using batch::Rank;

constexpr int version = 1;

Json form_of(const batch::Question& question) {
    return {static_cast<int>(question.reading), static_cast<int>(question.format),
            question.form == nullptr ? "" : std::string(question.form->name)};
}

// The settings on which the answers depend, by their names on the command line.
Json settings_json(const MapSettings& settings) {
    const auto& question = settings.question;
    Json prelude = Json::array();
    for (const auto& script : question.prelude) prelude.push_back(script.text);
    return {{"the program", CUBELANG_VERSION},
            {"EXPRESSION", question.expression},
            {"--where", question.condition},
            {"--by", question.rank},
            {"-e or --init", prelude},
            {"--cube", {question.cube.n, question.cube.super}},
            {"--as", form_of(question)},
            {"--path", question.path.value_or("no JSON")},
            {"--count, --histogram or --top", {static_cast<int>(question.wanted), question.how_many}},
            {"--json or --full", {question.json, question.full}},
            {"--seed", question.seed},
            {"--shard", {settings.shard.part, settings.shard.parts}},
            {"--output", settings.output},
            {"--rejects", settings.rejects}};
}

Json inputs(const MapSettings& settings) {
    Json files = Json::array();
    for (const auto& name : settings.files) {
        Json file{{"name", name}};
        if (const auto identity = identity_of(name))
            file.update({{"size", identity->size}, {"changed", identity->changed}});
        files.push_back(std::move(file));
    }
    return files;
}

Json counts_as_json(const batch::Counts& counts) {
    return {counts.lines, counts.answers, counts.left_out, counts.rejected};
}
batch::Counts counts_of(const Json& json) { return {json.at(0), json.at(1), json.at(2), json.at(3)}; }

Json entry_as_json(const Greatest::Entry& entry) {
    const auto* number = std::get_if<Rational>(&entry.rank);
    return {number != nullptr, number != nullptr ? number->str() : std::get<std::string>(entry.rank), entry.line,
            entry.ranked, entry.answer};
}
Greatest::Entry entry_of(const Json& json) {
    const auto rank = json.at(1).get<std::string>();
    return {json.at(0).get<bool>() ? Rank(Rational(rank)) : Rank(rank), json.at(2), json.at(3), json.at(4)};
}

void read_progress(const Json& json, batch::Progress& progress) {
    progress.byte = json.at("byte");
    progress.checksum = json.at("checksum");
    progress.tally.counts = counts_of(json.at("counts"));
    for (const auto& row : json.at("histogram")) progress.tally.histogram.add(row.at(0).get<std::string>(), row.at(1));
    for (const auto& row : json.at("greatest")) progress.tally.greatest.add(entry_of(row));
}

// The name of the first value that has changed; empty if all are equal.
std::string difference(const Json& before, const Json& now) {
    for (const auto& [name, value] : now.items())
        if (!before.contains(name) || before.at(name) != value) return name;
    return {};
}

std::string read_checkpoint_json(const Json& json, const MapSettings& settings, Checkpoint& checkpoint) {
    if (json.at("cube map") != version) return "it was saved by another version of this program";
    if (const auto what = difference(json.at("asked"), settings_json(settings)); !what.empty())
        return "it was saved by a run with other settings: " + what + " is different";
    if (json.at("read") != inputs(settings)) return "the input files have changed since, or are different files";
    read_progress(json, checkpoint.progress);
    checkpoint.output = json.at("output");
    checkpoint.rejects = json.at("rejects");
    checkpoint.finished = json.at("finished");
    return {};
}

std::string count(const batch::Counts& counts, bool json) {
    if (!json) return fmt::format("{}\n", counts.answers);
    return fmt::format("{{\"answers\":{},\"lines\":{},\"left_out\":{},\"rejected\":{}}}\n", counts.answers,
                       counts.lines, counts.left_out, counts.rejected);
}

std::string histogram(const batch::Histogram& histogram, bool json) {
    std::string text;
    for (const auto& [answer, times] : histogram.sorted())
        text += json ? fmt::format("{{\"answer\":{},\"count\":{}}}\n", json_text(answer), times)
                     : fmt::format("{}\t{}\n", answer, times);
    return text;
}

std::string greatest(const batch::Greatest& greatest, bool json) {
    std::string text;
    for (const auto& entry : greatest.sorted())
        text += json ? fmt::format("{{\"by\":{},\"line\":{},\"answer\":{}}}\n", entry.ranked, entry.line, entry.answer)
                     : fmt::format("{}\t{}\n", entry.ranked, entry.answer);
    return text;
}

}  // namespace

std::string checkpoint_text(const MapSettings& settings, const Checkpoint& checkpoint) {
    const auto& tally = checkpoint.progress.tally;
    Json histogram = Json::array(), greatest = Json::array();
    for (const auto& [answer, times] : tally.histogram.sorted()) histogram.push_back({answer, times});
    for (const auto& entry : tally.greatest.sorted()) greatest.push_back(entry_as_json(entry));
    const Json json{{"cube map", version},
                    {"finished", checkpoint.finished},
                    {"byte", checkpoint.progress.byte},
                    {"checksum", checkpoint.progress.checksum},
                    {"counts", counts_as_json(tally.counts)},
                    {"output", checkpoint.output},
                    {"rejects", checkpoint.rejects},
                    {"asked", settings_json(settings)},
                    {"read", inputs(settings)},
                    {"histogram", std::move(histogram)},
                    {"greatest", std::move(greatest)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string read_checkpoint(const std::string& text, const MapSettings& settings, Checkpoint& checkpoint) {
    try {
        return read_checkpoint_json(Json::parse(text), settings, checkpoint);
    } catch (const Json::exception&) {
        return "it is not a file saved by `cube map --resume`";
    }
}

std::string totals(const batch::Question& question, const batch::Tally& tally) {
    using Wanted = batch::Question::Wanted;
    switch (question.wanted) {
        case Wanted::count: return count(tally.counts, question.json);
        case Wanted::histogram: return histogram(tally.histogram, question.json);
        case Wanted::greatest: return greatest(tally.greatest, question.json);
        case Wanted::each: break;
    }
    return {};
}

}  // namespace cubelang::terminal
