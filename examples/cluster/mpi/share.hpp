#pragma once
// What one rank knows of the states that are its own, level by level. They are numbers from 0; which state a number
// stands for is not known here.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace cubelang::cluster {

class Share {
public:
    using Own = std::uint64_t;
    Share() = default;
    Share(const Share&) = delete;
    Share& operator=(const Share&) = delete;
    virtual ~Share() = default;

    /// These were reached from the level that is walked through: those that are new are of the next one.
    virtual void meet(std::span<const Own> states) = 0;
    /// Adds the next few of the level to `states`, a few more than `most` at the most. Adds none: those were all.
    virtual void walk(std::size_t most, std::vector<Own>& states) = 0;
    /// The level is done; the next begins. How many states it has.
    virtual std::uint64_t advance() = 0;
    /// Held now, in bytes.
    [[nodiscard]] virtual std::size_t bytes() const = 0;
};

/// Two bits for each number below `size`, reached or not: for a group that is to be counted to its end.
[[nodiscard]] std::unique_ptr<Share> table_share(std::uint64_t size);
[[nodiscard]] constexpr std::uint64_t table_bytes(std::uint64_t size) { return size / 4 + 8; }

/// Eight bytes for each state of three levels, the one before, this and the next: for the first levels of a group of
/// any size. What a turn makes of a state must lead back by a turn, so that nothing nearer can be met again.
[[nodiscard]] std::unique_ptr<Share> list_share();

}  // namespace cubelang::cluster
