#pragma once
// Where a long run keeps how far it has come. It is replaced at once, so that it is always whole, and it is held by one
// run at a time.

#include <string>

namespace cubelang::shell {

class ResumeFile {
public:
    ResumeFile() = default;
    ~ResumeFile();
    ResumeFile(const ResumeFile&) = delete;
    ResumeFile& operator=(const ResumeFile&) = delete;

    // The problem in words, with the file's name; empty: there is none.
    /// Takes hold of it; it is made if it is not there.
    [[nodiscard]] std::string open(const std::string& path);
    /// What it says; empty in a new one.
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] std::string save(const std::string& text);
    [[nodiscard]] bool is_open() const { return handle_ >= 0; }
    /// It could not be opened, as another run has it.
    [[nodiscard]] bool is_taken() const { return is_taken_; }
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    [[nodiscard]] std::string problem(int error) const;
    [[nodiscard]] bool is_still_it() const;

    std::string path_, text_;
    int handle_ = -1;
    bool is_taken_ = false;
};

}  // namespace cubelang::shell
