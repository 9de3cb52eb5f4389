# Shared by ./cube and ./check (bash): installs the packages for the build and configures it.
# Messages go to standard error, and standard input is not read: standard input and output belong to the program.

say() {
    printf 'cube: %s\n' "$*" >&2
}

build_packages=(
    g++ cmake ninja-build ccache
    libboost-dev libfmt-dev libhwy-dev libmd4c-dev libmd4c-html0-dev nlohmann-json3-dev tao-pegtl-dev
    zlib1g-dev
)
test_packages=(catch2 librapidcheck-dev clang-format-14 pkgconf)
# Other programs that tests use if they are installed.
peer_packages=(
    gap-core chromium nodejs librsvg2-bin python3 mkdocs
    vim neovim emacs-nox elpa-eglot python3-pygments
    python3-ipykernel python3-jupyter-client python3-nbclient
    python3-dev python3-pip python3-venv python3-setuptools python3-wheel pybind11-dev python3-pybind11 python3-numpy python3-sympy
)
# Further packages for unpacking the sources of libraries (front/page/fetch_libraries).
source_packages=(bzip2)
# Further packages for building Debian packages.
package_packages=(dpkg-dev file git pybind11-dev python3-dev python3-numpy python3-pybind11)
wheel_packages=(binutils python3-setuptools python3-wheel)
arm64_packages=(g++-aarch64-linux-gnu)
# Node, which other sources of packages deliver with npm.
node_packages=(nodejs)
command -v npm >/dev/null || node_packages+=(npm)
# Further packages for building the page in the browser.
web_packages=(emscripten librange-v3-dev xz-utils "${node_packages[@]}")
# For every release: the commit, the list of libraries, zip archives.
release_packages=(git python3)

other_systems='Cubelang needs these packages:
  macOS    brew install cmake ninja ccache pegtl fmt boost nlohmann-json highway md4c
  Fedora   dnf install gcc-c++ cmake ninja-build ccache PEGTL-devel fmt-devel boost-devel \
               json-devel highway-devel md4c-devel zlib-devel
The tests also need Catch2 (brew: catch2, dnf: catch-devel) and RapidCheck (from its sources if there is no package).
The format test needs clang-format 14 (pipx install clang-format==14.0.6) and is skipped without it.'

on_debian() {
    command -v dpkg-query >/dev/null && command -v apt-get >/dev/null
}

# Installs missing packages. On systems other than Debian and its derivatives CMake reports them.
install_missing() { # PACKAGE...
    on_debian || return 0
    local package present missing=()
    present=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || :)
    for package; do
        [[ $'\n'$present$'\n' == *$'\n'"installed $package"$'\n'* ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    local as_root=()
    if [[ $(id -u) != 0 ]]; then
        command -v sudo >/dev/null || { say "please install, as root: apt-get install ${missing[*]}"; return 1; }
        as_root=(sudo)
    fi
    say "installing ${missing[*]} (if another program is using apt, this waits for it, at most ten minutes)"
    quietly "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive bash -c '
        install() { apt-get -o DPkg::Lock::Timeout=600 install --yes --quiet --no-install-recommends "$@"; }
        install "$@" || { apt-get -o DPkg::Lock::Timeout=600 update --quiet && install "$@"; }' install "${missing[@]}"
}

# Shows the output of a command only if it fails.
quietly() { # COMMAND...
    local log status=0
    log=$(mktemp)
    "$@" >"$log" 2>&1 </dev/null || status=$?
    ((status == 0)) || cat "$log" >&2
    rm -f "$log"
    return "$status"
}

configure() { # PRESET
    quietly cmake --fresh -S "$root" --preset "$1" && return
    rm -f "$root/build/$1/build.ninja"
    say "could not configure the build"
    on_debian || printf '%s\n' "$other_systems" >&2
    return 1
}

# False if the tree was copied with its sources (it would still build the old place), or if the presets or the list of
# packages have changed since.
configured() { # PRESET
    local cache=$root/build/$1/CMakeCache.txt
    [[ -e $root/build/$1/build.ninja && ! $root/CMakePresets.json -nt $cache && ! $root/cmake/setup.sh -nt $cache ]] &&
        grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"
}
