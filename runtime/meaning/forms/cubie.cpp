// Kociemba's cubie level: names of cubies above their orientations, and all other parts as cycles.
//
//   corners: UFL DLF ULB UBR URF DFR DBL DRB
//            1   2   0   0   2   1   0   0
//   edges:   UR FL UL UB DR FR DL DB UF DF BL BR
//            0  1  0  0  0  1  0  0  1  1  0  0
//   rest:    (r1,b1,l1,f1)
//
// Corners and edges include the symmetry that follows p; the rest does not.

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "lang/parser.hpp"
#include "runtime/base/text.hpp"
#include "runtime/cube/coordinates/cubie.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/cube/reach/notes.hpp"
#include "runtime/meaning/forms/form_reader.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/forms/literals.hpp"
#include "runtime/meaning/value/value.hpp"

namespace cubelang::meaning {
namespace {

using cube::CubieFault;
using Places = std::span<const std::string_view>;

std::string row_text(std::string_view heading, const cube::Arrangement& row, Places places) {
    std::string names = fmt::format("{:<9}", heading), turned = fmt::format("{:<9}", "");
    for (std::size_t i = 0; i < places.size(); ++i) {
        names += fmt::format("{}{}", i == 0 ? "" : " ", places[static_cast<std::size_t>(row.pieces[i])]);
        turned += fmt::format("{}{:<{}}", i == 0 ? "" : " ", row.orientations[i],
                              i + 1 == places.size() ? 0 : places[i].size());
    }
    return names + "\n" + turned;
}

// A row with the places of its names and orientations in the text, for messages.
struct WrittenRow {
    cube::Arrangement row;
    std::vector<lang::Span> names, numbers;
};

class CubieReader {
public:
    CubieReader(cube::Cube cube, const lang::SourcePtr& text, cube::Symmetry s) : cube_(cube), s_(s), text_(text) {}

    cube::State read() {
        heading_ = next_heading();
        const auto corners = read_row("corners", cube::corner_places());
        const auto edges = cube_.has_fixed_centres() ? read_row("edges", cube::edge_places()) : WrittenRow{};
        auto result = cube::read_cubies(cube_, {corners.row, edges.row}, s_);
        if (const auto* problem = std::get_if<cube::CubieProblem>(&result))
            fail(*problem, problem->edge ? edges : corners);
        auto state = std::get<cube::State>(std::move(result));
        if (heading_ == "rest")
            perm::multiply_by(state.blocks, rest().blocks);
        else if (!heading_.empty())
            text_.fail(heading_span_, fmt::format("unexpected heading `{}:`", heading_), headings());
        return state;
    }

private:
    [[nodiscard]] std::string headings() const {
        return fmt::format("the cubie level of a {} is written corners: … {}and, for all other parts, rest: …",
                           cube_name(cube_), cube_.has_fixed_centres() ? "edges: … " : "");
    }

    // Reads a word and its colon; empty at the end of the text.
    std::string next_heading() {
        text_.skip_blanks();
        const auto begin = text_.at();
        std::string word(text_.letters());
        heading_span_ = text_.since(begin);
        if (text_.at_end() && word.empty()) return {};
        if (!text_.take(':'))
            text_.fail_here(fmt::format("a heading with a colon is expected here, not {}", text_.describe_next()),
                            headings());
        return word;
    }

    WrittenRow read_row(std::string_view heading, Places places) {
        if (heading_ != heading) text_.fail(heading_span_, fmt::format("`{}:` is missing", heading), headings());
        WrittenRow written;
        const auto noun = heading.substr(0, heading.size() - 1);
        for (text_.skip_blanks();
             std::isalpha(static_cast<unsigned char>(text_.peek())) != 0 && written.names.size() <= places.size();
             text_.skip_blanks())
            read_name(written, noun, places);
        check_count(written.names.size(), heading, places.size());
        for (; std::isdigit(static_cast<unsigned char>(text_.peek())) != 0 && written.numbers.size() <= places.size();
             text_.skip_blanks())
            read_number(written);
        check_count(written.numbers.size(), "orientations", places.size());
        heading_ = next_heading();
        return written;
    }
    void check_count(std::size_t count, std::string_view of_what, std::size_t wanted) const {
        if (count < wanted) text_.fail_here(fmt::format("only {} of {} {} are given", count, wanted, of_what));
        if (count > wanted) text_.fail(last_, fmt::format("there are only {} {}", wanted, of_what));
    }
    void read_name(WrittenRow& written, std::string_view noun, Places places) {
        const auto begin = text_.at();
        const auto name = upper(text_.letters());
        last_ = text_.since(begin);
        const auto at = std::ranges::find_if(
            places, [&](std::string_view place) { return std::ranges::is_permutation(place, name); });
        if (at == places.end())
            text_.fail(last_, fmt::format("`{}` is not a valid {}", name, noun),
                       fmt::format("the {}s are {}", noun, fmt::join(places, " ")));
        written.row.pieces.push_back(static_cast<int>(at - places.begin()));
        written.names.push_back(last_);
    }
    void read_number(WrittenRow& written) {
        const auto begin = text_.at();
        const auto digits = text_.digits();
        last_ = text_.since(begin);
        written.row.orientations.push_back(digits.size() > 1 ? 9 : digits[0] - '0');
        written.numbers.push_back(last_);
    }

    [[noreturn]] void fail(const cube::CubieProblem& problem, const WrittenRow& written) const {
        const auto places = problem.edge ? cube::edge_places() : cube::corner_places();
        const auto cubie = places[static_cast<std::size_t>(written.row.pieces[problem.at])];
        switch (problem.fault) {
            case CubieFault::repeated:
                text_.fail(
                    written.names[problem.at],
                    fmt::format("{} occurs twice: at {} and at {}", cubie, places[problem.other], places[problem.at]),
                    fmt::format("{} is missing", places[static_cast<std::size_t>(problem.missing)]));
            case CubieFault::mirrored:
                text_.fail(
                    written.numbers[problem.at],
                    fmt::format("orientation {} of {}: mirror images have 3 to 5, all other positions 0 to 2",
                                written.row.orientations[problem.at], cubie),
                    s_.reflects() ? "this symmetry reflects: write 3 to 5" : "cubie(text, S_LR2) reads a mirror image");
            case CubieFault::orientation: break;
        }
        text_.fail(written.numbers[problem.at], fmt::format("this is not an orientation of {}", cubie),
                   problem.edge ? "an edge has 0, or 1 if it is flipped"
                                : "a corner has 0, 1 if it is turned clockwise, or 2 anticlockwise");
    }

    // The rest is cycles in the language's own notation.
    [[nodiscard]] cube::State rest() const {
        const auto all = std::string_view(text_.source()->text);
        const lang::Span span{static_cast<std::uint32_t>(text_.at()), static_cast<std::uint32_t>(all.size())};
        // Leading blanks preserve the offsets of the text.
        const auto parsed =
            lang::parse(lang::make_source("text", std::string(text_.at(), ' ') + std::string(all.substr(text_.at()))));
        if (!parsed.errors.empty())
            text_.fail(parsed.errors[0].where.span, parsed.errors[0].message, parsed.errors[0].hint);
        auto state = cube::solved(cube_);
        for (const auto& statement : parsed.statements) {
            const auto* show = std::get_if<lang::Show>(&statement.node);
            if (show == nullptr) text_.fail(span, "the rest is written as cycles");
            multiply(state, *show->value);
        }
        if (cube::without_cubies(state) != state)
            text_.fail(span, "these cycles move corners or edges, which have separate lines");
        return state;
    }
    void multiply(cube::State& state, const lang::Expr& expr) const {
        if (const auto* cycle = std::get_if<lang::Cycle>(&expr.node))
            perm::multiply_by(state.blocks, meaning::cycle(cube_, *cycle, text_.source()).blocks);
        else if (const auto* product = std::get_if<lang::Product>(&expr.node))
            for (const auto& factor : product->factors) multiply(state, *factor.expr);
        else if (const auto* moves = std::get_if<lang::Moves>(&expr.node); moves == nullptr || !moves->moves.empty())
            text_.fail(expr.span, "the rest is written as cycles");
    }

    cube::Cube cube_;
    cube::Symmetry s_;
    FormReader text_;
    std::string heading_;
    lang::Span heading_span_, last_;
};

std::string cubie_text(const cube::State& p, const FormOptions& options) {
    const auto rows = cube::product(cube::cubies_of(p), cube::cubies_of(p.cube, options.then));
    auto text = row_text("corners:", rows.corners, cube::corner_places());
    if (!rows.edges.pieces.empty()) text += "\n" + row_text("edges:", rows.edges, cube::edge_places());
    const auto rest = cube::without_cubies(p);
    return perm::is_identity(rest.blocks) ? text : text + "\n" + fmt::format("{:<9}", "rest:") + cycle_text(rest);
}

// Kociemba's .c, the cubie at each place, and .o, its orientation.
Value row_parts(cube::Cube cube, const cube::Arrangement& row, Places places) {
    std::vector<cube::Part> cubies;
    for (const auto from : row.pieces)
        cubies.push_back(*cube::find_part(cube, lower(places[static_cast<std::size_t>(from)]), 0).part);
    return make_record({{"c", locations_of(cube, cubies)}, {"o", list_of(row.orientations, make_integer)}});
}

std::optional<Value> cubie_parts(const cube::State& p, const FormOptions& options) {
    const auto rows = cube::product(cube::cubies_of(p), cube::cubies_of(p.cube, options.then));
    std::vector<std::pair<std::string, Value>> fields{
        {"corners", row_parts(p.cube, rows.corners, cube::corner_places())}};
    if (!rows.edges.pieces.empty()) fields.emplace_back("edges", row_parts(p.cube, rows.edges, cube::edge_places()));
    fields.emplace_back("rest", make_permutation(cube::without_cubies(p)));
    return make_record(std::move(fields));
}

cube::State read_cubie(cube::Cube cube, const lang::SourcePtr& text, const FormOptions& options) {
    return CubieReader(cube, text, options.then).read();
}

}  // namespace

const Form cubie_form{
    .name = "cubie",
    .topic = "Cubies and colours",
    .meaning =
        "The corner and (for odd N) the edge now at each place, with its orientation, in Kociemba's order. Also reads "
        "such a text.",
    .example = "cubie(F)",
    .answer =
        "corners: UFL DLF ULB UBR URF DFR DBL DRB\n"
        "         1   2   0   0   2   1   0   0\n"
        "edges:   UR FL UL UB DR FR DL DB UF DF BL BR\n"
        "         0  1  0  0  0  1  0  0  1  1  0  0",
    .option = Form::Option::then,
    .write = cubie_text,
    .read = read_cubie,
    .remark = reach::unreachable_note,
    .parts = cubie_parts,
};

}  // namespace cubelang::meaning
