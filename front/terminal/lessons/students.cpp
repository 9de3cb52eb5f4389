#include "front/terminal/lessons/students.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <set>

#include <fmt/format.h>

#include "front/terminal/lessons/check_report.hpp"
#include "lang/advice/suggest.hpp"
#include "runtime/base/text.hpp"
#include "runtime/session/lesson/student_name.hpp"

namespace cubelang::terminal {
namespace {

namespace fs = std::filesystem;
using lesson::folded_name;
using Names = std::vector<std::string>;

/// A student as a learning platform names them.
struct Participant {
    std::string name, number{};
};

// `Anna Müller_123_assignsubmission_file_` of Moodle
Participant in_folder(const std::string& folder) {
    const auto name = folder.substr(0, folder.find("_assignsubmission_"));
    const auto mark = name.rfind('_');
    if (name.size() == folder.size() || mark == name.npos || !is_digits(name.substr(mark + 1))) return {};
    return {name.substr(0, mark), name.substr(mark + 1)};
}

// `mulleranna_123_45_answers` of Canvas; a late one is `mulleranna_LATE_123_45_answers`.
Participant in_file(const std::string& stem) {
    const auto name = stem.substr(0, stem.find('_'));
    auto rest = stem.substr(std::min(name.size() + 1, stem.size()));
    if (rest.starts_with("LATE_")) rest = rest.substr(5);
    const auto number = rest.substr(0, rest.find('_'));
    if (!is_digits(number) || number.size() == rest.size() || !is_digits(rest.substr(number.size() + 1, 1))) return {};
    return {name, number};
}

Participant participant_of(const fs::path& path) {
    for (auto folder = path.parent_path(); folder.has_relative_path(); folder = folder.parent_path())
        if (auto found = in_folder(folder.filename().string()); !found.number.empty()) return found;
    return in_file(path.stem().string());
}

/// Whose is a script? `id` is equal for scripts of one student; the labels name them, better and better told apart.
struct Owner {
    std::string id;
    std::array<std::string, 4> labels;
};

Owner owner_of(const CheckedScript& script) {
    const fs::path path(script.file);
    const auto stem = path.stem().string(), folder = path.parent_path().filename().string();
    if (const auto [name, number] = participant_of(path); !number.empty())
        return {folded_name(name) + '\n' + number,
                {name, name + '_' + number, fmt::format("{}_{} (seed {})", name, number, script.seed), script.file}};
    const bool has_own_seed = folded_name(script.seed) == folded_name(stem);
    const auto place = has_own_seed ? "" : path.parent_path().lexically_normal().string();
    return {folded_name(stem) + '\n' + place, {stem, folder, folder + '/' + stem, script.file}};
}

std::vector<Owner> owners_of(const std::vector<CheckedScript>& scripts) {
    std::vector<Owner> owners;
    std::map<std::string, std::set<std::string>> seeds;
    for (const auto& script : scripts) {
        owners.push_back(owner_of(script));
        if (!script.seed.empty()) seeds[owners.back().id].insert(folded_name(script.seed));
    }
    for (std::size_t at = 0; at < scripts.size(); ++at)
        if (seeds[owners[at].id].size() > 1) owners[at].id += '\n' + folded_name(scripts[at].seed);
    return owners;
}

// For each script the shortest label that nobody else has, of one length for all files of one name.
Names labels_of(const std::vector<Owner>& owners) {
    std::map<std::string, std::set<std::string>> ids;
    for (const auto& owner : owners)
        for (const auto& label : owner.labels) ids[folded_name(label)].insert(owner.id);
    std::map<std::string, std::size_t> lengths;
    for (const auto& [id, labels] : owners) {
        std::size_t length = 0;
        while (length + 1 < labels.size() && (labels[length].empty() || ids[folded_name(labels[length])].size() > 1))
            ++length;
        auto& longest = lengths[folded_name(labels.front())];
        longest = std::max(longest, length);
    }
    Names names;
    for (const auto& owner : owners) names.push_back(owner.labels.at(lengths[folded_name(owner.labels.front())]));
    return names;
}

/// The names of a class list by their folded form.
class ClassNames {
public:
    explicit ClassNames(const Names& class_list) {
        for (const auto& name : class_list) names_.emplace(folded_name(name), name);
    }
    /// The name as the class list spells it; empty if it is not in there.
    [[nodiscard]] std::string spelled(std::string_view name) const {
        const auto at = names_.find(folded_name(name));
        return at == names_.end() ? "" : at->second;
    }

private:
    std::map<std::string, std::string> names_;
};

// The names of owners in the class list, by their ids: by a file or folder, or else by a seed that no other owner has.
std::map<std::string, std::string> listed_names(const std::vector<CheckedScript>& scripts,
                                                const std::vector<Owner>& owners, const ClassNames& class_names) {
    std::map<std::string, std::string> names;
    std::map<std::string, std::set<std::string>> claims;
    for (const auto& owner : owners)
        for (const auto& label : {owner.labels[1], owner.labels[0]})
            if (auto listed = class_names.spelled(label); !listed.empty()) names[owner.id] = listed;
    for (const auto& [id, name] : names) claims[name].insert(id);
    for (std::size_t at = 0; at < scripts.size(); ++at)
        if (!names.contains(owners[at].id)) claims[class_names.spelled(scripts[at].seed)].insert(owners[at].id);
    for (const auto& [name, ids] : claims)
        if (ids.size() == 1 && !name.empty()) names.emplace(*ids.begin(), name);
    return names;
}

}  // namespace

void name_students(std::vector<CheckedScript>& scripts, const Names& class_list) {
    const auto owners = owners_of(scripts);
    const auto labels = labels_of(owners);
    const auto listed = listed_names(scripts, owners, ClassNames(class_list));
    for (std::size_t at = 0; at < scripts.size(); ++at) {
        const auto name = listed.find(owners[at].id);
        scripts[at].student = name == listed.end() ? labels[at] : name->second;
    }
}

Names problems_with_class(const std::vector<CheckedScript>& scripts, const Names& class_list) {
    const ClassNames class_names(class_list);
    Names problems, missing = class_list;
    std::map<std::string, std::set<std::string>> users;
    for (const auto& script : scripts) users[folded_name(script.seed)].insert(script.student);
    for (const auto& script : scripts) {
        const auto add = [&](std::string_view text) { problems.push_back(fmt::format("{}: {}", script.file, text)); };
        if (std::erase(missing, script.student) == 0 && class_names.spelled(script.student).empty()) {
            const auto near = meaning::nearest(script.student, class_list);
            add(fmt::format("`{}` is not in the class list{}", script.student,
                            near ? fmt::format("; did you mean `{}`?", *near) : ""));
        }
        if (script.seed.empty()) continue;
        const auto owner = class_names.spelled(script.seed);
        const auto& all = users[folded_name(script.seed)];
        if (owner.empty()) add(fmt::format("the seed `{}` is not in the class list", script.seed));
        if (!owner.empty() && owner != script.student) add(fmt::format("this has the exercises of `{}`", owner));
        if (all.size() > 1) add(fmt::format("the seed `{}` is used by {}", script.seed, fmt::join(all, " and ")));
    }
    if (!missing.empty()) problems.push_back(fmt::format("there is no script of {}", fmt::join(missing, ", ")));
    return problems;
}

}  // namespace cubelang::terminal
