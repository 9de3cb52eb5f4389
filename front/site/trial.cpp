#include "front/site/trial.hpp"

#include <utility>

#include "runtime/base/text.hpp"
#include "runtime/meaning/host/file_host.hpp"
#include "runtime/meaning/host/user_paths.hpp"
#include "runtime/session/as_lines.hpp"

namespace cubelang::site {
namespace {

SessionOptions cube_of(int n) {
    SessionOptions options;
    options.n = n;
    return options;
}

Host catching(std::map<std::string, std::string>& files) {
    Host host;
    host.table_folder = table_folder();
    keep_data_in_memory(host);
    host.write_file = [&files](const std::string& path, const std::string& text) {
        files[path] = text;
        return std::string();
    };
    return host;
}

}  // namespace

Trial::Trial(int n)
    : host_(catching(files_)),
      session_(
          cube_of(n), [this](const Answer& answer) { answers_.push_back(answer); }, host_) {}

std::vector<Answer> Trial::typed(const std::string& text) {
    answers_.clear();
    session_.run_typed("<prompt>", text);
    return std::exchange(answers_, {});
}

std::string Trial::says(const std::string& text) {
    const auto answers = typed(text);
    return answers.empty() ? "" : std::string(trimmed_end(as_lines(answers.back())));
}

std::string Trial::picture(const std::string& statement) {
    files_.clear();
    typed(statement);
    return files_["picture.svg"];
}

}  // namespace cubelang::site
