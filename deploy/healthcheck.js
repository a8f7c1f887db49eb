// Exits with 0 if the node in this container answers, else with 1. Used by the Dockerfile and by compose.yaml, since
// images in OCI format drop HEALTHCHECK.
const port = process.env.KAOIRO_PORT || 8080

const isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isUp ? 0 : 1)
