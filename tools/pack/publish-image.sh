#!/usr/bin/env bash
# publish-image.sh REPOSITORY VERSION: builds the image, pushes it to a registry and signs it with the identity of the
# running workflow, without a key. Continues where an earlier run has stopped. Prereleases keep the tag `latest`.
set -euo pipefail
image=$1:$2
if docker buildx imagetools inspect "$image" > /dev/null 2>&1; then
  echo "$image is published already."
else
  docker buildx build --push --tag "$image" .
fi
signed=$1@$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
cosign verify "$signed" --certificate-oidc-issuer https://token.actions.githubusercontent.com \
  --certificate-identity-regexp "^https://github.com/$GITHUB_REPOSITORY/" > /dev/null 2>&1 ||
  cosign sign --yes "$signed"
case "$2" in
  *-*) ;;
  *) docker buildx imagetools create --tag "$1:latest" "$signed" ;;
esac
echo "$signed"
