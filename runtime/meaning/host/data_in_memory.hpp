#pragma once

#include "runtime/meaning/host/host.hpp"

namespace cubelang::inline host {

/// Makes the host read and write data files in memory, without compression: for examples, and where there is no disk.
/// There are no files at first.
void keep_data_in_memory(Host& host);

}  // namespace cubelang::inline host
