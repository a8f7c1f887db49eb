#!/usr/bin/env bash
# sbom.sh FOLDER: prints a CycloneDX list of the packages in a folder, of what npm installs with them today, and of the
# libraries that are bundled into the program and its screens.
set -euo pipefail
packages=$(realpath "$1"/*.tgz)
program=$(grep -E '/kaoiro-[0-9][^/]*$' <<< "$packages")
root=$(mktemp -d)
installed=$root/kaoiro-installed # the name of the list
trap 'rm -rf "$root"' EXIT
mkdir "$installed"
cd "$installed"
tar -xzOf "$program" package/THIRD-PARTY-LICENSES.md > bundled.md
tar -xzOf "$program" package/package.json | node -p '
  const { version } = JSON.parse(require("fs").readFileSync(0))
  JSON.stringify({ name: "kaoiro-installed", version, private: true })' > package.json
# shellcheck disable=SC2086 # one argument for each package
npm install --package-lock-only --ignore-scripts --no-audit --no-fund --silent $packages
npm sbom --package-lock-only --sbom-format=cyclonedx > installed.json
node -e '
  const read = (file) => require("fs").readFileSync(file, "utf8")
  const list = JSON.parse(read("installed.json"))
  const listed = new Set(list.components.map(({ purl }) => purl))
  for (const [, name, version] of read("bundled.md").matchAll(/^## (\S+) - (\S+)/gm)) {
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`
    if (!listed.has(purl)) list.components.push({ type: "library", name, version, scope: "required", purl, "bom-ref": purl })
    listed.add(purl)
  }
  console.log(JSON.stringify(list, null, 2))'
