#include "runtime/meaning/assist/continuation.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

#include <fmt/format.h>

#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"
#include "runtime/meaning/bind/vocabulary.hpp"

namespace cubelang::cube {
namespace {

constexpr int few = 24;  // up to this number, all numbers are offered

std::optional<Kind> kind_of_name(Cube cube, std::string_view letters, int number) {
    const auto found = find_part(cube, letters, static_cast<std::uint64_t>(number));
    return found.part ? std::optional(found.part->kind) : std::nullopt;
}

int numbers_of(Cube cube, std::string_view letters) {
    if (letters.size() == 1) return numbered_centres(cube);
    return letters.size() == 2 ? numbered_wings(cube) : 0;
}

class Speller {
public:
    explicit Speller(Cube cube) : cube_(cube) {}

    // Adds the part names that begin with `letters` and agree with `typed`.
    void add_letters(const std::string& letters, std::string_view typed) {
        if (letters.size() >= typed.size()) add_name(letters, letters == typed);
        if (letters.size() == 3) return;
        for (const char next : face_letters)
            if (letters.size() >= typed.size() || typed[letters.size()] == next) add_letters(letters + next, typed);
    }

    // Adds the numbers that begin with `digits`.
    void add_numbers(const std::string& letters, std::string_view digits) {
        const int most = numbers_of(cube_, letters);
        int begun = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), begun);
        if (!digits.empty() && (error != std::errc{} || begun == 0)) return;
        if (begun > 0) add(letters, begun);
        if (most <= few)
            for (int number = 1; number <= most; ++number)
                if (const auto text = std::to_string(number); text.size() > digits.size() && text.starts_with(digits))
                    add(letters, number);
        if (most > few && begun <= most / 10)
            for (int digit = begun == 0 ? 1 : 0; digit <= 9; ++digit) add(letters, 10 * begun + digit);
    }

    std::vector<Spelling> found;

private:
    void add_name(const std::string& letters, bool typed_out) {
        if (letters.empty()) return;
        if (const auto kind = kind_of_name(cube_, letters, 0)) found.push_back({letters, *kind});
        const int most = numbers_of(cube_, letters);
        const auto kind = most == 0 ? std::nullopt : kind_of_name(cube_, letters, 1);
        if (!kind) return;
        if (typed_out || most <= 2)
            add_numbers(letters, "");
        else if (cube_.n % 2 == 0)
            found.push_back({letters, *kind, most});
    }

    void add(const std::string& letters, int number) {
        if (const auto kind = kind_of_name(cube_, letters, number))
            found.push_back({letters + std::to_string(number), *kind});
    }

    Cube cube_;
};

}  // namespace

std::vector<Spelling> spellings(Cube cube, std::string_view typed, int letters) {
    Speller speller(cube);
    const auto end = std::min(typed.find_first_of("0123456789"), typed.size());
    if (end == typed.size())
        speller.add_letters("", typed);
    else
        speller.add_numbers(std::string(typed.substr(0, end)), typed.substr(end));
    const auto unwanted = [&](const Spelling& one) {
        return letters != 0 &&
               std::min(one.text.find_first_of("0123456789"), one.text.size()) != static_cast<std::size_t>(letters);
    };
    std::erase_if(speller.found, unwanted);
    return std::move(speller.found);
}

}  // namespace cubelang::cube

namespace cubelang::meaning {
namespace {

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::string_view last_word(std::string_view text) {
    std::size_t start = text.size();
    while (start > 0 && is_word(text[start - 1])) --start;
    return text.substr(start);
}

/// The innermost bracket that is open, and the commas directly in it.
struct OpenBracket {
    std::size_t bracket = std::string_view::npos;
    std::vector<std::size_t> commas;
};

OpenBracket innermost(std::string_view text) {
    const auto tokens = lang::tokens_of(text);
    const auto bracket = lang::innermost_open(tokens);
    OpenBracket open;
    if (bracket != lang::Token::none) open.bracket = tokens[bracket].begin;
    for (auto i = bracket + 1; i < tokens.size(); ++i) {  // none + 1 is 0
        if (tokens[i].kind == lang::Token::Kind::open) i = tokens[i].partner;
        if (text[tokens[i].begin] == ',') open.commas.push_back(tokens[i].begin);
    }
    return open;
}

// The number of letters of a part as written in a cycle; 0 if the text is not a part.
int letters_of_part(std::string_view text) {
    text = trimmed(text);
    text.remove_prefix(std::min(text.find_first_not_of("+-"), text.size()));
    const auto end = static_cast<std::size_t>(
        std::ranges::find_if_not(text, [](char c) { return cube::face_named(c).has_value(); }) - text.begin());
    const bool is_part = end >= 1 && end <= 3 && text.find_first_not_of("0123456789", end) == text.npos;
    return is_part ? static_cast<int>(end) : 0;
}

void detect_cycle(Place& place) {
    if (trimmed(place.argument).find_first_not_of("+-") != std::string_view::npos) return;
    const auto is_part = [](std::string_view item) { return letters_of_part(item) != 0; };
    if (!std::ranges::all_of(place.arguments, is_part)) return;
    place.cycle = true;
    place.surely_cycle = !place.arguments.empty() || !trimmed(place.argument).empty();
    if (!place.arguments.empty()) place.letters = letters_of_part(place.arguments.front());
}

std::string meaning_of(const cube::Spelling& spelling) {
    if (spelling.numbers == 0) return std::string(cube::with_article(spelling.kind));
    return fmt::format("{}, 1 to {}", spelling.kind == cube::Kind::wing ? "wings" : "centres", spelling.numbers);
}

std::vector<Candidate> parts(std::string_view typed, cube::Cube cube, int letters) {
    std::vector<Candidate> candidates;
    for (const auto& spelling : cube::spellings(cube, typed, letters))
        candidates.push_back({spelling.text, meaning_of(spelling), Candidate::Kind::part});
    return candidates;
}

void append(std::vector<Candidate>& all, std::vector<Candidate> more, std::string_view beginning) {
    for (auto& one : more)
        if (one.text.starts_with(beginning)) all.push_back(std::move(one));
}

bool is_given(const Place& place, const BuiltIn& built_in, std::size_t index) {
    const auto by_name = [&](std::string_view argument) {
        return argument_name(argument) == built_in.parameters[index].name;
    };
    return index < place.arguments.size() || std::ranges::any_of(place.arguments, by_name);
}

std::vector<Candidate> choices_for(const Parameter& parameter) {
    std::vector<Candidate> candidates;
    if (parameter.choices == nullptr) return candidates;
    for (const auto& [text, meaning, is_name] : parameter.choices())
        candidates.push_back({std::string(text), std::string(meaning), Candidate::Kind::argument});
    return candidates;
}

// Adds the choices for the current argument, and the names of optional arguments.
void add_arguments(Completions& completions, const Place& place, const BuiltIn& built_in) {
    if (const auto name = argument_name(place.argument); !name.empty()) {
        if (!trimmed(place.argument.substr(place.argument.find('=') + 1)).empty()) return;
        const auto parameter = std::ranges::find(built_in.parameters, name, &Parameter::name);
        if (parameter != built_in.parameters.end()) append(completions.candidates, choices_for(*parameter), place.word);
        completions.only = !completions.candidates.empty();
        return;
    }
    if (!trimmed(place.argument).empty()) return;
    const auto at = place.arguments.size();
    if (at < built_in.parameters.size())
        append(completions.candidates, choices_for(built_in.parameters[at]), place.word);
    for (std::size_t i = 0; i < built_in.parameters.size(); ++i) {
        const auto& parameter = built_in.parameters[i];
        if (parameter.optional && at > 0 && !is_given(place, built_in, i))
            append(completions.candidates,
                   {{fmt::format("{} = ", parameter.name), std::string(parameter.meaning), Candidate::Kind::argument}},
                   place.word);
    }
    completions.only = place.word.empty() && !completions.candidates.empty();
}

}  // namespace

std::string_view argument_name(std::string_view argument) {
    const auto equals = argument.find('=');
    if (equals == argument.npos || argument.substr(equals).starts_with("==")) return {};
    const auto name = trimmed(argument.substr(0, equals));
    return last_word(name) == name ? name : std::string_view();
}

Place place_of(std::string_view text) {
    Place place;
    place.word = last_word(text);
    place.before = text.substr(0, text.size() - place.word.size());
    place.location = place.before.ends_with('@');
    const auto [bracket, commas] = innermost(place.before);
    if (bracket == text.npos || text[bracket] != '(') return place;
    std::size_t begin = bracket + 1;
    for (const auto comma : commas) {
        place.arguments.push_back(place.before.substr(begin, comma - begin));
        begin = comma + 1;
    }
    place.argument = place.before.substr(begin);
    place.function = last_word(text.substr(0, bracket));
    if (place.function.empty()) detect_cycle(place);
    return place;
}

Completions completions_at(const Place& place, cube::Cube cube) {
    if (place.location) return {parts(place.word, cube, 0), true};
    // Without a letter or another part, these would be all parts of the cube.
    if (place.surely_cycle) return {parts(place.word, cube, place.letters), true};
    if (place.cycle && !place.word.empty()) return {parts(place.word, cube, 0), false};
    Completions completions;
    const auto* built_in = place.function.empty() ? nullptr : vocabulary().built_in(place.function);
    if (built_in != nullptr) add_arguments(completions, place, *built_in);
    return completions;
}

}  // namespace cubelang::meaning
