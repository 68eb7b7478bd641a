import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAllowed } from '../graphql/policy.ts';
import { findCaller } from '../session/find-caller.ts';
import type { Services } from '../../services.ts';
import { findEditor } from './find-editor.ts';

const name = 'lectern-media';
/** As long as an access token lives: whoever signs out leaves no more behind than one. */
const seconds = 600;

/**
 * Opens POST /media/pass: with their bearer token, content roles get a cookie that lets `<img>` and `<video>` fetch what
 * only drafts show. It names the person and nothing else; what they may is asked at each request.
 */
export function servePasses(app: FastifyInstance, services: Services): void {
  const { env, tickets } = services;
  app.post('/media/pass', { bodyLimit: 1024 }, async (request, reply) => {
    const viewerId = await findCaller(services, request);
    const viewer = viewerId === null ? null : await findEditor(services.db, viewerId);
    if (!viewer) return reply.code(401).send({ message: 'Sign in first.' });
    if (!isAllowed('POST /media/pass', { signedIn: true, globalRole: viewer.role }))
      return reply.code(403).send({ message: 'No role of yours allows this.' });
    const secure = env.publicUrl.startsWith('https:') ? '; Secure' : '';
    const cookie = `${name}=${await tickets.seal({ media: viewerId }, seconds)}`;
    const where = `Path=/media; HttpOnly; SameSite=Strict${secure}; Max-Age=${seconds}`;
    return reply
      .code(204)
      .headers({ 'set-cookie': `${cookie}; ${where}`, 'cache-control': 'no-store' })
      .send();
  });
}

/** Whether a request for a file comes from somebody who may see drafts, by their token or by their pass. */
export async function comesFromAuthor(services: Services, request: FastifyRequest): Promise<boolean> {
  const viewerId = (await findCaller(services, request)) ?? (await findByPass(services, request));
  return mayReadDrafts(services, viewerId);
}

const inCookies = new RegExp(`(?:^|; )${name}=([\\w.-]+)`);

async function findByPass({ tickets }: Services, request: FastifyRequest): Promise<string | null> {
  const pass = inCookies.exec(request.headers.cookie ?? '')?.[1];
  const opened = pass === undefined ? null : await tickets.open(pass);
  const { media } = (opened ?? {}) as { media?: unknown };
  return typeof media === 'string' ? media : null;
}

async function mayReadDrafts({ db }: Services, viewerId: string | null): Promise<boolean> {
  const viewer = viewerId === null ? null : await findEditor(db, viewerId);
  return isAllowed('AnyType.published(false) items', { signedIn: viewer !== null, globalRole: viewer?.role ?? null });
}
