#include "runtime/session/markdown/markdown.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <md4c.h>

namespace cubelang::markdown {
namespace {

using Style = Span::Style;

constexpr std::size_t deepest = 32;  // of lists and quotes within each other: what shows them goes as deep

constexpr unsigned block_flags = MD_FLAG_TABLES;
constexpr unsigned line_flags = MD_FLAG_NOHTML | MD_FLAG_NOINDENTEDCODEBLOCKS;

struct Entity {
    std::string_view name, text;
};
constexpr std::array<Entity, 6> entities{
    {{"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&nbsp;", "\xC2\xA0"}}};

std::string_view viewed(const MD_CHAR* text, MD_SIZE size) {
    return text == nullptr ? "" : std::string_view(text, size);
}
std::string_view viewed(const MD_ATTRIBUTE& attribute) { return viewed(attribute.text, attribute.size); }

// md4c tells a tree by entering and leaving its nodes; this builds it.
class Tree {
public:
    explicit Tree(std::string_view source) : source_(source) { homes_.push_back(&document_.blocks); }

    Document run(unsigned flags) && {
        MD_PARSER parser{};
        parser.flags = flags;
        parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* tree) { return of(tree).enter(type, detail); };
        parser.leave_block = [](MD_BLOCKTYPE type, void*, void* tree) { return of(tree).leave(type); };
        parser.enter_span = [](MD_SPANTYPE type, void* detail, void* tree) { return of(tree).open(type, detail); };
        parser.leave_span = [](MD_SPANTYPE, void*, void* tree) { return of(tree).close(); };
        parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* tree) {
            return of(tree).add(type, viewed(text, size));
        };
        md_parse(source_.data(), static_cast<MD_SIZE>(source_.size()), &parser, this);
        return std::move(document_);
    }

private:
    static Tree& of(void* tree) { return *static_cast<Tree*>(tree); }

    template <class T>
    T& put(T block) {
        homes_.back()->push_back({std::move(block)});
        return std::get<T>(homes_.back()->back().is);
    }
    // Text goes here until the block that holds it is left.
    void fill(Spans& text) {
        text_ = &text;
        apart_ = true;
    }

    int enter(MD_BLOCKTYPE type, void* detail) {
        if (homes_.size() > deepest) return refuse_depth();
        switch (type) {
            case MD_BLOCK_P: fill(put(Paragraph{}).text); break;
            case MD_BLOCK_H:
                fill(put(Heading{static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level), {}}).text);
                break;
            case MD_BLOCK_HR: put(Rule{}); break;
            case MD_BLOCK_CODE: enter_code(*static_cast<MD_BLOCK_CODE_DETAIL*>(detail)); break;
            case MD_BLOCK_QUOTE: homes_.push_back(&put(Quote{}).blocks); break;
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
        verbatim_ = &put(Verbatim{{}, std::string(viewed(detail.lang))}).text;
        if (const auto info = viewed(detail.info); !info.empty())
            fault(info, fmt::format("a block `{}` does not stand here", info),
                  "a lesson's blocks begin and end with ``` at the start of a line; text without a word after ``` is "
                  "shown unchanged");
    }
    void enter_item() {
        lists_.back()->items.emplace_back();
        homes_.push_back(&lists_.back()->items.back());
        text_ = nullptr;
    }
    void enter_cell(const MD_BLOCK_TD_DETAIL& detail) {
        constexpr std::array<Table::Align, 4> aligns{Table::Align::left, Table::Align::left, Table::Align::centre,
                                                     Table::Align::right};
        auto& row = table_->rows.back();
        if (table_->rows.size() == 1) table_->columns.push_back(aligns[static_cast<std::size_t>(detail.align)]);
        fill(row.emplace_back());
    }

    // The rest is not read.
    int refuse_depth() {
        fault({}, "lists or quotes are too deep within each other here, and what follows is left out",
              fmt::format("begin anew at the start of a line; {} within each other are the most", deepest));
        return 1;
    }

    int leave(MD_BLOCKTYPE type) {
        if (type == MD_BLOCK_QUOTE || type == MD_BLOCK_LI) homes_.pop_back();
        if (type == MD_BLOCK_UL || type == MD_BLOCK_OL) lists_.pop_back();
        if (verbatim_ != nullptr && verbatim_->ends_with('\n')) verbatim_->pop_back();
        text_ = nullptr;
        verbatim_ = nullptr;
        html_ = Html::none;
        return 0;
    }

    // What is within a link or code is shown as that, strong words before emphasis.
    int open(MD_SPANTYPE type, void* detail) {
        Span look = this->look();
        const bool in_link = look.style == Style::link;
        if (type == MD_SPAN_EM) {
            look.is_emphasis = true;
            if (look.style == Style::plain) look.style = Style::emphasis;
        }
        if (type == MD_SPAN_STRONG) {
            look.is_strong = true;
            if (!in_link) look.style = Style::strong;
        }
        if (type == MD_SPAN_CODE) {
            look.is_code = true;
            if (!in_link) look.style = Style::code;
        }
        if (type == MD_SPAN_A) {
            look.style = Style::link;
            look.target = viewed(static_cast<MD_SPAN_A_DETAIL*>(detail)->href);
        }
        if (type == MD_SPAN_IMG) open_picture(look, viewed(static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src));
        looks_.push_back(std::move(look));
        apart_ = true;
        return 0;
    }
    [[nodiscard]] Span look() const { return looks_.empty() ? Span{} : looks_.back(); }
    int close() {
        looks_.pop_back();
        apart_ = true;
        return 0;
    }
    void open_picture(Span& look, std::string_view file) {
        fault(file, fmt::format("a lesson does not show the picture `{}`", file),
              "let an example draw it, such as show(R U); a link leads to a file: [words](file)");
        look.style = Style::picture;
        look.target = file;
    }

    int add(MD_TEXTTYPE type, std::string_view text) {
        if (verbatim_ != nullptr) {
            *verbatim_ += text;
            return 0;
        }
        if (type == MD_TEXT_HTML) return add_html(text);
        if (type == MD_TEXT_BR) {
            auto here = look();
            here.style = Style::line_break;
            into().push_back(std::move(here));
            apart_ = true;
            return 0;
        }
        if (type == MD_TEXT_ENTITY) text = decoded(text);
        write(type == MD_TEXT_SOFTBR ? " " : text);
        return 0;
    }
    int add_html(std::string_view text) {
        const bool goes_on = html_ == Html::goes_on;
        if (html_ == Html::begins) html_ = Html::goes_on;
        if (!text.starts_with("<!--") && !goes_on)
            fault(text, fmt::format("a lesson shows no HTML, such as `{}`", text.substr(0, text.find('\n'))),
                  "write &lt; for the sign <, or put the whole in backticks");
        return 0;
    }
    // In a list whose items are not apart, text has no paragraph.
    Spans& into() {
        if (text_ == nullptr) fill(put(Paragraph{}).text);
        return *text_;
    }
    void write(std::string_view text) {
        auto& all = into();
        if (all.empty() && text.starts_with("| "))
            fault(text, "this table has no line of dashes below its head",
                  "| --- | --- |: three dashes or more for each column; a line that only begins so is written \\| …");
        auto here = look();
        if (apart_ && (all.empty() || all.back().style != Style::plain || here.style != Style::plain))
            all.push_back(std::move(here));
        all.back().text += text;
        apart_ = false;
    }
    std::string_view decoded(std::string_view entity) {
        for (const auto& [name, text] : entities)
            if (name == entity) return text;
        fault(entity, fmt::format("`{}` is not known here", entity), "write the character itself");
        return entity;
    }

    // Most of what md4c tells lies in the text; what it has made anew has the place of what came before.
    void fault(std::string_view part, std::string message, std::string hint) {
        const bool inside =
            part.data() >= source_.data() && part.data() + part.size() <= source_.data() + source_.size();
        if (inside) last_ = static_cast<std::size_t>(part.data() - source_.data());
        document_.faults.push_back({last_, inside ? part.size() : 1, std::move(message), std::move(hint)});
    }

    std::string_view source_;
    Document document_;
    std::vector<Blocks*> homes_;  // into which blocks are put: the innermost last
    std::vector<Bullets*> lists_;
    std::vector<Span> looks_;  // without text: those of what is open, the innermost last
    Table* table_ = nullptr;
    Spans* text_ = nullptr;
    std::string* verbatim_ = nullptr;
    bool apart_ = true;                                                           // does the next text begin a span?
    enum class Html : std::uint8_t { none, begins, goes_on } html_ = Html::none;  // a block of it
    std::size_t last_ = 0;
};

// Around a line: it can begin no heading or list then, and its blanks stay. Punctuation, so that emphasis may touch it.
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
    return target.starts_with("https://") || target.starts_with("http://") || target.find(':') == target.npos;
}

}  // namespace cubelang::markdown
