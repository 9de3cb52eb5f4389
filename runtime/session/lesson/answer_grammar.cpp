#include "runtime/session/lesson/answer_grammar.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/meaning/show/text.hpp"
#include "runtime/session/lesson/lesson.hpp"
#include "runtime/session/session.hpp"

namespace cubelang::lesson {
namespace {

enum class Part { lead, unit, truth, possibility, parity, face, reason, clause, tendency, doubt };
struct GrammarRow {
    Part part;
    std::string_view means, written;  ///< alternatives, with | between them
};
constexpr std::array grammar{
    GrammarRow{
        Part::lead, "",
        "the answer is|the answer|answer is|answer|the order is|order|the permutation is|it is|it's|it must be|"
        "it goes to|it ends at|i choose|i think|so|by|in|at least|exactly|after|option|choice|the|place|edge|corner|"
        "to|at|an|>=|="},
    GrammarRow{Part::unit, "",
               "or more|times|rounds|repetitions|moves|turns|quarter turns|swaps|steps|ways|positions|states|elements|"
               "cycles|rings|corners|edges|centres|wings|parts|stickers|cases|words|classes|cosets"},
    GrammarRow{Part::truth, "true", "yes|y|true"},
    GrammarRow{Part::truth, "false", "no|n|false"},
    GrammarRow{Part::possibility, "true", "always|possible"},
    GrammarRow{Part::possibility, "false",
               "never|not always|impossible|not possible|cannot|can't|it cannot|it can't|no it can't|not|nope"},
    GrammarRow{Part::parity, "even", "even|not odd|even one|even permutation|even number of swaps"},
    GrammarRow{Part::parity, "odd", "odd|not even|odd one|odd permutation|odd number of swaps"},
    GrammarRow{Part::face, "u", "up|upper|top"},
    GrammarRow{Part::face, "d", "down|bottom"},
    GrammarRow{Part::face, "f", "front"},
    GrammarRow{Part::face, "b", "back"},
    GrammarRow{Part::face, "l", "left"},
    GrammarRow{Part::face, "r", "right"},
    GrammarRow{Part::face, "", "edge|corner|place|position"},  // behind the faces
    GrammarRow{Part::reason, "", " because | since | as "},
    GrammarRow{
        Part::clause, "",
        " so |,|. |: | (| - | is right| is correct"},  // if none of its words speaks for the other answer, or for none
    GrammarRow{Part::tendency, "true", "yes|true|can|could|may|might|does|possible|always|certainly|sure"},
    GrammarRow{Part::tendency, "false", "no|not|false|cannot|can't|never|impossible"},
    GrammarRow{Part::doubt, "", "or|but|not|no|yes|maybe|perhaps|unless|guess|it is|it does"},
};
constexpr std::string_view digits = "0123456789";

std::vector<std::string_view> split(std::string_view text, std::string_view marks) {
    std::vector<std::string_view> all;
    for (std::size_t begin = 0, end = 0; begin <= text.size(); begin = end + 1) {
        end = std::min(text.find_first_of(marks, begin), text.size());
        all.push_back(text.substr(begin, end - begin));
    }
    return all;
}

std::vector<std::string_view> phrases(Part part) {
    return split(std::ranges::find(grammar, part, &GrammarRow::part)->written, "|");
}

std::optional<std::string> meaning(Part part, std::string_view phrase) {
    for (const auto& row : grammar)
        if (row.part == part && std::ranges::count(split(row.written, "|"), phrase) != 0) return std::string(row.means);
    return std::nullopt;
}

bool is_of_word(char c) { return is_letter(c) || digits.find(c) != digits.npos || c == '_'; }
bool is_number(const ExpectedAnswer& expected) { return expected.type == "integer" || expected.type == "fraction"; }
std::string_view first_word(std::string_view text) {
    return text.substr(0, static_cast<std::size_t>(std::ranges::find_if_not(text, is_of_word) - text.begin()));
}

std::string as_on_keyboard(std::string_view text) {
    auto result = with_single_spaces(text);
    for (const auto quote : {"\u201C", "\u201D", "\u201E", "\u00AB", "\u00BB"}) result = replaced(result, quote, "\"");
    for (const auto sign : {"\u00D7", "\u00B7", "\u22C5"}) result = replaced(result, sign, "*");
    return result;
}
std::string_view stripped(std::string_view text) { return trimmed(text, " \t\r\n.!\"'`"); }
std::string folded(std::string_view text) { return lower(with_single_spaces(stripped(text))); }
std::string styled(std::string_view text, std::string_view model) {
    return meaning::in_quotes(lower(model) == model ? folded(text) : std::string(stripped(text)));
}

std::string_view without_leads(std::string_view text) {
    for (const auto lead : phrases(Part::lead)) {
        const bool is_lead = text.size() > lead.size() && lower(text.substr(0, lead.size())) == lead &&
                             (lead.back() == '=' || !is_of_word(text[lead.size()]));
        if (is_lead) return without_leads(trimmed_front(text.substr(lead.size()), " :="));
    }
    return text;
}

// `order: 105`, `X = R U`
std::string_view behind_name(std::string_view text) {
    const auto name = first_word(text);
    const auto rest = trimmed_front(text.substr(name.size()));
    const bool is_equal = rest.starts_with('=') && !rest.starts_with("==");
    const bool is_answer = meaning(Part::truth, lower(name)) || meaning(Part::parity, lower(name));
    const bool is_lead = is_equal || (rest.starts_with(':') && !is_answer && !Session::is_moves(name));
    return is_lead && !name.empty() && is_letter(name.front()) ? trimmed(rest.substr(1)) : text;
}

// `60,750` is a number, and `4!` the factorial.
std::optional<std::string> sum_in(std::string_view written) {
    std::string sum;
    for (std::size_t at = 0; at < written.size(); ++at) {
        const auto number = sum.find_last_not_of(digits) + 1;
        const auto group = std::min(written.find_first_not_of(digits, at + 1), written.size()) - at - 1;
        if (written[at] == ',' && (number == sum.size() || group != 3)) return std::nullopt;
        if (written[at] == '!' && number == sum.size()) return std::nullopt;
        if (written[at] == '!') sum = fmt::format("{}factorial({})", sum.substr(0, number), sum.substr(number));
        if (written[at] != '!' && written[at] != ',') sum += written[at];
    }
    const bool ends_well = !sum.empty() && (sum.back() == ')' || digits.find(sum.back()) != digits.npos);
    return ends_well && sum.find_first_of(digits) != sum.npos ? std::optional(sum) : std::nullopt;
}

std::optional<std::string> number_in(std::string_view written) {
    auto text = replaced(replaced(trimmed(written, " ."), " out of ", "/"), " in ", "/");
    text = replaced(text, " times ", " * ");
    const auto end = std::min(text.find_first_not_of("0123456789 ,!()*/+-^"), text.size());
    if (end < text.size() && !meaning(Part::unit, lower(text.substr(end)))) return std::nullopt;
    return sum_in(trimmed_end(std::string_view(text).substr(0, end)));
}

// `105 = 7 * 15`: both sides, which must agree. The side in digits is the answer.
std::optional<std::string> equation_in(std::string_view text) {
    const auto at = text.find('=');
    if (at == text.npos || text.find_first_of("=<>", at + 1) != text.npos) return std::nullopt;
    const auto side = [](std::string_view one) { return number_in(one).value_or(std::string(trimmed(one))); };
    const auto left = side(text.substr(0, at)), right = side(text.substr(at + 1));
    if (first_word(left) == "let" || left.find_first_of("<>!:") != left.npos || (!is_digits(left) && !is_digits(right)))
        return std::nullopt;
    const auto& answer = is_digits(left) ? left : right;
    return fmt::format("assert ({}) == ({}), \"the sides of = differ\"; {}", left, right, answer);
}

// A location without its @: two or three faces, perhaps with digits; or their names, `front-right`.
std::optional<std::string> location_in(std::string_view written) {
    std::string place;
    for (const auto word : split(trimmed_front(written, "@"), " -"))
        place += meaning(Part::face, lower(word)).value_or(std::string(word));
    if (upper(place) == place && place.find_first_of(digits) == place.npos) place = lower(place);
    const auto faces = std::min(place.find_first_not_of("rludfb"), place.size());
    const bool is_place = faces > 1 && faces < 4 && place.find_first_not_of(digits, faces) == place.npos;
    return is_place ? std::optional('@' + place) : std::nullopt;
}

std::optional<std::string> choice_in(std::string_view written, const ExpectedAnswer& expected) {
    for (std::size_t at = 0; at < expected.choices.size(); ++at)
        if (lower(trimmed(written, "()")) == choice_letter(at) || written == stripped(expected.choices[at]))
            return meaning::in_quotes(choice_letter(at));
    return std::nullopt;
}

std::optional<std::string> word_in(std::string_view written, std::string_view model) {
    const auto word = folded(written), right = folded(model);
    if (!word.empty() && word == right) return meaning::in_quotes(model);
    const auto parity = meaning(Part::parity, word), truth = meaning(Part::truth, word);
    if (parity && meaning(Part::parity, right)) return meaning::in_quotes(*parity);
    if (!truth || !meaning(Part::truth, right)) return std::nullopt;
    return meaning::in_quotes(truth == meaning(Part::truth, right) ? std::string(model) : yes_or_no(*truth == "true"));
}

std::optional<std::string> answer_in(std::string_view written, const ExpectedAnswer& expected) {
    if (!expected.choices.empty()) return choice_in(stripped(written), expected);
    const auto truth = expected.type == "boolean" ? meaning(Part::truth, folded(written)) : std::nullopt;
    if (truth || expected.type == "boolean") return truth ? truth : meaning(Part::possibility, folded(written));
    if (expected.type == "location") return location_in(stripped(written));
    if (expected.type == "text") return word_in(written, expected.text);
    return is_number(expected) ? number_in(written) : std::nullopt;
}

bool is_clear(std::string_view clause, const std::string& answer, const ExpectedAnswer& expected) {
    const bool has_number = is_number(expected) && clause.find_first_of(digits) != clause.npos;
    if (has_number || meaning(Part::doubt, folded(clause))) return false;
    if (choice_in(stripped(clause), expected) == answer) return true;
    return std::ranges::none_of(split(clause, " ,;:.!?()\""), [&](std::string_view word) {
        const auto choice = lower(word) == word ? choice_in(word, expected) : std::nullopt;
        const auto other = meaning(expected.type == "boolean" ? Part::tendency : Part::parity, lower(word));
        if (choice) return choice != answer;
        if (other) return *other != answer && meaning::in_quotes(*other) != answer;
        return meaning(Part::doubt, lower(word)).has_value();
    });
}

// An answer alone, with a reason, or in a clause with `so` after its reason. A sentence of two answers has none.
std::optional<std::string> sentence_in(std::string_view written, const ExpectedAnswer& expected) {
    const auto text = as_on_keyboard(written), small = lower(text);
    std::set<std::string> answers;
    const auto consider = [&](std::string_view part, std::string_view clause) {
        const auto answer = answer_in(without_leads(trimmed(part, " ,")), expected);
        if (answer && is_clear(clause, *answer, expected)) answers.insert(*answer);
    };
    if (text.size() > 300) return std::nullopt;  // it is no sentence, and would take long
    consider(text, {});
    for (const auto part : {Part::reason, Part::clause})
        for (const auto mark : phrases(part))
            for (auto at = small.find(mark); at != small.npos; at = small.find(mark, at + 1)) {
                const auto before = text.substr(0, at), behind = text.substr(at + mark.size());
                consider(before, part == Part::clause ? behind : std::string());
                if (mark == " so ") consider(behind, before);
            }
    return answers.size() == 1 ? std::optional(*answers.begin()) : std::nullopt;
}

// A wrong word is an answer, too. Moves are something to try, unless the model is the name of moves.
std::optional<std::string> other_word(std::string_view word, const ExpectedAnswer& expected) {
    const std::string_view model = expected.text;
    const bool has_blanks = model.find(' ') != model.npos;
    const auto fits = [&](char c) { return is_of_word(c) || c == '-' || (has_blanks && c == ' '); };
    const bool is_word = !word.empty() && is_letter(word.front()) && std::ranges::all_of(word, fits);
    if (expected.type != "text" || !expected.choices.empty() || !is_word) return std::nullopt;
    if (Session::is_moves(word) && !Session::is_moves(model)) return std::nullopt;
    return styled(word, model);
}

std::optional<std::string> statement_in(std::string_view line, const ExpectedAnswer& expected, const IsName& is_name) {
    if (is_name(first_word(line))) return std::nullopt;
    if (const auto answer = sentence_in(line, expected)) return answer;
    if (const auto word = other_word(stripped(as_on_keyboard(line)), expected)) return word;
    return is_number(expected) ? equation_in(as_on_keyboard(line)) : std::nullopt;
}

}  // namespace

std::optional<bool> truth_of(std::string_view written) {
    const auto truth = meaning(Part::truth, folded(as_on_keyboard(written)));
    return truth ? std::optional(*truth == "true") : std::nullopt;
}

// A printed word or number is an answer; a printed expression is an experiment.
std::string answer_statement(std::string_view line, const ExpectedAnswer& expected, const IsName& is_name) {
    if (line.starts_with("print ")) return statement_in(line.substr(6), expected, is_name).value_or(std::string(line));
    const auto answer = behind_name(line);
    return statement_in(answer, expected, is_name).value_or(std::string(answer));
}

std::optional<std::string> answer_literal(const ExpectedAnswer& value, const ExpectedAnswer& expected) {
    const bool is_text = value.type == "text", wants_text = expected.type == "text";
    const bool fits = (is_text && expected.type == "boolean") || (wants_text && (is_text || value.type == "boolean"));
    if (!fits) return std::nullopt;
    if (auto answer = sentence_in(value.text, expected)) return answer;
    return is_text && wants_text ? std::optional(styled(value.text, expected.text)) : std::nullopt;
}

std::string describe_grammar(const ExpectedAnswer& expected) {
    constexpr std::string_view reason = "; a reason may follow after `because` or a comma";
    if (!expected.choices.empty())
        return fmt::format("write a letter, `a` to `{}`", choice_letter(expected.choices.size() - 1));
    if (expected.type == "boolean") return fmt::format("write `yes` or `no`{}", reason);
    if (is_number(expected)) return "write a number, such as `105`, `105 times`, `7 * 15` or `1 in 12`";
    if (expected.type == "location") return "write a location, such as `@ufr`";
    if (meaning(Part::parity, folded(expected.text))) return fmt::format("write `even` or `odd`{}", reason);
    return "write the word alone";
}

}  // namespace cubelang::lesson
