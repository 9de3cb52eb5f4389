#include "runtime/search/space/fingerprint.hpp"

#include <cstring>

namespace cubelang::search {
namespace {

__extension__ using Wide = unsigned __int128;

// Two words to one: the halves of their product, folded.
std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    const auto wide = static_cast<Wide>(a) * b;
    return static_cast<std::uint64_t>(wide) ^ static_cast<std::uint64_t>(wide >> 64);
}

// Where each of the sums begins and what is mixed into its words: numbers without a pattern, the first digits of pi
// after the point in base 16.
constexpr std::uint64_t pi[] = {0x243F6A8885A308D3, 0x13198A2E03707344, 0xA4093822299F31D0, 0x082EFA98EC4E6C89,
                                0x452821E638D01377, 0xBE5466CF34E90C6C, 0xC0AC29B7C97C50DD, 0x3F84D5B5B5470917,
                                0x9216D5D98979FB1B, 0xD1310BA698DFB5AC};

}  // namespace

Fingerprint fingerprint(const perm::Block* labels, std::size_t blocks) {
    Fingerprint print{pi[0], pi[1]};
    for (std::size_t i = 0; i < blocks; ++i) {
        std::uint64_t words[3];
        std::memcpy(words, labels[i].to.data(), sizeof words);
        print.place = mixed(words[0] ^ pi[2], words[1] ^ print.place) ^ mixed(words[2] ^ pi[3], print.place ^ pi[4]);
        print.check = mixed(words[2] ^ pi[5], words[0] ^ print.check) + mixed(words[1] ^ pi[6], print.check ^ pi[7]);
    }
    return {mixed(print.place ^ pi[8], pi[9]), print.check};
}

}  // namespace cubelang::search
