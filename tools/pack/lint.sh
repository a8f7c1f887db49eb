#!/usr/bin/env bash
# lint.sh FOLDER: checks the packages in a folder with publint (fields and files of package.json) and attw (the types of each
# module, as Node and bundlers resolve them). The packages are ES modules: CommonJS programs import them dynamically.
set -euo pipefail
npx --yes --package publint@0.3.25 --package @arethetypeswrong/cli@0.18.5 -- bash -euc '
  for package in "$1"/*.tgz; do
    publint run "$package" --strict
    attw "$package" --profile esm-only --format table --no-color
  done' lint "$1"
