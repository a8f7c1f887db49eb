// Exits with 0 if the node in this container responds with 2xx, otherwise with 1. The Dockerfile and compose.yaml use
// this file, because images in OCI format drop HEALTHCHECK.
const port = process.env.KAOIRO_PORT || 8080

const isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isUp ? 0 : 1)
