#include "runtime/meaning/value/context.hpp"

#include <algorithm>
#include <cmath>

#include "runtime/meaning/value/limits.hpp"

namespace cubelang::eval {
namespace {

using cube::MoveFault;

char face_followed_by(char slice) {
    switch (slice) {
        case 'M': return 'L';
        case 'E': return 'D';
        default: return 'F';
    }
}

lang::Diagnostic describe(const cube::MoveProblem& problem, cube::Cube cube, const lang::Where& where) {
    const auto& move = problem.move;
    // The move as written if that is known: the inverse may be performed.
    const auto& [source, span] = where;
    const auto spelled = problem.origin ? source->text.substr(span.begin, span.end - span.begin) : cube::spell(move);
    if (problem.fault == MoveFault::no_such_layer)
        return {
            where,
            fmt::format("{} needs layer {}, and a {} has layers 1 to {}", spelled, move.to, cube_name(cube), cube.n),
            fmt::format("layers are counted from {}'s own side; `cube {}` has this move", move.letter, move.to),
            {}};
    const char face = face_followed_by(move.letter);
    const std::string instead =
        cube.n == 2
            ? std::string("a 2x2x2 has outer layers only")
            : fmt::format("{} follows {}: write {}{} for one of the inner layers, or {}-{}{}w for both in the middle",
                          move.letter, face, cube.n / 2, face, cube.n / 2, cube.n / 2 + 1, face);
    return {where, fmt::format("{} turns the middle layer, and a {} has none", spelled, cube_name(cube)), instead, {}};
}

bool holds(const lang::Where& outer, const lang::Where& inner) {
    return outer.source == inner.source && outer.span.begin <= inner.span.begin && inner.span.end <= outer.span.end;
}

lang::Error move_error(const cube::MoveProblem& problem, cube::Cube cube, const lang::Where& here) {
    const auto& move = problem.move;
    const lang::Where where =
        problem.origin ? lang::Where{problem.origin, {move.offset, move.offset + move.length}} : here;
    auto diagnostic = describe(problem, cube, where);
    if (!holds(here, where)) diagnostic.notes.push_back({here, fmt::format("performed here on a {}", cube_name(cube))});
    return lang::Error(std::move(diagnostic));
}

}  // namespace

Context::Context(const Host& host, StopToken stop) : host_(host), stop_(stop) {}
Context::~Context() = default;

void Context::interrupt(const lang::SourcePtr& source, lang::Span span) { throw lang::interruption({source, span}); }

Integer Context::slide(Slider slider) {
    const auto begin = slider.where.span.begin;
    if (const auto moved = moved_.values.find(begin);
        moved_.source == slider.where.source && moved != moved_.values.end())
        for (Integer value = slider.low; value <= slider.high; value += slider.step)
            if (value.str() == moved->second) slider.value = value;
    const auto is_same = [&](const Slider& other) {
        return other.where.source == slider.where.source && other.where.span.begin == begin;
    };
    auto value = slider.value;
    if (std::ranges::none_of(sliders_, is_same)) sliders_.push_back(std::move(slider));
    return value;
}

void Context::set_cube(cube::Cube cube) {
    if (cube != cube_) performer_.reset();
    cube_ = cube;
}

std::size_t Context::search_memory() const {
    return host_.memory_limit == 0 ? limits::search_memory : static_cast<std::size_t>(host_.memory_limit / 2);
}

void Context::note(lang::Note note) {
    if (std::ranges::find(notes_, note.text, &lang::Note::text) == notes_.end()) notes_.push_back(std::move(note));
}

namespace {

void check_has_name(const std::string& path, const lang::Where& here) {
    if (path.empty()) throw lang::Error(here, "the name of the file is empty");
}

// With two readers, each would get only a part of the input.
void check_may_read_input(const Host& host, const lang::Where& here) {
    if (!host.standard_input_use.empty())
        throw lang::Error(here, fmt::format("cannot read standard input: {}", host.standard_input_use),
                          "name a file instead of \"-\"");
    if (host.sandbox)
        throw lang::Error(here, "cannot read standard input: this program runs in a sandbox", host.sandbox->way_out);
}

}  // namespace

// Returns the resolved path, so that no link leads out of the sandbox.
std::string readable(const Host& host, const std::string& path, const lang::Where& here) {
    check_has_name(path, here);
    if (!host.sandbox) return path;
    if (auto file = file_within(*host.sandbox, path)) return *std::move(file);
    throw lang::Error(
        here,
        fmt::format(
            "cannot read {}: this program runs in a sandbox, which reads nothing outside the program's own folder",
            path),
        host.sandbox->way_out);
}

namespace {

void check_may_write(const Host& host, bool can_write, const std::string& path, const lang::Where& here) {
    check_has_name(path, here);
    if (host.sandbox)
        throw lang::Error(here,
                          fmt::format("cannot write {}: this program runs in a sandbox, which writes no files", path),
                          can_write ? host.sandbox->way_out : "");
    if (!can_write) throw lang::Error(here, "files cannot be written from here");
}

}  // namespace

std::unique_ptr<ByteSource> Context::open_data(const std::string& path, const lang::Where& here) const {
    if (!host_.open_data) throw lang::Error(here, "files cannot be read from here");
    if (path == "-") check_may_read_input(host_, here);
    auto [source, problem] = host_.open_data(path == "-" ? path : readable(host_, path, here));
    if (source == nullptr) throw lang::Error(here, fmt::format("cannot read {}: {}", path, problem));
    return std::move(source);
}

void Context::write_data(const std::string& path, bool may_replace, const DataContent& content,
                         const lang::Where& here) const {
    check_may_write(host_, static_cast<bool>(host_.write_data), path, here);
    if (const auto problem = host_.write_data(path, may_replace, content); !problem.empty())
        throw lang::Error(here, fmt::format("cannot write {}: {}", path, problem));
}

void Context::write_file(const std::string& path, const std::string& text, const lang::Where& here) const {
    check_may_write(host_, static_cast<bool>(host_.write_file), path, here);
    if (const auto problem = host_.write_file(path, text); !problem.empty())
        throw lang::Error(here, fmt::format("{}: {}", path, problem));
}

void Context::write_picture(const std::string& path, const std::string& svg, const lang::Where& here) const {
    const auto stem = path.substr(0, path.rfind('.')), format = path.substr(path.rfind('.') + 1);
    if (format != "png" && format != "pdf") return write_file(path, svg, here);
    check_may_write(host_, static_cast<bool>(host_.write_file), path, here);
    const auto picture = host_.convert_picture ? host_.convert_picture(svg, format) : std::nullopt;
    if (!picture)
        throw lang::Error(
            here,
            fmt::format("{}: PNG and PDF files are made by the program rsvg-convert, which is not available", path),
            fmt::format("install it (sudo apt install librsvg2-bin), or write an SVG file: \"{}.svg\"", stem));
    if (picture->empty())
        throw lang::Error(here, fmt::format("{}: rsvg-convert cannot convert this picture", path),
                          fmt::format("write an SVG file: \"{}.svg\"", stem));
    write_file(path, *picture, here);
}

cube::State Context::perform(const cube::WordPtr& word, const lang::Where& here) {
    if (!performer_) performer_ = std::make_unique<cube::Performer>(cube_, stop_);
    auto state = performer_->perform(word);
    if (state) return *std::move(state);
    if (performer_->problem()) throw move_error(*performer_->problem(), cube_, here);
    throw lang::interruption(here);
}

std::string short_number(std::uint64_t number) {
    if (number < 1000) return fmt::format("{}", number);
    const auto value = static_cast<double>(number);
    if (number < 1'000'000) return fmt::format("{:.3g} k", value / 1e3);
    if (number < 1'000'000'000) return fmt::format("{:.3g} M", value / 1e6);
    return fmt::format("{:.3g} G", value / 1e9);
}

std::string percent(std::uint64_t part, std::uint64_t parts) {
    constexpr double most = 99;
    return fmt::format("{:.0f} %",
                       std::min(most, std::floor(100.0 * static_cast<double>(part) / static_cast<double>(parts))));
}

void Ticker::report(const std::string& text) const {
    if (!context_.is_watched()) return;
    const std::scoped_lock lock(mutex_);
    const auto now = Clock::now();
    if (now - last_ < between) return;
    last_ = now;
    has_reported_ = true;
    context_.report(fmt::format("{}, {:.1f} s", text, std::chrono::duration<double>(now - began_).count()));
}

}  // namespace cubelang::eval
