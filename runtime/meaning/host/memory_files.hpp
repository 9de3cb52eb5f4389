#pragma once
// Files of data in memory, where there is no disk, or none to be touched: what examples write, they can read.

#include "runtime/meaning/host/host.hpp"

namespace cubelang {

/// The host reads and writes data among files of its own, of which there are none at first. Nothing is packed.
void keep_data_in_memory(Host& host);

}  // namespace cubelang
