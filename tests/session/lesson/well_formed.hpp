#pragma once
// Is a page well-formed XML? Checks closed tags, quoted attributes and known entities, as far as handouts use them.

#include <string>
#include <string_view>
#include <vector>

namespace cubelang::test {

class XmlReader {
public:
    explicit XmlReader(std::string_view text) : text_(text) {}

    /// The first error; empty if the page is well-formed.
    std::string run() {
        const std::string_view doctype = "<!DOCTYPE html>";
        if (text_.starts_with(doctype)) at_ = doctype.size();
        while (fault_.empty() && at_ < text_.size()) text_[at_] == '<' ? tag() : character();
        if (fault_.empty() && !open_.empty()) fault_ = "<" + open_.back() + "> is never closed";
        return fault_;
    }

private:
    void character() {
        if (text_[at_] == '>') return fail("a bare >");
        if (text_[at_] != '&') return void(++at_);
        for (const std::string_view entity : {"&amp;", "&lt;", "&gt;", "&quot;"})
            if (text_.substr(at_).starts_with(entity)) return void(at_ += entity.size());
        fail("a bare &");
    }

    void tag() {
        const auto end = text_.find('>', at_);
        if (end == text_.npos) return fail("a tag never ends");
        auto inner = text_.substr(at_ + 1, end - at_ - 1);
        at_ = end + 1;
        if (inner.starts_with('/')) return close(std::string(inner.substr(1)));
        const bool empty = inner.ends_with('/');
        if (empty) inner.remove_suffix(1);
        const auto name = inner.substr(0, inner.find(' '));
        attributes(inner.substr(name.size()));
        if (!empty) open_.emplace_back(name);
        if (name == "style") at_ = std::min(text_.find("</style>", at_), text_.size());
    }

    void close(const std::string& name) {
        if (open_.empty() || open_.back() != name) return fail("</" + name + "> closes nothing");
        open_.pop_back();
    }

    void attributes(std::string_view text) {
        while (!text.empty() && fault_.empty()) {
            const auto equals = text.find("=\"");
            if (text.front() != ' ' || equals == text.npos)
                return fail("attributes without quotes: " + std::string(text));
            const auto end = text.find('"', equals + 2);
            if (end == text.npos || text.substr(equals, end - equals).find('<') != text.npos)
                return fail("an attribute never ends");
            text.remove_prefix(end + 1);
        }
    }

    void fail(std::string what) { fault_ = std::move(what) + " before offset " + std::to_string(at_); }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<std::string> open_;
    std::string fault_;
};

inline std::string fault_of_xml(std::string_view text) { return XmlReader(text).run(); }

}  // namespace cubelang::test
