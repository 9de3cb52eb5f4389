#pragma once
// Incremental search for a former statement by a text in it.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cubelang::editor {

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
