#!/usr/bin/env bash
# publish.sh FOLDER: publishes the packages in a folder to npm. Skips those that are published, so that a release that
# stopped half-way can be run again. Prereleases get the dist-tag `next`: `npm install` keeps the last release.
set -euo pipefail
for package in "$1"/*.tgz; do
  # For example @kaoiro/core@1.2.0
  id=$(tar -xzOf "$package" package/package.json | node -p 'const { name, version } = JSON.parse(require("fs").readFileSync(0)); `${name}@${version}`')
  if [ -n "$(npm view "$id" version 2> /dev/null || true)" ]; then
    echo "$id is published already."
    continue
  fi
  case "${id##*@}" in
    *-*) tag=next ;;
    *) tag=latest ;;
  esac
  npm publish "$package" --access public --provenance --tag "$tag"
done
