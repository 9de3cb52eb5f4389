#pragma once
// The environment of a program, provided by the front end as one Host that lives as long as its sessions.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "runtime/base/byte_stream.hpp"
#include "runtime/render/screen.hpp"

namespace cubelang::inline host {

/// Restrictions of an untrusted program: it reads only below a few folders and writes nothing.
struct Sandbox {
    std::vector<std::string> folders;  ///< files in and below these folders can be read
    std::string way_out{};             ///< hint on how to run a trusted program; may be empty
};

/// The file's real path, links resolved, if it is in the sandbox. Does not check that the file exists: opening it
/// does.
[[nodiscard]] std::optional<std::string> file_within(const Sandbox& sandbox, const std::string& path);

/// The contents of a file.
struct FileText {
    std::string text;
    std::error_code error{};  ///< the reason if there is no text
    std::string key{};        ///< the same for the same file, however it is named; empty: the path is the key
    std::string problem{};    ///< the reason as a sentence, in place of an error code
    std::vector<std::string> programs{};  ///< of a folder (error is_a_directory): the names of its *.cube files, sorted
};

/// Empty members are features that the host does not provide.
struct Host {
    /// The size that drawings should fit. It may change between two statements, when a window is resized.
    render::Screen screen{};
    /// Reads the file of `import "FILE"`.
    std::function<FileText(const std::string& path)> read_file{};
    /// Writes a program's pictures. Returns a description of the error, empty on success.
    std::function<std::string(const std::string& path, const std::string& text)> write_file{};
    /// Converts an SVG picture to another format, "png" or "pdf"; empty if the conversion fails. Nothing if the needed
    /// program is not installed.
    std::function<std::optional<std::string>(const std::string& svg, const std::string& format)> convert_picture{};
    /// Opens a data file for reading in pieces; it may be compressed with gzip.
    std::function<OpenedSource(const std::string& path)> open_data{};
    /// Writes a data file, compressed if its name asks for it. Returns a description of the error, empty on success.
    /// An existing file is an error unless it may be replaced.
    std::function<std::string(const std::string& path, bool may_replace, const DataContent& content)> write_data{};
    /// The folder of the solvers' tables between sessions; empty: they are not stored.
    std::string table_folder{};
    /// Called when the construction of such a table begins (true) and ends (false), so that waiting callers can allow
    /// for it.
    std::function<void(bool begins)> making_table{};
    /// Called with the progress of a long computation, one line that replaces the last; empty at its end. From one
    /// thread at a time.
    std::function<void(const std::string& progress)> report{};
    /// Called with a notice that the user must see during a computation, one line that remains. From one thread at a
    /// time.
    std::function<void(const std::string& notice)> announce{};
    /// Answers have their sliders, which the front end shows. Otherwise typed sliders get a note.
    bool shows_sliders = false;
    /// Set if the program is not trusted. The functions above are not called for forbidden actions.
    std::optional<Sandbox> sandbox{};
    /// The reason why programs cannot read standard input, the file "-": it has one reader. Empty if they can.
    std::string standard_input_use{"the program that runs this one may read it"};
    /// The user's memory limit in bytes, or 0. A search uses half of it for its tables.
    std::uint64_t memory_limit = 0;
    /// Reason for the last interruption, shown with the error. Empty if the user pressed Ctrl-C.
    std::function<std::string()> interruption_reason{};
};

/// A host that provides nothing.
[[nodiscard]] inline const Host& no_host() {
    static const Host none;
    return none;
}

}  // namespace cubelang::inline host
