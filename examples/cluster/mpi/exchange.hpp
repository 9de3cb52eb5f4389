#pragma once
// What ranks say to each other. All of them call the same functions in the same order.

#include <cstdint>
#include <span>
#include <vector>

namespace cubelang::cluster {

class Exchange {
public:
    Exchange() = default;
    Exchange(const Exchange&) = delete;
    Exchange& operator=(const Exchange&) = delete;
    virtual ~Exchange() = default;

    [[nodiscard]] virtual unsigned rank() const = 0;
    [[nodiscard]] virtual unsigned ranks() const = 0;
    /// `for_rank[r]` goes to the rank r; what the others have for this one is put into `mine`.
    virtual void swap(const std::vector<std::vector<std::uint64_t>>& for_rank, std::vector<std::uint64_t>& mine) = 0;
    /// Each number becomes the sum of it over all ranks.
    virtual void sum(std::span<std::uint64_t> numbers) = 0;
};

/// One rank, on its own.
class Alone final : public Exchange {
public:
    [[nodiscard]] unsigned rank() const override { return 0; }
    [[nodiscard]] unsigned ranks() const override { return 1; }
    void swap(const std::vector<std::vector<std::uint64_t>>& for_rank, std::vector<std::uint64_t>& mine) override {
        mine = for_rank[0];
    }
    void sum(std::span<std::uint64_t> /*numbers*/) override {}
};

}  // namespace cubelang::cluster
