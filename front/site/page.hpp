#pragma once
// The pages of the site, by where they come from, where everything has its place on them, and the frame around them:
// head, search, contents.

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "stdlib/library.hpp"

namespace cubelang::site {

/// Where everything has its place: files of the repository, built-ins, what the library defines.
class Places {
public:
    /// Of the repository in that folder.
    explicit Places(const std::string& root);

    /// The page that is made from a file: "docs/language.md" is language.html. Empty: none is.
    [[nodiscard]] std::string of_file(std::string_view path) const;
    /// What the page is called: the file's first heading.
    [[nodiscard]] std::string title_of(std::string_view path) const;
    /// "order" is built-ins-orders-and-parity.html#order. Empty: nothing is called so.
    [[nodiscard]] std::string of_name(std::string_view name) const;

    /// docs/*.md in the order in which README.md names them, then those that it does not name.
    [[nodiscard]] const std::vector<std::string>& documents() const { return documents_; }
    /// examples/lessons/*.md, by their numbers.
    [[nodiscard]] const std::vector<std::string>& lessons() const { return lessons_; }

private:
    std::vector<std::string> documents_, lessons_;
    std::map<std::string, std::string, std::less<>> files_, titles_, names_;
};

/// The page of a topic of built-ins, of a module of the library.
[[nodiscard]] std::string topic_page(std::string_view topic);
[[nodiscard]] std::string module_page(std::string_view module);

/// The file's text; nothing can be done without it.
[[nodiscard]] std::string text_of(const std::filesystem::path& path);

/// Where a page stands in the list of contents.
enum class Shelf : std::uint8_t { guide, built_ins, library, lessons, developers };

/// A heading with what stands below it, as plain text: for the contents and the search.
struct Section {
    int level = 1;
    std::string id;  ///< empty: the page itself
    std::string title;
    std::string text{};
    bool is_name = false;  ///< of a built-in, a definition: found first
};

struct Page {
    std::string file;  ///< beside all others
    std::string title;
    Shelf shelf = Shelf::guide;
    std::string body;  ///< HTML, well-formed as XML too
    std::vector<Section> sections{};
    std::map<std::string, std::string> pictures{};  ///< files, by their names in the folder `pictures`
};

/// The whole file of a page in its frame. `all`: what the contents list, in their order.
[[nodiscard]] std::string framed(const Page& page, const std::vector<Page>& all);

/// What the search looks into, as a script: pages opened from a disk may read nothing else.
[[nodiscard]] std::string search_index(const std::vector<Page>& all);

/// README.md, docs/*.md but for the built-ins, CONTRIBUTING.md.
[[nodiscard]] std::vector<Page> document_pages(const std::string& root, const Places& places);
/// An overview, then a page for each topic, from the table of built-ins.
[[nodiscard]] std::vector<Page> built_in_pages(const Places& places);
/// An overview, then a page for each module, every definition with its picture.
[[nodiscard]] std::vector<Page> library_pages(const Places& places);
/// An overview, then a page for each lesson of the course.
[[nodiscard]] std::vector<Page> lesson_pages(const std::string& root, const Places& places);

/// A page of the documentation as HTML: its headings with anchors, its links led to the pages of the site, its examples
/// run. `path`: the file in the repository, which its links start from. Fills the page's title, body and sections.
void write_document(Page& page, std::string_view path, std::string_view text, const Places& places);

/// What the library defines: each thing with what its doc says, what it does, and what it looks like.
struct Definition {
    std::string name;
    std::string shape;       ///< how it is called: "square_group()"
    std::string meaning;     ///< what its doc says, without examples
    std::string written;     ///< the statement
    std::string facts{};     ///< HTML
    std::string examples{};  ///< HTML
    std::string picture{};   ///< SVG; empty: there is none
};

/// As they stand in the module; worked out by a session.
[[nodiscard]] std::vector<Definition> definitions_of(const library::Module& module);
/// What a picture is called, as it stands in the SVG: escaped.
[[nodiscard]] std::string title_of(std::string_view svg);

}  // namespace cubelang::site
