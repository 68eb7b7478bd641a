import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { escapeHtml } from '../html/escape-html.ts';

const built = join(import.meta.dirname, '../../../../web/dist');

/** The hashes of the documents that the built browser app sends; its build writes them down. */
export function ownDocuments(): ReadonlySet<string> {
  const file = join(built, 'documents.json');
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
}

/** What the browser app must know before its first call. */
export type WebConfig = {
  readonly issuer: string;
  readonly client_id: string;
  readonly audience: string;
  /** Whether people can create an account where they sign in. */
  readonly may_sign_up: boolean;
  /** Whether Microsoft's reader can be opened here. */
  readonly immersive_reader: boolean;
};

/** What a page gets inside a frame: the policy that says who may frame it, and the address of a script before all others. */
export type Framed = { readonly policy: string; readonly script: string };

/** Serves the built browser app: its files for a year (their names change with their content), its page for every other address. */
export async function serveWebApp(
  app: FastifyInstance,
  env: Env,
  config: WebConfig,
  findFramed: (request: FastifyRequest) => Promise<Framed | null>,
): Promise<void> {
  if (!existsSync(join(built, 'index.html'))) return;
  const page = withConfig(readFileSync(join(built, 'index.html'), 'utf8'), config);
  await app.register(fastifyStatic, {
    root: built,
    index: false,
    wildcard: false,
    globIgnore: ['index.html*'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    },
  });
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const framed = await findFramed(request);
    if (framed) reply.header('content-security-policy', framed.policy);
    const sent = framed ? page.replace('<head>', () => `<head><script src="${framed.script}"></script>`) : page;
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(sent);
  };
  app.get('/', (request, reply) => toCanonical(env, request.hostname, request.url, reply) ?? sendPage(request, reply));
  // Whoever has signed out in order to go on as somebody else comes back with a state, which the sign-in can read.
  app.get('/index.html', (request, reply) => {
    const { state } = request.query as { readonly state?: unknown };
    if (typeof state !== 'string') return sendPage(request, reply);
    return reply.redirect(`/login?${new URLSearchParams({ state })}`);
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage) return reply.code(404).send({ message: 'This address does not exist.' });
    return toCanonical(env, request.hostname, request.url, reply) ?? sendPage(request, reply);
  });
}

function withConfig(html: string, config: WebConfig): string {
  const content = escapeHtml(JSON.stringify(config));
  return html.replace(/<meta name="lectern" content="" ?\/?>/, () => `<meta name="lectern" content="${content}">`);
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Signing in works under one address only; another name of this machine leads to it. */
function toCanonical(env: Env, hostname: string, url: string, reply: FastifyReply): FastifyReply | null {
  const canonical = new URL(env.publicUrl).hostname;
  if (hostname === canonical || !loopback.has(hostname) || !loopback.has(canonical)) return null;
  return reply.redirect(`${env.publicUrl}${url}`);
}
