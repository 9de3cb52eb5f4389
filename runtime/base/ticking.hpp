#pragma once
// Where a program has one thread and no signals (WebAssembly), nobody else can look at the clock while it computes: the
// computation does so itself, where it asks whether it is to stop. Elsewhere nobody makes one, and nothing is asked.

#include <functional>
#include <utility>

namespace cubelang {

#ifdef __EMSCRIPTEN__
inline constexpr bool is_alone = true;
#else
inline constexpr bool is_alone = false;
#endif

/// While it lives, `tick` is called now and then by whatever is computed; those within it come first.
class Ticking {
public:
    explicit Ticking(std::function<void()> tick) : tick_(std::move(tick)), outer_(std::exchange(innermost, this)) {}
    ~Ticking() { innermost = outer_; }
    Ticking(const Ticking&) = delete;
    Ticking& operator=(const Ticking&) = delete;

    /// Stands where a computation asks whether it is to stop.
    static void point() {
        constexpr unsigned seldom = 64;  // looking at the clock takes longer than asking
        if (innermost != nullptr && ++asked % seldom == 0) innermost->tick();
    }

private:
    void tick() const {
        tick_();
        if (outer_ != nullptr) outer_->tick();
    }

    static inline constinit Ticking* innermost = nullptr;
    static inline constinit unsigned asked = 0;
    std::function<void()> tick_;
    Ticking* outer_;
};

}  // namespace cubelang
