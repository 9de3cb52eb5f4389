#pragma once
// The files of a long run: its input, its growing outputs, and the file with its progress.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/base/files/version.hpp"
#include "runtime/session/batch/batch_lines.hpp"

namespace cubelang::terminal {

/// The input files; "-" is standard input. With a path they are JSON, and their lines the items of the list there.
[[nodiscard]] std::vector<batch::Lines::File> input_files(const std::vector<std::string>& names,
                                                          const std::optional<std::string>& path = {});

/// The present version of an ordinary file. Nothing for missing files and for pipes, which can be identified only by
/// their contents.
[[nodiscard]] std::optional<files::Version> identity_of(const std::string& name);

/// A file of a run and its role, such as "--output". "-" is standard input, or standard output if it is written.
struct FileInRole {
    std::string role, name;
    bool is_written = false;
};
/// The message if two of the files are the same one, under any name, and one of them is written; otherwise empty.
[[nodiscard]] std::string clash_of(const std::vector<FileInRole>& files);

/// The total size in bytes, uncompressed; nothing if it cannot be known without waiting for a pipe. Reads compressed
/// files. Throws batch::InputProblem.
[[nodiscard]] std::optional<std::uint64_t> unpacked_size(const std::vector<std::string>& names);
/// The same, if all files are ordinary and uncompressed.
[[nodiscard]] std::optional<std::uint64_t> plain_size(const std::vector<std::string>& names);

/// A file that is locked for one run at a time.
class LockableFile {
public:
    LockableFile(const LockableFile&) = delete;
    LockableFile& operator=(const LockableFile&) = delete;

    [[nodiscard]] bool is_open() const { return handle_ >= 0; }
    /// It could not be opened because another run has locked it.
    [[nodiscard]] bool is_in_use() const { return is_in_use_; }

protected:
    LockableFile() = default;
    ~LockableFile() { close(); }
    /// Returns false if another run has locked it.
    bool lock();
    void close();

    int handle_ = -1;

private:
    bool is_in_use_ = false;
};

/// An output file of a long run. It is named NAME.part until it is complete, and the file NAME is left alone. A
/// resumed run truncates it to the part that was saved.
class GrowingFile : public LockableFile {
public:
    // Each returns an error message with the file's name; empty on success.
    /// Opens it to continue after its first `kept` bytes; it is an error if another run has locked it. A pipe or
    /// device is written to directly.
    [[nodiscard]] std::string open(const std::string& name, std::uint64_t kept);
    [[nodiscard]] std::string write(std::string_view bytes);
    /// Syncs the written bytes to disk.
    [[nodiscard]] std::string sync();
    /// Renames the complete file to NAME.
    [[nodiscard]] std::string finish();
    /// The same for a file that an earlier run has completed but not renamed.
    [[nodiscard]] std::string finish_of(const std::string& name, std::uint64_t whole);

    [[nodiscard]] bool is_special() const { return is_special_; }
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// The name of the incomplete file.
    [[nodiscard]] const std::string& part() const { return part_; }

private:
    [[nodiscard]] std::string problem(int error) const;
    [[nodiscard]] std::string truncate_to(std::uint64_t kept);

    std::string name_, part_;
    std::uint64_t size_ = 0;
    bool is_special_ = false;
};

/// The file with the progress of a long run. It is replaced atomically, so that it is always complete.
class ResumeFile : public LockableFile {
public:
    ResumeFile() = default;
    ~ResumeFile();
    ResumeFile(const ResumeFile&) = delete;
    ResumeFile& operator=(const ResumeFile&) = delete;

    // Each returns an error message with the file's name; empty on success.
    /// Opens and locks it; it is created if it does not exist.
    [[nodiscard]] std::string open(const std::string& path);
    /// Its contents; empty for a new file.
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] std::string save(const std::string& text);
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    [[nodiscard]] std::string problem(int error) const;
    [[nodiscard]] bool is_current() const;

    std::string path_, text_;
};

}  // namespace cubelang::terminal
