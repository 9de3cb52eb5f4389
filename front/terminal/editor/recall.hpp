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

}  // namespace cubelang::editor
