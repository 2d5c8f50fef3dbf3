# syntax=docker/dockerfile:1
# The product as one image: the web tier by default, any of its programs by another command
# (docs/operations.md, "Containers"). Nothing is written below /app; DATA_DIR is the only folder that is.

ARG NODE_IMAGE=docker.io/library/node:20.20.2-bookworm-slim

# Packages for building, and the build.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# Packages for running alone.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force

FROM ${NODE_IMAGE}
WORKDIR /app
# Compressing and scaling run on threads; with an arena for each, glibc holds on to memory.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 EMBEDDED=none PORT=3000 DATA_DIR=/data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json LICENSE ./
COPY redirects ./redirects
COPY runtime/database/migrations ./runtime/database/migrations
# Tables, contracts and content that the embedded services read when they run.
COPY schema ./schema
COPY services ./services
RUN install -d -o node -g node /data
# The user `node` by its number: Kubernetes sees that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Node is the first process, so that it gets SIGTERM itself; it drains and ends (LAME_DUCK_SECONDS, DRAIN_SECONDS).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-old-space-size=256", "--max-semi-space-size=8", "dist/server/index.js"]
