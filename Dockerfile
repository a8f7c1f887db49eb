# The service with its screens. docs/running.md says how to run it. The AWS SDK of 2027 wants Node 22.
FROM node:22-bookworm-slim AS build
WORKDIR /kaoiro
COPY . .
# The build is its own step; no package here needs its install script.
RUN npm ci --ignore-scripts --no-audit && npm run build

FROM node:22-bookworm-slim AS production
WORKDIR /kaoiro
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY ui/package.json ui/
COPY fixtures/package.json fixtures/
COPY api/package.json api/
COPY cli/package.json cli/
RUN npm ci --ignore-scripts --no-audit --omit=dev \
    --workspace core --workspace api --workspace cli
COPY --from=build /kaoiro/core/dist core/dist
COPY --from=build /kaoiro/api/dist api/dist
COPY --from=build /kaoiro/ui/dist ui/dist
COPY --from=build /kaoiro/cli/dist cli/dist
COPY cli/bin cli/bin

FROM node:22-bookworm-slim
ENV NODE_ENV=production KAOIRO_DATA=/data
RUN install -d -o node -g node -m 700 /data
COPY --from=production /kaoiro /kaoiro
WORKDIR /kaoiro
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", \
  "fetch(`http://127.0.0.1:${process.env.KAOIRO_PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No shell and no npm between: the request to stop reaches Node itself.
CMD ["node", "cli/bin/kaoiro.cjs", "serve"]
