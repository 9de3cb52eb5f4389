#include "runtime/lsp/rows.hpp"

#include "runtime/lsp/features.hpp"

namespace cubelang::lsp {
namespace {

// clang-format off
constexpr Request request_rows[] = {
    {"initialize", initialize},
};

constexpr Notification notification_rows[] = {
    {"textDocument/didOpen", did_open},
    {"textDocument/didChange", did_change},
    {"textDocument/didClose", did_close},
    {"textDocument/didSave", did_save},
    {"workspace/didChangeConfiguration", did_change_configuration},
};
// clang-format on

}  // namespace

std::span<const Request> requests() { return request_rows; }
std::span<const LongRequest> long_requests() { return {}; }
std::span<const Notification> notifications() { return notification_rows; }

}  // namespace cubelang::lsp
