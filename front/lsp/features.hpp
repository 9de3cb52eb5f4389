#pragma once
// The functions of the rows (see rows.hpp).

#include <string>

#include "front/lsp/workspace.hpp"
#include "runtime/session/markdown/prose.hpp"

namespace cubelang::lsp {

[[nodiscard]] Json initialize(Workspace& workspace, const Json& params);

[[nodiscard]] Json hover(Workspace& workspace, const Json& params);
[[nodiscard]] Json completion(Workspace& workspace, const Json& params);
[[nodiscard]] Json resolve_completion(Workspace& workspace, const Json& params);
[[nodiscard]] Json signature_help(Workspace& workspace, const Json& params);
[[nodiscard]] Json inlay_hints(Workspace& workspace, const Json& params);
[[nodiscard]] Json code_lenses(Workspace& workspace, const Json& params);
[[nodiscard]] Json formatting(Workspace& workspace, const Json& params);
[[nodiscard]] Json range_formatting(Workspace& workspace, const Json& params);
[[nodiscard]] Json on_type_formatting(Workspace& workspace, const Json& params);
[[nodiscard]] Json code_actions(Workspace& workspace, const Json& params);

[[nodiscard]] TicketPtr resolve_code_action(Workspace& workspace, const Json& id, const Json& params);
[[nodiscard]] TicketPtr execute_command(Workspace& workspace, const Json& id, const Json& params);

void did_open(Workspace& workspace, const Json& params);
void did_change(Workspace& workspace, const Json& params);
void did_close(Workspace& workspace, const Json& params);
void did_save(Workspace& workspace, const Json& params);
void did_change_configuration(Workspace& workspace, const Json& params);
void cancel_progress(Workspace& workspace, const Json& params);

/// Does the client show Markdown there? `formats` is the capability that lists what it shows.
[[nodiscard]] bool knows_markdown(Workspace& workspace, const std::string& formats);
/// MarkupContent of the protocol.
[[nodiscard]] Json markup_content(const markdown::Prose& prose);

// Names (lang/bindings)
[[nodiscard]] Json definition(Workspace& workspace, const Json& params);
[[nodiscard]] Json references(Workspace& workspace, const Json& params);
[[nodiscard]] Json document_highlight(Workspace& workspace, const Json& params);
[[nodiscard]] Json prepare_rename(Workspace& workspace, const Json& params);
[[nodiscard]] Json rename(Workspace& workspace, const Json& params);
[[nodiscard]] Json document_symbol(Workspace& workspace, const Json& params);
[[nodiscard]] Json workspace_symbol(Workspace& workspace, const Json& params);
[[nodiscard]] Json folding_range(Workspace& workspace, const Json& params);
[[nodiscard]] Json semantic_tokens(Workspace& workspace, const Json& params);
[[nodiscard]] Json semantic_tokens_in_range(Workspace& workspace, const Json& params);

}  // namespace cubelang::lsp
