// Singmaster's cycles: capital letters, and the sign of a cycle after its bracket.
//
//   (URF,ULB)+     the same as (+urf,ulb): the last part turns clockwise as it moves to the first place; (UF,UR)+ flips
//                  it; (URF)- turns a part in place
//   (U,F+,D)++     fixed centres of a supercube: within the cycle each sign follows its letter

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "runtime/base/text.hpp"
#include "runtime/cube/cycles.hpp"
#include "runtime/meaning/forms/form_reader.hpp"
#include "runtime/meaning/forms/forms.hpp"
#include "runtime/meaning/forms/literals.hpp"

namespace cubelang::meaning {
namespace {

std::string cycle_in_singmaster(cube::Cube cube, const cube::PartCycle& cycle) {
    std::string text;
    for (std::size_t i = 0; i < cycle.size(); ++i)
        text += fmt::format("{}{}{}", i == 0 ? "(" : ",", upper(cube::name(cube, cycle[i].part)),
                            i == 0 ? "" : cube::turn_sign(cycle[i].turns));
    return fmt::format("{}){}", text, cube::turn_sign(cycle.front().turns));
}

class SingmasterReader {
public:
    SingmasterReader(cube::Cube cube, const lang::SourcePtr& text) : cube_(cube), in_(text) {}

    cube::State read() {
        auto state = cube::solved(cube_);
        in_.skip_blanks();
        do {
            if (!in_.take('('))
                in_.fail_here(fmt::format("a cycle begins with `(`, not {}", in_.describe_next()),
                              "the identity is ()");
            in_.skip_blanks();
            if (!in_.take(')')) perm::multiply_by(state.blocks, cycle(cube_, parsed(), in_.source()).blocks);
            in_.skip_blanks();
        } while (!in_.at_end());
        return state;
    }

private:
    // Converts the cycle to Randelshofer's notation.
    lang::Cycle parsed() {
        lang::Cycle cycle;
        do {
            in_.skip_blanks();
            cycle.parts.push_back(part(cycle.parts.empty()));
            in_.skip_blanks();
        } while (in_.take(','));
        if (!in_.take(')')) in_.fail_expecting("`,` or `)`");
        cycle.parts.front().sign = in_.signs();
        return cycle;
    }
    lang::PartName part(bool first) {
        lang::PartName part;
        const auto begin = in_.at();
        part.letters = in_.letters();
        if (part.letters.empty()) in_.fail_expecting("a part such as URF, UF or U");
        part.digits = in_.digits();
        part.span = in_.since(begin);
        // Singmaster writes centres in capitals, the language in small letters.
        if (part.letters.size() == 1) part.letters = lower(part.letters);
        const auto sign_begin = in_.at();
        part.sign = in_.signs();
        if (!part.sign.empty() && (first || part.letters.size() > 1))
            in_.fail(in_.since(sign_begin), "the sign of a cycle follows its bracket",
                     first ? fmt::format("write ({}{},…){}", upper(part.letters), part.digits, part.sign)
                           : "only fixed centres have a sign inside a cycle");
        return part;
    }

    cube::Cube cube_;
    FormReader in_;
};

std::string singmaster_text(const cube::State& state, const FormOptions&) {
    std::string text;
    for (const auto& cycle : cube::cycles_of(state))
        text += (text.empty() ? "" : " ") + cycle_in_singmaster(state.cube, cycle);
    return text.empty() ? "()" : text;
}

}  // namespace

const Form singmaster_form{
    .name = "singmaster",
    .topic = "Other programs' forms",
    .meaning =
        "The cycles of parts in Singmaster's notation: a sign after the bracket for a twisted or flipped cycle. Also "
        "reads such a text.",
    .example = "singmaster([R, U])",
    .answer = "(URF,RDF)+ (ULB,RUB)- (UR,UB,FR)",
    .write = singmaster_text,
    .read = read_with<SingmasterReader>,
};

}  // namespace cubelang::meaning
