#include "examples/cluster/mpi/asked.hpp"

#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "lang/parser.hpp"

namespace cubelang::cluster {
namespace {

// Larger ones have more blocks than 64 bits can number, whatever turns.
constexpr int largest = 50;
constexpr int most_distance = 1000, most_megabytes = 1'000'000'000;

int number(const std::string& option, const std::string& text, int least, int most) {
    int value = 0;
    const auto end = text.data() + text.size();
    const auto [read_to, error] = std::from_chars(text.data(), end, value);
    if (text.empty() || error != std::errc{} || read_to != end || value < least || value > most)
        throw WrongArguments(fmt::format("{} is a number from {} to {}, not '{}'", option, least, most, text));
    return value;
}

// A run of moves, as the language reads it.
std::vector<cube::Move> moves_in(const std::string& text) {
    auto parsed = lang::parse(lang::make_source("moves", text));
    if (!parsed.errors.empty()) throw WrongArguments(lang::to_string(parsed.errors.front()));
    const auto* show =
        parsed.statements.size() == 1 ? std::get_if<lang::Show>(&parsed.statements.front().node) : nullptr;
    const auto* run = show != nullptr ? std::get_if<lang::Moves>(&show->value->node) : nullptr;
    if (run == nullptr) throw WrongArguments(fmt::format("'{}' are no plain moves; write them so: '2R U'", text));
    return {run->moves.begin(), run->moves.end()};
}

std::vector<search::Generator> generators_in(const std::string& text, int n) {
    const auto moves = moves_in(text);
    for (const auto& move : moves)
        if (cube::fault(move, n) != cube::MoveFault::none)
            throw WrongArguments(fmt::format("{} turns no layer of the {}x{}x{}", cube::spell(move), n, n, n));
    auto generators = search::turns_meant_by(moves, n);
    if (generators.empty()) throw WrongArguments("no move turns anything; write some, such as '2R U'");
    return generators;
}

}  // namespace

std::string usage() {
    return "usage: cube_distances [--cube N] [--most DISTANCE] [--memory MB] MOVES\n"
           "Counts the states that MOVES generate (all turns of each), by their distance from solved, as\n"
           "distances({…}) does with every turn at cost 1. A rank holds up to MB megabytes (1000) of states.\n";
}

Asked asked_by(std::span<const std::string> arguments) {
    Asked asked;
    std::optional<std::string> moves;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const auto& word = arguments[i];
        const auto value = [&](int least, int most) {
            if (++i == arguments.size()) throw WrongArguments(word + " needs a number behind it");
            return number(word, arguments[i], least, most);
        };
        if (word == "--help") return Asked{.generators = {}, .help = true};
        if (word == "--cube")
            asked.cube.n = value(cube::smallest_cube, largest);
        else if (word == "--most")
            asked.most = value(0, most_distance);
        else if (word == "--memory")
            asked.memory = static_cast<std::size_t>(value(1, most_megabytes)) << 20U;
        else if (word.starts_with("-") || moves)
            throw WrongArguments(fmt::format("'{}' is not understood", word));
        else
            moves = word;
    }
    if (!moves) throw WrongArguments("which moves? Write them as one argument: '2R U'");
    asked.generators = generators_in(*moves, asked.cube.n);
    return asked;
}

}  // namespace cubelang::cluster
