// Whether the node in this container answers: exit code 0, else 1. Its own file, so that the Dockerfile and
// compose.yaml ask alike; an image in OCI's format keeps no HEALTHCHECK of its own.
const port = process.env.KAOIRO_PORT || 8080

const isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isUp ? 0 : 1)
