#pragma once
// The files of a long run: those that are read line by line, those that grow, and the one that keeps how far it is.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/batch_lines.hpp"

namespace cubelang::shell {

/// The files to be read; standard input is "-".
[[nodiscard]] std::vector<batch::Lines::File> input_files(const std::vector<std::string>& names);

/// An ordinary file as it is now.
struct Identity {
    std::uint64_t size = 0;
    std::int64_t changed = 0;  ///< when, in nanoseconds
    friend bool operator==(const Identity&, const Identity&) = default;
};
/// Nothing for pipes, whose bytes alone can tell, and for what is not there.
[[nodiscard]] std::optional<Identity> identity_of(const std::string& name);

/// How many bytes there are, unpacked; nothing if that cannot be known without waiting for somebody. Packed ones have
/// to be read for it. Throws batch::InputProblem.
[[nodiscard]] std::optional<std::uint64_t> unpacked_size(const std::vector<std::string>& names);
/// The same, if all are ordinary and none is packed.
[[nodiscard]] std::optional<std::uint64_t> plain_size(const std::vector<std::string>& names);

/// A file that one run at a time holds.
class HeldFile {
public:
    HeldFile(const HeldFile&) = delete;
    HeldFile& operator=(const HeldFile&) = delete;

    [[nodiscard]] bool is_open() const { return handle_ >= 0; }
    /// It could not be opened, as another run has it.
    [[nodiscard]] bool is_taken() const { return is_taken_; }

protected:
    HeldFile() = default;
    ~HeldFile() { close(); }
    /// False: another run has it.
    bool hold();
    void close();

    int handle_ = -1;

private:
    bool is_taken_ = false;
};

/// A file that a long run writes bit by bit: until it is whole it is NAME.part, and what stands at NAME is left alone.
/// A run that goes on where another was broken off cuts it back to what was surely done.
class GrowingFile : public HeldFile {
public:
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

    [[nodiscard]] bool is_special() const { return is_special_; }
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// What it is called as long as it is not whole.
    [[nodiscard]] const std::string& part() const { return part_; }

private:
    [[nodiscard]] std::string problem(int error) const;
    [[nodiscard]] std::string keep(std::uint64_t kept);

    std::string name_, part_;
    std::uint64_t size_ = 0;
    bool is_special_ = false;
};

/// Where a long run keeps how far it has come. It is replaced at once, so that it is always whole.
class ResumeFile : public HeldFile {
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
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    [[nodiscard]] std::string problem(int error) const;
    [[nodiscard]] bool is_still_it() const;

    std::string path_, text_;
};

}  // namespace cubelang::shell
