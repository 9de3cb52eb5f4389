# For Nix, untested (see docs/packages.md): `nix run path:.?dir=packaging/nix` in the source folder.
{
  description = "A small language for cube algebra";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
      each = make: nixpkgs.lib.genAttrs systems (system: make nixpkgs.legacyPackages.${system});
      source = ../..;
      version = builtins.head (builtins.match ".*project\\(cubelang VERSION ([0-9.]+) .*"
        (builtins.readFile (source + "/CMakeLists.txt")));
    in {
      packages = each (pkgs: {
        default = pkgs.stdenv.mkDerivation {
          pname = "cubelang";
          inherit version;
          src = source;
          nativeBuildInputs = [ pkgs.cmake pkgs.ninja ];
          buildInputs = [
            pkgs.boost pkgs.fmt pkgs.libhwy pkgs.md4c pkgs.nlohmann_json pkgs.pegtl pkgs.zlib
          ];
          cmakeFlags = [ "-DCUBELANG_TESTS=OFF" "-DCUBELANG_WERROR=OFF" ];
          doInstallCheck = true;
          installCheckPhase = ''
            test "$($out/bin/cube -e 'order(R U)')" = 105
          '';
          meta = {
            description = "A small language for cube algebra";
            license = pkgs.lib.licenses.mit;
            mainProgram = "cube";
          };
        };
      });
    };
}
