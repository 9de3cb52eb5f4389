#pragma once
// What lies outside: a front end says what there is of it, in one Host that lives as long as its sessions.

#include <functional>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "runtime/base/byte_stream.hpp"
#include "runtime/render/screen.hpp"

namespace cubelang {

/// A program that is not trusted reads below a few folders and writes nothing.
struct Sandbox {
    std::vector<std::string> folders;  ///< the program's own: what is in them and below them can be read
    std::string way_out{};             ///< what whoever trusts the program can do; may be empty
};

/// The file's real name, links followed, if the sandbox has it. Does not check that it exists or is a file: opening it
/// does.
[[nodiscard]] std::optional<std::string> file_within(const Sandbox& sandbox, const std::string& path);

/// A file, read.
struct FileText {
    std::string text;
    std::error_code error{};  ///< why there is no text
    std::string key{};        ///< the same for the same file, however it is named; empty: its path will do
};

/// What is left empty is not there: nothing is read, nothing is written, nothing is kept, nobody waits.
struct Host {
    /// What drawings are made to fit. It may change between two statements: windows are resized.
    render::Screen screen{};
    /// Reads what `import "FILE"` names.
    std::function<FileText(const std::string& path)> read_file{};
    /// Writes a program's files (pictures): the problem in words, empty if there is none.
    std::function<std::string(const std::string& path, const std::string& text)> write_file{};
    /// Opens a file of data, which is read bit by bit and may be packed by gzip.
    std::function<OpenedSource(const std::string& path)> open_data{};
    /// Writes a file of data, packed if its name says so: the problem in words, empty if there is none. A file that is
    /// there is one, unless it may be replaced.
    std::function<std::string(const std::string& path, bool may_replace, const DataContent& content)> write_data{};
    /// Where the solvers' tables are kept between sessions; empty: nowhere.
    std::string table_folder{};
    /// Called when the making of such a table begins (true) and when it is over: whoever waits for an answer may wait
    /// for that besides.
    std::function<void(bool begins)> making_table{};
    /// Called now and then with how far a long computation has come, in one line; empty: it is over. From one thread at
    /// a time.
    std::function<void(const std::string& progress)> report{};
    /// Called with what whoever waits must know of before it is done, in one line that stays. From one thread at a
    /// time.
    std::function<void(const std::string& notice)> announce{};
    /// If there is one, the program is not trusted: what it may not do is not asked of the functions above.
    std::optional<Sandbox> sandbox{};
    /// Why a session was interrupted just now, to be told with it; empty, or says nothing: by a person, who knows.
    std::function<std::string()> why_interrupted{};
};

/// Where there is nothing.
[[nodiscard]] inline const Host& no_host() {
    static const Host none;
    return none;
}

}  // namespace cubelang
