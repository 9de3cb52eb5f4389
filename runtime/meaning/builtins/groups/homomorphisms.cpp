// Built-ins for homomorphisms: records with the group and the image, whose generators correspond one by one.

#include <new>

#include "runtime/algebra/group/pairs.hpp"
#include "runtime/algebra/group/random_generation.hpp"
#include "runtime/meaning/bind/built_in_caches.hpp"
#include "runtime/meaning/builtins/groups/group_arguments.hpp"
#include "runtime/meaning/value/groups.hpp"

namespace cubelang::meaning {

struct Homomorphism {
    Group group, image;
};
template <>
struct Argument<Homomorphism> {
    static constexpr std::string_view wanted = "a homomorphism such as action(G, orbits(G)[1])";
    static std::string hint(const TypeMismatch& mismatch) { return hint_of_any(mismatch); }
    static bool fits(const Value& value);
    static Homomorphism get(Context& context, const Operand& operand);
};

/// The pairs of the two groups last used.
struct LastPairs {
    groups::GroupPtr first, second;
    group::Pairs pairs;
};

namespace {

std::optional<Group> group_in_field(const Value& value, std::string_view name) {
    const auto map = as_map(value);
    if (!map) return std::nullopt;
    for (const auto& [key, field] : map->items)
        if (const auto* text = key.as<Text>(); text != nullptr && text->text == name)
            if (const auto* group = field.as<Group>()) return *group;
    return std::nullopt;
}

std::optional<group::Pairs> made_pairs(Context& context, const Group& first, const Group& second,
                                       const lang::Where& where) {
    try {
        return group::Pairs::of(first.group->group, second.group->group, context.stop_token());
    } catch (const std::bad_alloc&) {
        throw lang::Error(where, "there is not enough memory for this homomorphism",
                          "the group and its image can together act on at most about 20000 points");
    }
}

enum class Side : std::uint8_t { images, preimages };

const group::Pairs& pairs_of(Context& context, const At<Homomorphism>& f, Side side) {
    const auto &first = side == Side::images ? f->image : f->group,
               &second = side == Side::images ? f->group : f->image;
    auto& last = built_in_caches(context).pairs[static_cast<std::size_t>(side)];
    if (last != nullptr && last->first == first.group && last->second == second.group) return last->pairs;
    auto made = made_pairs(context, first, second, f.where);
    if (!made) throw lang::interruption(f.where);
    if (made->order() != f->group.group->group.order())
        throw lang::Error(f.where, "these images of the generators define no homomorphism",
                          "a product of generators that is the identity must have the image ()");
    last = std::make_shared<LastPairs>(LastPairs{first.group, second.group, *std::move(made)});
    return last->pairs;
}

Value partner(Context& context, const At<Homomorphism>& f, const Operand& element, Side side) {
    const auto &from = side == Side::images ? f->group : f->image, &to = side == Side::images ? f->image : f->group;
    const Operand group{{from}, f.where};
    const auto found =
        is_member(context, element, group)
            ? pairs_of(context, f, side).preimage(groups::fitted(*from.group, on_points(context, element, group)))
            : std::nullopt;
    if (!found)
        throw lang::Error(
            element.where,
            side == Side::images ? "this is not in the group of the homomorphism" : "this is not in the image",
            side == Side::images ? "the field group of the homomorphism is that group"
                                 : "the field image of the homomorphism contains all images");
    return element_of(*to.group, *found);
}

Value image_under(Context& context, const At<Homomorphism>& f, const At<Value>& g) {
    return partner(context, f, {g.value, g.where}, Side::images);
}

Value preimage(Context& context, const At<Homomorphism>& f, const At<Value>& h) {
    return partner(context, f, {h.value, h.where}, Side::preimages);
}

Value kernel(Context& context, const At<Homomorphism>& f, const Origin& origin) {
    const auto& of = *f->group.group;
    auto generators = pairs_of(context, f, Side::preimages).kernel();
    auto made = group::PermutationGroup::of(std::move(generators), of.group.degree(), context.stop_token());
    if (made) made = group::with_few_generators(*made, context.stop_token());
    if (!made) throw lang::interruption(origin.where);
    return make_group(groups::on_points_of(of, *std::move(made)));
}

}  // namespace

bool Argument<Homomorphism>::fits(const Value& value) {
    const auto group = group_in_field(value, "group"), image = group_in_field(value, "image");
    return group && image && group->group->group.generators().size() == image->group->group.generators().size();
}

Homomorphism Argument<Homomorphism>::get(Context&, const Operand& operand) {
    return {*group_in_field(operand.value, "group"), *group_in_field(operand.value, "image")};
}

std::vector<BuiltIn> homomorphism_built_ins() {
    return {
        row({.name = "kernel",
             .parameters = "f: the homomorphism",
             .meaning = "The kernel of a homomorphism: the elements whose image is the identity.",
             .example = "size(kernel(action(group(R, U), parts(corners))))",
             .answer = "612360"},
            kernel),
        row({.name = "image_under",
             .parameters = "f: the homomorphism | g: an element of its group",
             .meaning = "The image of g under a homomorphism.",
             .example = "let on = action(group(R, U), parts(corners)); order(image_under(on, R U))",
             .answer = "5"},
            image_under),
        row({.name = "preimage",
             .parameters = "f: the homomorphism | h: an element of its image",
             .meaning = "An element of the group whose image is h. The others differ from it by an element of the "
                        "kernel.",
             .example = "let on = action(group(R, U), parts(edges)); let h = random(on.image); "
                        "image_under(on, preimage(on, h)) == h",
             .answer = "true"},
            preimage),
    };
}

}  // namespace cubelang::meaning
