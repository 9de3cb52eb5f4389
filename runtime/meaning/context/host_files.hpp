#pragma once
// The host's files, as programs see them: errors have places, and a sandbox holds.

#include <memory>
#include <string>

#include "lang/diagnostic.hpp"
#include "runtime/meaning/host/host.hpp"

namespace cubelang::meaning {

/// The path to read a file by. In a sandbox it is resolved, and a file outside is an error. So is an empty name.
[[nodiscard]] std::string readable(const Host& host, const std::string& path, const lang::Where& here);

class HostFiles {
public:
    /// The host must outlive it.
    explicit HostFiles(const Host& host) : host_(host) {}

    [[nodiscard]] const Host& host() const { return host_; }
    /// Writes a file through the host. Throws an error if the host does not allow it or fails.
    void write_file(const std::string& path, const std::string& text, const lang::Where& here) const;
    /// The same for an SVG picture, converted if the name ends in .png or .pdf.
    void write_picture(const std::string& path, const std::string& svg, const lang::Where& here) const;
    /// Opens a data file through the host. Throws an error if the host does not allow it or fails.
    [[nodiscard]] std::unique_ptr<ByteSource> open_data(const std::string& path, const lang::Where& here) const;
    /// Writes a data file. An existing file is an error unless it may be replaced.
    void write_data(const std::string& path, bool may_replace, const DataContent& content,
                    const lang::Where& here) const;
    /// The path, if the host allows to write there.
    [[nodiscard]] const std::string& writable(const std::string& path, const lang::Where& here) const;

private:
    const Host& host_;
};

}  // namespace cubelang::meaning
