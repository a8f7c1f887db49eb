#!/bin/sh
# Creates the Dockerfile's base image without an image registry: Debian from its mirror (debootstrap, run as root), Node
# and npm from the npm registry, and the user `node`.
set -eu
name=docker.io/library/node:24-bookworm-slim
root=$(mktemp -d)
npm=$(mktemp -d)
trap 'rm -rf "$root" "$npm"' EXIT
debootstrap --variant=minbase bookworm "$root"
npm install --prefix "$npm" --no-save --no-audit --loglevel=error "node-linux-$(node -p process.arch)@24" npm@11
mkdir -p "$root/usr/local/lib/node_modules"
cp -r "$npm/node_modules/npm" "$root/usr/local/lib/node_modules/"
install -m 755 "$npm"/node_modules/node-linux-*/bin/node "$root/usr/local/bin/node"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
chroot "$root" useradd --uid 1000 --user-group --create-home node
rm -rf "$root"/var/cache/apt/archives "$root"/var/lib/apt/lists
tar -C "$root" -c . | podman import --change 'CMD ["node"]' - "$name"
