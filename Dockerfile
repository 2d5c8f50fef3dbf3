# The product as one image: the web tier by default, any of its programs by another command
# (docs/operations.md, "Containers"). Nothing is written below /app; DATA_DIR is the only folder that is.

ARG NODE_IMAGE=docker.io/library/node:20.20.2-bookworm-slim

# Packages for building, and the build.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY package.json package-lock.json .npmrc ./
# What builds and serves; the tools are not needed.
RUN npm ci --omit=dev
COPY . .
# Sources are in dist then; the programs read the tables, contracts and content beside them.
RUN npm run build && find redirects schema services cms -name '*.ts' -delete && rm -r cms/editor

# Packages for running alone.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
# Nobody reads their types, and Node would keep their source maps in memory. Nobody builds either: the first line is what
# builds (of @babel all but @babel/runtime, which Base UI runs with).
RUN cd node_modules \
  && rm -r vite @vitejs rolldown @rolldown esbuild @esbuild lightningcss* tsx @babel/[!r]* browserslist caniuse-lite chokidar readdirp compressible \
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

# From what seldom changes to what every build changes: only the last layers are pulled anew.
FROM ${NODE_IMAGE}
WORKDIR /app
RUN install -d -o node -g node /data
# Compressing and scaling run on threads; with an arena for each, glibc holds on to memory.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 EMBEDDED=none PORT=3000 DATA_DIR=/data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json LICENSE ./
COPY platform/database/migrations ./platform/database/migrations
COPY --from=build /app/redirects ./redirects
COPY --from=build /app/schema ./schema
COPY --from=build /app/services ./services
COPY --from=build /app/cms ./cms
# Not the maps of browser files, which tell all of the source (`--target build` has them, in dist/browser-maps).
COPY --from=build /app/dist/client ./dist/client
COPY --from=build /app/dist/server ./dist/server
# What metrics and traces call the build: without it all builds of a version of the package are the same to them.
ARG BUILD_VERSION
ENV BUILD_VERSION=${BUILD_VERSION}
# The user `node` by its number: Kubernetes sees that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Node is the first process, so that it gets SIGTERM itself; it drains and ends (LAME_DUCK_SECONDS, DRAIN_SECONDS).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-old-space-size=256", "--max-semi-space-size=8", "dist/server/index.js"]
