#include "front/site/markdown.hpp"

#include <array>
#include <filesystem>
#include <utility>

#include <fmt/format.h>
#include <md4c.h>

#include "front/site/example.hpp"
#include "front/site/html.hpp"
#include "front/site/paint.hpp"
#include "lang/tokens.hpp"
#include "runtime/base/text.hpp"

namespace cubelang::site {
namespace {

std::string_view viewed(const MD_ATTRIBUTE& attribute) {
    return attribute.text == nullptr ? "" : std::string_view(attribute.text, attribute.size);
}

bool has_keyword(std::string_view text) {
    for (const auto& token : lang::tokens_of(text))
        if (token.kind == lang::Token::Kind::keyword) return true;
    return false;
}

// What stands in a block of no language: painted if it is a program.
std::string verbatim(std::string_view text) {
    const Trial trial;
    const bool is_program = has_keyword(text) && trial.session().check("text", std::string(text)).empty();
    return fmt::format("<pre><code>{}</code></pre>\n", is_program ? painted(trial.session(), text) : escaped(text));
}

// md4c tells a tree by entering and leaving its nodes; each writes its tags.
class MarkdownWriter {
public:
    MarkdownWriter(Page& page, std::string_view path, const Places& places)
        : page_(page), folder_(std::filesystem::path(path).parent_path().string()), places_(places) {}

    void run(std::string_view text) {
        MD_PARSER parser{};
        parser.flags = MD_FLAG_TABLES;
        parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* to) { return of(to).enter(type, detail); };
        parser.leave_block = [](MD_BLOCKTYPE type, void* detail, void* to) { return of(to).leave(type, detail); };
        parser.enter_span = [](MD_SPANTYPE type, void* detail, void* to) { return of(to).open(type, detail); };
        parser.leave_span = [](MD_SPANTYPE type, void* detail, void* to) { return of(to).close(type, detail); };
        parser.text = [](MD_TEXTTYPE type, const MD_CHAR* part, MD_SIZE size, void* to) {
            return of(to).add(type, {part, size});
        };
        md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, this);
    }

private:
    static MarkdownWriter& of(void* to) { return *static_cast<MarkdownWriter*>(to); }
    void write(std::string_view html) { page_.body += html; }

    int enter(MD_BLOCKTYPE type, void* detail) {
        switch (type) {
            case MD_BLOCK_H: held_ = true; break;
            case MD_BLOCK_CODE:
                language_ = viewed(static_cast<MD_BLOCK_CODE_DETAIL*>(detail)->lang);
                held_ = true;
                break;
            case MD_BLOCK_OL:
                write(fmt::format("<ol start=\"{}\">", static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start));
                break;
            case MD_BLOCK_HR: write("<hr/>\n"); break;
            case MD_BLOCK_TABLE: write("<div class=\"table\"><table>\n"); break;
            case MD_BLOCK_TH:
            case MD_BLOCK_TD: enter_cell(type, *static_cast<MD_BLOCK_TD_DETAIL*>(detail)); break;
            case MD_BLOCK_HTML: hidden_ = true; break;
            default: write(tag(type, "<{}>"));
        }
        return 0;
    }
    void enter_cell(MD_BLOCKTYPE type, const MD_BLOCK_TD_DETAIL& detail) {
        constexpr std::array<std::string_view, 4> aligns{"", "", " class=\"centre\"", " class=\"right\""};
        const auto scope = type == MD_BLOCK_TH ? " scope=\"col\"" : "";
        write(fmt::format("<{}{}{}>", type == MD_BLOCK_TH ? "th" : "td", scope,
                          aligns[static_cast<std::size_t>(detail.align)]));
    }
    int leave(MD_BLOCKTYPE type, void* detail) {
        switch (type) {
            case MD_BLOCK_H: leave_heading(static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level)); break;
            case MD_BLOCK_CODE: leave_code(); break;
            case MD_BLOCK_HR: break;
            case MD_BLOCK_TABLE: write("</table></div>\n"); break;
            case MD_BLOCK_HTML: hidden_ = false; break;
            default: write(tag(type, "</{}>\n"));
        }
        if (!page_.sections.empty()) page_.sections.back().text += ' ';
        return 0;
    }
    static std::string tag(MD_BLOCKTYPE type, std::string_view pattern) {
        constexpr std::array<std::string_view, 16> tags{"", "blockquote", "ul", "ol",    "li",    "",   "",   "",
                                                        "", "p",          "",   "thead", "tbody", "tr", "th", "td"};
        const auto name = tags[static_cast<std::size_t>(type)];
        return name.empty() ? "" : fmt::format(fmt::runtime(pattern), name);
    }

    void leave_heading(int level) {
        const auto anchor = level == 1 ? "" : anchor_of(plain_);
        if (level == 1) page_.title = plain_;
        page_.sections.push_back({level, anchor, plain_});
        write(heading(level, anchor, held_html_));
        release();
    }
    void leave_code() {
        Trial trial;
        write(language_ == "cube" ? example(turns_in(plain_), trial) : verbatim(trimmed_end(plain_, "\n")));
        if (!page_.sections.empty()) page_.sections.back().text += plain_;
        release();
    }
    void release() {
        held_ = false;
        plain_.clear();
        held_html_.clear();
    }

    int open(MD_SPANTYPE type, void* detail) {
        switch (type) {
            case MD_SPAN_EM: put("<em>"); break;
            case MD_SPAN_STRONG: put("<strong>"); break;
            case MD_SPAN_CODE: in_code_ = true; break;
            case MD_SPAN_A: open_link(std::string(viewed(static_cast<MD_SPAN_A_DETAIL*>(detail)->href))); break;
            case MD_SPAN_IMG: open_picture(std::string(viewed(static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src))); break;
            default: break;
        }
        return 0;
    }
    int close(MD_SPANTYPE type, void*) {
        switch (type) {
            case MD_SPAN_EM: put("</em>"); break;
            case MD_SPAN_STRONG: put("</strong>"); break;
            case MD_SPAN_CODE: close_code(); break;
            case MD_SPAN_A: close_link(); break;
            case MD_SPAN_IMG: put("\"/>"); break;
            default: break;
        }
        return 0;
    }
    // A link to a page of the site leads there; what is no page is shown as what it is, a file's name.
    void open_link(const std::string& target) {
        const auto mark = target.find('#');
        const auto anchor = mark == std::string::npos ? "" : target.substr(mark);
        const auto file = target.substr(0, mark);
        const auto path = path_of(file);
        const bool is_outside = target.starts_with("https://") || target.starts_with("http://");
        const auto page = is_outside || file.empty() ? target : places_.of_file(path);
        if (page.empty()) return open_file(path);
        linked_ = places_.title_of(path).empty() ? "" : target;
        put(fmt::format("<a href=\"{}\">", escaped(is_outside || file.empty() ? target : page + anchor)));
        end_of_link_ = "</a>";
    }
    [[nodiscard]] std::string path_of(const std::string& file) const {
        return (std::filesystem::path(folder_) / file).lexically_normal().string();
    }
    void close_link() {
        put(std::exchange(end_of_link_, {}));
        linked_.clear();
    }
    void open_file(const std::string& path) {
        put(fmt::format("<code title=\"{}\">", escaped(path)));
        end_of_link_ = "</code>";
    }
    void open_picture(const std::string& source) { put(fmt::format("<img src=\"{}\" alt=\"", escaped(source))); }

    // A call of a built-in leads to it, and so does a name of the library.
    void close_code() {
        in_code_ = false;
        const auto text = std::exchange(code_, {});
        const auto name = text.substr(0, text.find('('));
        const bool is_name = name.size() < text.size() || name.find('_') != name.npos;
        const auto place = is_name && end_of_link_.empty() && !held_ ? places_.of_name(name) : "";
        put(place.empty() || place.starts_with(page_.file + "#") ? code(text) : link_to(place, code(text)));
    }

    int add(MD_TEXTTYPE type, std::string_view text) {
        if (hidden_ || type == MD_TEXT_HTML) return 0;
        if (type == MD_TEXT_SOFTBR || type == MD_TEXT_BR) text = "\n";
        note(text);
        if (in_code_)
            code_ += text;
        else
            put(text == linked_ ? escaped(places_.title_of(path_of(linked_))) : html_of(type, text));
        return 0;
    }
    static std::string html_of(MD_TEXTTYPE type, std::string_view text) {
        if (type == MD_TEXT_BR) return "<br/>";
        return type == MD_TEXT_ENTITY ? std::string(text) : escaped(text);
    }
    void note(std::string_view text) {
        if (held_)
            plain_ += text;
        else if (!page_.sections.empty())
            page_.sections.back().text += text;
    }
    // Into the heading, if it is one's.
    void put(std::string_view html) { (held_ ? held_html_ : page_.body) += html; }

    Page& page_;
    std::string folder_;
    const Places& places_;
    std::string plain_, held_html_, code_, language_, end_of_link_;
    std::string linked_;  // the file of a link: where that is its text too, the page's title is better
    bool held_ = false, hidden_ = false, in_code_ = false;
};

}  // namespace

void write_markdown(Page& page, std::string_view path, std::string_view text, const Places& places) {
    MarkdownWriter(page, path, places).run(text);
}

}  // namespace cubelang::site
