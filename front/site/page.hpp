#pragma once
// The pages of the site by their source, the addresses of their contents, and the frame of each page: head, search,
// contents.

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "stdlib/library.hpp"

namespace cubelang::site {

/// Addresses on the site, for files of the repository, built-ins and library definitions.
class SiteMap {
public:
    /// `root` is the folder of the repository.
    explicit SiteMap(const std::string& root);

    /// The page of a file: language.html for "docs/language.md". Empty if the file has no page.
    [[nodiscard]] std::string of_file(std::string_view path) const;
    /// The title of a file's page, which is the file's first heading.
    [[nodiscard]] std::string title_of(std::string_view path) const;
    /// built-ins-orders-and-parity.html#order for "order". Empty for an unknown name.
    [[nodiscard]] std::string of_name(std::string_view name) const;

    /// docs/README.md, then docs/*.md in its order, then the files that it does not list.
    [[nodiscard]] const std::vector<std::string>& documents() const { return documents_; }
    /// examples/lessons/*.md, by number.
    [[nodiscard]] const std::vector<std::string>& lessons() const { return lessons_; }

private:
    std::vector<std::string> documents_, lessons_;
    std::map<std::string, std::string, std::less<>> files_, titles_, names_;
};

/// The page of a topic of built-ins, and of a library module.
[[nodiscard]] std::string topic_page(std::string_view topic);
[[nodiscard]] std::string module_page(std::string_view module);

/// The file's text. Throws std::runtime_error if it cannot be read.
[[nodiscard]] std::string text_of(const std::filesystem::path& path);

/// The group of a page in the contents.
enum class MenuGroup : std::uint8_t { guide, built_ins, library, lessons, developers };

/// A heading and the plain text below it, for the contents and the search.
struct Section {
    int level = 1;
    std::string id;  ///< empty: the page itself
    std::string title;
    std::string text{};
    bool is_name = false;  ///< of a built-in or a definition: ranked first
};

struct Page {
    std::string file;  ///< all are in one folder
    std::string title;
    MenuGroup group = MenuGroup::guide;
    std::string body;  ///< HTML that is also well-formed XML
    std::vector<Section> sections{};
    std::map<std::string, std::string> pictures{};  ///< files, by name in the folder `pictures`
};

/// The complete file of a page. `all`: the pages of the contents, in order. `is_live`: readers can run its examples.
[[nodiscard]] std::string page_html(const Page& page, const std::vector<Page>& all, bool is_live);

/// The search index, as a script, since pages opened from a disk can read no other files.
[[nodiscard]] std::string search_index(const std::vector<Page>& all);

/// README.md, docs/*.md except the built-ins, CONTRIBUTING.md.
[[nodiscard]] std::vector<Page> document_pages(const std::string& root, const SiteMap& places);
/// An overview, then a page for each topic, from the table of built-ins.
[[nodiscard]] std::vector<Page> built_in_pages(const SiteMap& places);
/// An overview, then a page for each module, with a picture for every definition.
[[nodiscard]] std::vector<Page> library_pages(const SiteMap& places);
/// An overview, then a page for each lesson of the course.
[[nodiscard]] std::vector<Page> lesson_pages(const std::string& root, const SiteMap& places);

/// Converts a document to HTML: headings get anchors, links lead to pages of the site, examples are run. `path`: the
/// file in the repository, to which its links are relative. Sets the page's title, body and sections.
void write_document(Page& page, std::string_view path, std::string_view text, const SiteMap& places);

/// A definition of the library, with its doc comment, its effect and its picture.
struct Definition {
    std::string name;
    std::string shape;       ///< how it is called, such as "square_group()"
    std::string meaning;     ///< its doc comment, without examples
    std::string written;     ///< the statement
    std::string facts{};     ///< HTML
    std::string examples{};  ///< HTML
    std::string picture{};   ///< SVG; may be empty
};

/// The definitions of a module in its order, evaluated in a session.
[[nodiscard]] std::vector<Definition> definitions_of(const library::Module& module);
/// The title of an SVG picture, still escaped.
[[nodiscard]] std::string title_of(std::string_view svg);

}  // namespace cubelang::site
