#include "runtime/session/markdown/markdown.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <md4c.h>

namespace cubelang::markdown {
namespace {

using Style = Span::Style;

constexpr std::size_t deepest = 32;  // nesting of lists and quotes: showing them is recursive

constexpr unsigned block_flags = MD_FLAG_TABLES;
constexpr unsigned line_flags = MD_FLAG_NOHTML | MD_FLAG_NOINDENTEDCODEBLOCKS;

struct Entity {
    std::string_view name, text;
};
constexpr std::array<Entity, 6> entities{
    {{"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&nbsp;", "\xC2\xA0"}}};

std::string_view view(const MD_CHAR* text, MD_SIZE size) { return text == nullptr ? "" : std::string_view(text, size); }
std::string_view view(const MD_ATTRIBUTE& attribute) { return view(attribute.text, attribute.size); }

// Builds a tree from md4c's enter and leave callbacks.
class Tree {
public:
    explicit Tree(std::string_view source) : source_(source) { open_blocks_.push_back(&document_.blocks); }

    Document run(unsigned flags) && {
        MD_PARSER parser{};
        parser.flags = flags;
        parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* tree) { return of(tree).enter(type, detail); };
        parser.leave_block = [](MD_BLOCKTYPE type, void*, void* tree) { return of(tree).leave(type); };
        parser.enter_span = [](MD_SPANTYPE type, void* detail, void* tree) { return of(tree).open(type, detail); };
        parser.leave_span = [](MD_SPANTYPE, void*, void* tree) { return of(tree).close(); };
        parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* tree) {
            return of(tree).add(type, view(text, size));
        };
        md_parse(source_.data(), static_cast<MD_SIZE>(source_.size()), &parser, this);
        return std::move(document_);
    }

private:
    static Tree& of(void* tree) { return *static_cast<Tree*>(tree); }

    template <class T>
    T& put(T block) {
        open_blocks_.back()->push_back({std::move(block)});
        return std::get<T>(open_blocks_.back()->back().is);
    }
    // Text goes to `text` until its block ends.
    void fill(Spans& text) {
        text_ = &text;
        starts_span_ = true;
    }

    int enter(MD_BLOCKTYPE type, void* detail) {
        if (open_blocks_.size() > deepest) return refuse_depth();
        switch (type) {
            case MD_BLOCK_P: fill(put(Paragraph{}).text); break;
            case MD_BLOCK_H:
                fill(put(Heading{static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level), {}}).text);
                break;
            case MD_BLOCK_HR: put(Rule{}); break;
            case MD_BLOCK_CODE: enter_code(*static_cast<MD_BLOCK_CODE_DETAIL*>(detail)); break;
            case MD_BLOCK_QUOTE: open_blocks_.push_back(&put(Quote{}).blocks); break;
            case MD_BLOCK_UL: lists_.push_back(&put(Bullets{})); break;
            case MD_BLOCK_OL:
                lists_.push_back(
                    &put(Bullets{true, static_cast<int>(static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start), {}}));
                break;
            case MD_BLOCK_LI: enter_item(); break;
            case MD_BLOCK_TABLE: table_ = &put(Table{}); break;
            case MD_BLOCK_TR: table_->rows.emplace_back(); break;
            case MD_BLOCK_TH:
            case MD_BLOCK_TD: enter_cell(*static_cast<MD_BLOCK_TD_DETAIL*>(detail)); break;
            case MD_BLOCK_HTML: html_ = Html::begins; break;
            default: break;
        }
        return 0;
    }
    void enter_code(const MD_BLOCK_CODE_DETAIL& detail) {
        verbatim_ = &put(Verbatim{{}, std::string(view(detail.lang))}).text;
        if (const auto info = view(detail.info); !info.empty())
            fault(info, fmt::format("a block `{}` cannot begin here", info),
                  "start and end a block with ``` at the start of a line; without a word after ```, text is "
                  "shown unchanged");
    }
    void enter_item() {
        lists_.back()->items.emplace_back();
        open_blocks_.push_back(&lists_.back()->items.back());
        text_ = nullptr;
    }
    void enter_cell(const MD_BLOCK_TD_DETAIL& detail) {
        constexpr std::array<Table::Align, 4> aligns{Table::Align::left, Table::Align::left, Table::Align::centre,
                                                     Table::Align::right};
        auto& row = table_->rows.back();
        if (table_->rows.size() == 1) table_->columns.push_back(aligns[static_cast<std::size_t>(detail.align)]);
        fill(row.emplace_back());
    }

    // Ends the parsing.
    int refuse_depth() {
        fault({}, "lists or quotes are nested too deeply here; the rest is left out",
              fmt::format("use at most {} levels", deepest));
        return 1;
    }

    int leave(MD_BLOCKTYPE type) {
        if (type == MD_BLOCK_QUOTE || type == MD_BLOCK_LI) open_blocks_.pop_back();
        if (type == MD_BLOCK_UL || type == MD_BLOCK_OL) lists_.pop_back();
        if (verbatim_ != nullptr && verbatim_->ends_with('\n')) verbatim_->pop_back();
        text_ = nullptr;
        verbatim_ = nullptr;
        html_ = Html::none;
        return 0;
    }

    // The main style: link or code first, then strong, then emphasis.
    int open(MD_SPANTYPE type, void* detail) {
        Span span = this->span();
        const bool in_link = span.style == Style::link;
        if (type == MD_SPAN_EM) {
            span.is_emphasis = true;
            if (span.style == Style::plain) span.style = Style::emphasis;
        }
        if (type == MD_SPAN_STRONG) {
            span.is_strong = true;
            if (!in_link) span.style = Style::strong;
        }
        if (type == MD_SPAN_CODE) {
            span.is_code = true;
            if (!in_link) span.style = Style::code;
        }
        if (type == MD_SPAN_A) {
            span.style = Style::link;
            span.target = view(static_cast<MD_SPAN_A_DETAIL*>(detail)->href);
        }
        if (type == MD_SPAN_IMG) open_picture(span, view(static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src));
        styles_.push_back(std::move(span));
        starts_span_ = true;
        return 0;
    }
    [[nodiscard]] Span span() const { return styles_.empty() ? Span{} : styles_.back(); }
    int close() {
        styles_.pop_back();
        starts_span_ = true;
        return 0;
    }
    void open_picture(Span& span, std::string_view file) {
        fault(file, fmt::format("a lesson cannot show the picture `{}`", file),
              "draw it in an example, such as show(R U), or link to the file: [words](file)");
        span.style = Style::picture;
        span.target = file;
    }

    int add(MD_TEXTTYPE type, std::string_view text) {
        if (verbatim_ != nullptr) {
            *verbatim_ += text;
            return 0;
        }
        if (type == MD_TEXT_HTML) return add_html(text);
        if (type == MD_TEXT_BR) {
            auto here = span();
            here.style = Style::line_break;
            into().push_back(std::move(here));
            starts_span_ = true;
            return 0;
        }
        if (type == MD_TEXT_ENTITY) text = decoded(text);
        write(type == MD_TEXT_SOFTBR ? " " : text);
        return 0;
    }
    int add_html(std::string_view text) {
        const bool continues = html_ == Html::continues;
        if (html_ == Html::begins) html_ = Html::continues;
        if (!text.starts_with("<!--") && !continues)
            fault(text, fmt::format("a lesson cannot show HTML such as `{}`", text.substr(0, text.find('\n'))),
                  "write &lt; for the sign <, or put the text in backticks");
        return 0;
    }
    // Items of a tight list have no paragraph.
    Spans& into() {
        if (text_ == nullptr) fill(put(Paragraph{}).text);
        return *text_;
    }
    void write(std::string_view text) {
        auto& all = into();
        if (all.empty() && text.starts_with("| "))
            fault(text, "this table has no line of dashes below its header",
                  "write | --- | --- |, three or more dashes for each column; elsewhere write \\| …");
        auto here = span();
        if (starts_span_ && (all.empty() || all.back().style != Style::plain || here.style != Style::plain))
            all.push_back(std::move(here));
        all.back().text += text;
        starts_span_ = false;
    }
    std::string_view decoded(std::string_view entity) {
        for (const auto& [name, text] : entities)
            if (name == entity) return text;
        fault(entity, fmt::format("`{}` is not a known entity", entity), "write the character itself");
        return entity;
    }

    // Text from md4c usually points into the source; for text that md4c generated, the last known position is used.
    void fault(std::string_view part, std::string message, std::string hint) {
        const bool inside =
            part.data() >= source_.data() && part.data() + part.size() <= source_.data() + source_.size();
        if (inside) last_ = static_cast<std::size_t>(part.data() - source_.data());
        document_.faults.push_back({last_, inside ? part.size() : 1, std::move(message), std::move(hint)});
    }

    std::string_view source_;
    Document document_;
    std::vector<Blocks*> open_blocks_;  // the open block lists, innermost last
    std::vector<Bullets*> lists_;
    std::vector<Span> styles_;  // the styles of the open spans, without text, innermost last
    Table* table_ = nullptr;
    Spans* text_ = nullptr;
    std::string* verbatim_ = nullptr;
    bool starts_span_ = true;                                                       // does the next text begin a span?
    enum class Html : std::uint8_t { none, begins, continues } html_ = Html::none;  // state of an HTML block
    std::size_t last_ = 0;
};

// Encloses a line, so that it cannot start a heading or list and keeps its blanks. It is punctuation, so that
// emphasis may touch it.
constexpr std::string_view guard = "\xC2\xB6";

}  // namespace

Document read(std::string_view text) { return Tree(text).run(block_flags); }

Document read_line(std::string_view text) {
    const auto guarded = fmt::format("{0}{1}{0}", guard, text);
    auto document = Tree(guarded).run(line_flags);
    for (auto& fault : document.faults) fault.at -= std::min(fault.at, guard.size());
    return document;
}

Spans spans(std::string_view text) {
    auto blocks = read_line(text).blocks;
    if (blocks.size() != 1 || !std::holds_alternative<Paragraph>(blocks.front().is))
        return {{Style::plain, std::string(text)}};
    auto all = std::get<Paragraph>(std::move(blocks.front().is)).text;
    all.front().text.erase(0, guard.size());
    all.back().text.resize(all.back().text.size() - guard.size());
    std::erase_if(all, [](const Span& span) { return span.text.empty() && span.style == Style::plain; });
    return all;
}

bool is_harmless(std::string_view target) {
    std::string read;  // as browsers read it
    for (const char c : target)
        if (static_cast<unsigned char>(c) > ' ') read += c == '\\' ? '/' : c;
    if (read.starts_with("https://") || read.starts_with("http://")) return true;
    return !read.starts_with("//") && read.find(':') == read.npos;
}

}  // namespace cubelang::markdown
