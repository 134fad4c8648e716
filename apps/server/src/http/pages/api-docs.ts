import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import { openApi } from './openapi.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Lexiroom: calls</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="calls"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;
const start = `SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#calls' });\n`;

/** The calls of REST to read and try, at /api/docs; as OpenAPI at /api/docs-json. Keeps to the policy of all pages. */
export async function addApiDocs(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const description = JSON.stringify(openApi());
  fastify.get('/api/docs-json', (_, reply) => reply.type('application/json').send(description));
  fastify.get('/api/docs', (_, reply) => reply.type('text/html').send(page));
  fastify.get('/api/docs/start.js', (_, reply) => reply.type('text/javascript').send(start));
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    fastify.get(`/api/docs/${file}`, (_, reply) => reply.sendFile(file, absolutePath()));
  }
}
