#pragma once
// The history: walking through it, editing entries on the way without changing the originals, and searching it.

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::editor {

class Recall {
public:
    void add(std::string entry);
    [[nodiscard]] const std::vector<std::string>& entries() const { return entries_; }

    /// Starts a new text; changes to entries on the last walk are discarded.
    void begin();

    /// The next older or newer text that differs from the current one, whose changes are kept until the walk returns
    /// to it. With a `beginning`, only longer entries with this beginning.
    [[nodiscard]] std::optional<std::string> older(const std::string& current, std::string_view beginning = {});
    [[nodiscard]] std::optional<std::string> newer(const std::string& current, std::string_view beginning = {});
    /// Moves the walk to this entry; the new text comes after the last entry.
    void go_to(std::size_t index, const std::string& current);

    /// The rest of the newest entry that begins with `text`; empty without such an entry.
    [[nodiscard]] std::string_view continuation(std::string_view text) const;

private:
    [[nodiscard]] std::string at(std::size_t index) const;
    [[nodiscard]] bool leads_on(std::size_t index, const std::string& current, std::string_view beginning) const;

    std::vector<std::string> entries_;
    std::map<std::size_t, std::string> changed_;  ///< by index; entries_.size() is the new text
    std::size_t index_ = 0;
};

class Search {
public:
    enum class Way { back, on };
    explicit Search(const std::vector<std::string>& entries) : entries_(entries), entry_(entries.size()) {}

    /// Changes the wanted text; the present match stays if it still fits.
    void look_for(std::string wanted);
    /// Moves to the next match with another text; stays in place if there is no such match.
    void again(Way way);

    [[nodiscard]] const std::string& wanted() const { return wanted_; }
    [[nodiscard]] Way way() const { return way_; }
    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] bool has_found() const { return entry_ < entries_.size(); }
    [[nodiscard]] std::size_t entry() const { return entry_; }
    /// The offset of the match in the entry; valid only if there is one.
    [[nodiscard]] std::size_t place() const { return place_; }

private:
    [[nodiscard]] bool fits(std::size_t entry);
    void go(std::size_t from, bool past_same);

    const std::vector<std::string>& entries_;
    std::string wanted_;
    std::size_t entry_, place_ = 0;  ///< index of the match, or entries_.size()
    Way way_ = Way::back;
    bool failed_ = false;
};

}  // namespace cubelang::editor
