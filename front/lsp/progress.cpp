#include "front/lsp/progress.hpp"

#include <utility>

namespace cubelang::lsp {

Progress::Progress(Workspace& workspace, const Json& params, std::string title) : workspace_(workspace) {
    token_ = params.value("workDoneToken", Json());
    if (token_.is_null() && workspace.capability("window/workDoneProgress") == true) {
        token_ = workspace.new_token();
        workspace.ask("window/workDoneProgress/create", {{"token", token_}});
    }
    tell({{"kind", "begin"}, {"title", std::move(title)}, {"cancellable", true}});
}

Progress::~Progress() { tell({{"kind", "end"}}); }

void Progress::report(const std::string& words) {
    if (!words.empty()) tell({{"kind", "report"}, {"message", words}});
}

void Progress::tell(Json value) {
    if (!token_.is_null()) workspace_.notify("$/progress", {{"token", token_}, {"value", std::move(value)}});
}

}  // namespace cubelang::lsp
