# The service with its UI. See docs/running.md. Node 24, the newest version with long-term support that the tests run on.
FROM node:24-bookworm-slim AS production
WORKDIR /kaoiro
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY ui/package.json ui/
COPY fixtures/package.json fixtures/
COPY tools/package.json tools/
COPY analyser/package.json analyser/
COPY drawing/package.json drawing/
COPY texts/package.json texts/
COPY screens/package.json screens/
COPY store/package.json store/
COPY api/package.json api/
COPY cli/package.json cli/
# No dependency needs its install script.
RUN npm ci --ignore-scripts --no-audit --omit=dev \
    --workspace core --workspace analyser --workspace drawing --workspace texts --workspace api --workspace cli

FROM node:24-bookworm-slim AS build
WORKDIR /kaoiro
COPY . .
RUN npm ci --ignore-scripts --no-audit && npm run build
COPY --from=production /kaoiro /production
RUN for part in core analyser drawing texts api ui cli; do cp -r $part/dist /production/$part/; done \
    && cp -r ui/dist-server /production/ui/ \
    && cp -r cli/bin /production/cli/ \
    && cp deploy/healthcheck.js /production/
# Removes the two thirds of node_modules that are never loaded: packages bundled into the program or the UI, source
# maps, types, documentation, tests, and module formats for browsers and bundlers. Licences are kept.
WORKDIR /production/node_modules
RUN rm -rf @jimp react* csv-parse jsonc-parser zod fast-check @img/sharp-wasm32 \
    && find . -regextype posix-extended -type f \
      ! -iregex '.*/(licen[cs]e|notice|copying)[^/]*' \( \
        -iregex '.*\.(map|md|[mc]?tsx?)' \
        -o -regex '\./(@[^/]+/)?[^/]+/(test|tests|__tests__|docs|examples?|benchmarks?)/.*' \
        -o -path './@tensorflow/*' ! -name '*.node.js' ! -name '*.wasm' ! -name package.json \
        -o -path './@electric-sql/*' -regex '.*\.(tar\.gz|cjs)' \
        -o -regex '\./(@aws-sdk|@aws-crypto|@smithy)/.*/dist-(es|types)/.*' \
        -o -regex '\./((fp|io)-ts/es6|luxon/(src|build/(cjs-browser|es6|global|amd)))/.*' \
      \) -delete \
    && find . -type d -empty -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production KAOIRO_DATA=/data
# glibc returns allocations above this size to the system at once, so that photos do not fragment memory
# (docs/running.md).
ENV MALLOC_MMAP_THRESHOLD_=1048576
RUN install -d -o node -g node -m 700 /data
COPY --from=build /production /kaoiro
WORKDIR /kaoiro
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "healthcheck.js"]
# Runs Node directly, without a shell or npm, so that it receives SIGTERM.
CMD ["node", "cli/bin/kaoiro.cjs", "serve"]
