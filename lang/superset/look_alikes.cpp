#include "lang/superset/look_alikes.hpp"

#include <algorithm>
#include <array>

#include "lang/superset/look_alike_rows.hpp"

namespace cubelang::lang {
namespace {

// clang-format off
constexpr std::array rows{
    LookAlikeRow{"(uf ur ub)",        look_alike::cycle_without_commas},
    LookAlikeRow{"[uf, ur]",          look_alike::cycle_in_square_brackets},
    LookAlikeRow{"uf -> ur",          look_alike::arrow_between_parts},
    LookAlikeRow{"{UF, UR, UB}",      look_alike::list_of_parts},
    LookAlikeRow{"uf",                look_alike::part_alone},
    LookAlikeRow{"(R U R' U')x6",     look_alike::times_after},
    LookAlikeRow{"(R U)6x",           look_alike::number_before_times},
    LookAlikeRow{"R90",               look_alike::degrees},
    LookAlikeRow{"RU6",               look_alike::count_of_the_last},
    LookAlikeRow{"R^2U",              look_alike::power_before_move},
    LookAlikeRow{"R-U-R'-U'",         look_alike::minus_between_moves},
    LookAlikeRow{"-RU",               look_alike::minus_before_moves},
    LookAlikeRow{"RUru",              look_alike::small_letters_as_inverses},
    LookAlikeRow{"Rr U2",             look_alike::doubled_letter},
    LookAlikeRow{"\"R U R' U'\"",     look_alike::moves_in_quotes},
    LookAlikeRow{"R e R'",            look_alike::e_among_moves},
    LookAlikeRow{"order(R U) // 2",   look_alike::division_as_comment},
};
// clang-format on

bool overlap(Span a, Span b) { return a.begin < b.end && b.begin < a.end; }

// Nobody types as much as that; what a program writes is not searched.
constexpr std::size_t longest_typed = 1 << 14;

}  // namespace

std::span<const LookAlikeRow> look_alike_rows() { return rows; }

std::vector<LookAlike> look_alikes(std::string_view statement) {
    std::vector<LookAlike> all;
    if (statement.size() > longest_typed || !may_have_look_alikes(statement)) return all;
    const TypedText text(statement);
    for (const auto& row : rows) {
        auto found = row.find(text);
        if (!found || std::ranges::any_of(all, [&](const auto& a) { return overlap(a.span, found->span); })) continue;
        all.push_back(std::move(*found));
    }
    std::ranges::stable_sort(all, {}, [](const auto& a) { return a.span.begin; });
    return all;
}

}  // namespace cubelang::lang
