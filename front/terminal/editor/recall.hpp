#pragma once
// What was entered before: walking through it, changing it on the way without changing what was, and looking for it.

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

    /// A new text is begun: changes made on the last walk are forgotten.
    void begin();

    /// The next older or newer text that differs from the one at hand, which is kept as it now is until the walk
    /// returns to it. With a beginning, only entries that begin so, and that are longer.
    [[nodiscard]] std::optional<std::string> older(const std::string& current, std::string_view beginning = {});
    [[nodiscard]] std::optional<std::string> newer(const std::string& current, std::string_view beginning = {});
    /// As if the walk had come to this entry; the newest text of all comes after the last.
    void go_to(std::size_t index, const std::string& current);

    /// The newest entry that goes on where `text` ends; empty if none does.
    [[nodiscard]] std::string_view continuation(std::string_view text) const;

private:
    [[nodiscard]] std::string at(std::size_t index) const;
    [[nodiscard]] bool leads_on(std::size_t index, const std::string& current, std::string_view beginning) const;

    std::vector<std::string> entries_;
    std::map<std::size_t, std::string> changed_;  ///< by index; entries_.size() is the text that is no entry yet
    std::size_t index_ = 0;
};

class Search {
public:
    enum class Way { back, on };
    explicit Search(const std::vector<std::string>& entries) : entries_(entries), entry_(entries.size()) {}

    /// More, or less, to look for: what is found already stays if it fits.
    void look_for(std::string wanted);
    /// The next one that is another text; stays where it is if there is none.
    void again(Way way);

    [[nodiscard]] const std::string& wanted() const { return wanted_; }
    [[nodiscard]] Way way() const { return way_; }
    [[nodiscard]] bool failed() const { return failed_; }
    [[nodiscard]] bool has_found() const { return entry_ < entries_.size(); }
    [[nodiscard]] std::size_t entry() const { return entry_; }
    /// Where in it; only if something is found.
    [[nodiscard]] std::size_t place() const { return place_; }

private:
    [[nodiscard]] bool fits(std::size_t entry);
    void go(std::size_t from, bool past_same);

    const std::vector<std::string>& entries_;
    std::string wanted_;
    std::size_t entry_, place_ = 0;  ///< the entry found, or past the last
    Way way_ = Way::back;
    bool failed_ = false;
};

}  // namespace cubelang::editor
