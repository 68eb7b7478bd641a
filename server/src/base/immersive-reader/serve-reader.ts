import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findFraming } from '../identity/pages/frame/framed.ts';
import type { Services } from '../../services.ts';

const { resolve } = createRequire(import.meta.url);

const scripts = {
  'sdk.js': () => resolve('@microsoft/immersive-reader-sdk/lib/immersive-reader-sdk.js'),
  'launch.js': () => join(import.meta.dirname, 'launch.js'),
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Immersive Reader</title>
    <script src="/immersive-reader/sdk.js"></script>
    <script src="/immersive-reader/launch.js" defer></script>
  </head>
  <body></body>
</html>
`;

/**
 * Opens the page in which Microsoft's reader runs, where it is configured. Its library writes styles and frames another
 * site, so that the page has a policy of its own, and that of the app stays as it is.
 */
export function serveReader(app: FastifyInstance, services: Services): void {
  const settings = services.env.immersiveReader;
  if (!settings) return;
  app.get('/immersive-reader', async (request, reply) => {
    const partner = (await findFraming(services, request)) ?? [];
    const policy = [
      `default-src 'none'`,
      `script-src 'self'`,
      `style-src 'unsafe-inline'`,
      `frame-src https://${settings.subdomain}.cognitiveservices.azure.com`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors ${["'self'", ...partner].join(' ')}`,
    ];
    return reply.header('content-security-policy', policy.join('; ')).type('text/html').send(page);
  });
  for (const [name, find] of Object.entries(scripts)) {
    const script = readFileSync(find());
    app.get(`/immersive-reader/${name}`, (_request, reply) => reply.type('text/javascript').send(script));
  }
}
