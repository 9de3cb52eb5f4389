#pragma once
// A file that a long run writes bit by bit: until it is whole it is NAME.part, and what stands at NAME is left alone. A
// run that goes on where another was broken off cuts it back to what was surely done.

#include <cstdint>
#include <string>
#include <string_view>

namespace cubelang::shell {

class GrowingFile {
public:
    GrowingFile() = default;
    ~GrowingFile();
    GrowingFile(const GrowingFile&) = delete;
    GrowingFile& operator=(const GrowingFile&) = delete;

    // The problem in words, with the file's name; empty: there is none.
    /// Goes on behind its first `kept` bytes. A pipe or a device is written to as it is. One that another run writes is
    /// a problem.
    [[nodiscard]] std::string open(const std::string& name, std::uint64_t kept);
    [[nodiscard]] std::string write(std::string_view bytes);
    /// What was written is on the disk.
    [[nodiscard]] std::string sync();
    /// The whole file takes its place.
    [[nodiscard]] std::string finish();
    /// The same for one that a run before this one had written whole, if it did not come to that.
    [[nodiscard]] std::string finish_of(const std::string& name, std::uint64_t whole);

    [[nodiscard]] bool is_open() const { return handle_ >= 0; }
    /// It could not be opened, as another run writes it.
    [[nodiscard]] bool is_taken() const { return is_taken_; }
    [[nodiscard]] bool is_special() const { return is_special_; }
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// What it is called as long as it is not whole.
    [[nodiscard]] const std::string& part() const { return part_; }

private:
    [[nodiscard]] std::string problem(int error) const;
    [[nodiscard]] std::string keep(std::uint64_t kept);
    void close();

    std::string name_, part_;
    int handle_ = -1;
    std::uint64_t size_ = 0;
    bool is_special_ = false, is_taken_ = false;
};

}  // namespace cubelang::shell
