#include <nlohmann/json.hpp>

#include "front/site/frame.hpp"

namespace cubelang::site {
namespace {

// What stands in the text once is enough, and blanks are a blank.
std::string shortened(const std::string& text) {
    std::string all;
    for (const char c : text)
        if (c != '\n' && c != ' ')
            all += c;
        else if (!all.empty() && all.back() != ' ')
            all += ' ';
    return all;
}

}  // namespace

std::string search_index(const std::vector<Page>& all) {
    auto rows = nlohmann::json::array();
    for (const Page& page : all)
        for (const Section& section : page.sections)
            rows.push_back({section.title, section.id.empty() ? page.file : page.file + "#" + section.id, page.title,
                            section.is_name ? 1 : 0, shortened(section.text)});
    return "window.pages = " + rows.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + ";\n";
}

}  // namespace cubelang::site
