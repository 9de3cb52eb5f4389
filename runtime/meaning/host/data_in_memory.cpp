#include "runtime/meaning/host/data_in_memory.hpp"

#include <map>
#include <memory>
#include <utility>

namespace cubelang::inline host {
namespace {

using Text = std::shared_ptr<const std::string>;
using Files = std::map<std::string, Text>;

std::string write_data(Files& files, const std::string& path, bool may_replace, const DataContent& content) {
    constexpr std::size_t most = std::size_t{1} << 26;
    if (files.contains(path) && !may_replace) return "it exists already; write `replace = true` to replace it";
    auto text = std::make_shared<std::string>();
    const auto add = [&](std::string_view piece) {
        *text += piece;
        return text->size() <= most;
    };
    if (!content(add)) return "it is too large to be kept in memory";
    files[path] = std::move(text);
    return {};
}

}  // namespace

void keep_data_in_memory(Host& host) {
    const auto files = std::make_shared<Files>();
    host.open_data = [files](const std::string& path) -> OpenedSource {
        const auto at = files->find(path);
        if (at == files->end()) return {nullptr, "there is no file of this name"};
        return {std::make_unique<TextSource>(at->second), {}};
    };
    host.write_data = [files](const std::string& path, bool may_replace, const DataContent& content) {
        return write_data(*files, path, may_replace, content);
    };
}

}  // namespace cubelang::inline host
