#include "runtime/render/svg/tags.hpp"

#include "runtime/render/svg/outline.hpp"

namespace cubelang::render::svg {
namespace {

Tag read_tag(std::string_view inside) {
    Tag tag;
    tag.is_closed = inside.ends_with('/');
    tag.name = inside.substr(0, inside.find_first_of(" /", 1));
    for (auto at = inside.find("=\""); at != inside.npos; at = inside.find("=\"", at)) {
        const auto begin = inside.rfind(' ', at) + 1, end = inside.find('"', at + 2);
        tag.attributes[std::string(inside.substr(begin, at - begin))] = inside.substr(at + 2, end - at - 2);
        at = end;
    }
    return tag;
}

}  // namespace

std::vector<Tag> tags_of(std::string_view svg) {
    std::vector<Tag> tags;
    for (auto at = svg.find('<'); at != svg.npos; at = svg.find('<', at + 1)) {
        const auto end = svg.find('>', at);
        if (end == svg.npos) break;
        tags.push_back(read_tag(svg.substr(at + 1, end - at - 1)));
        tags.back().text = svg.substr(end + 1, svg.find('<', end) - end - 1);
    }
    return tags;
}

std::string_view value_of(const Attributes& attributes, std::string_view name, std::string_view usual) {
    const auto at = attributes.find(name);
    return at == attributes.end() ? usual : std::string_view(at->second);
}
double number_of(const Attributes& attributes, std::string_view name, double usual) {
    const auto numbers = numbers_in(value_of(attributes, name));
    return numbers.empty() ? usual : numbers.front();
}
Box box_of(const Attributes& a) {
    return {number_of(a, "x"), number_of(a, "y"), number_of(a, "width"), number_of(a, "height")};
}

}  // namespace cubelang::render::svg
