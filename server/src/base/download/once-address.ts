import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { findCaller } from '../session/find-caller.ts';
import type { Services } from '../../services.ts';
import { attachmentHeaders } from '../http/attachment.ts';

/** Seconds until an address is of no use any more. */
export const addressLives = 120;

/** What is kept of the secret part of an address. */
export const addressHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The secret part of an address at which one person can fetch one file once. */
export const newAddress = (): string => randomBytes(32).toString('base64url');

/** A file that is written while it is sent. */
export type Streamed = { readonly name: string; readonly contentType: string; readonly bytes: Readable };

/** How many files are written at once, of all paths together: each has a thread of up to 72 MB. */
const mostAtOnce = 3;
const written = new WeakMap<Services, { now: number }>();

/**
 * Opens a path that ends with `:address` and gives a file once to the person who asked for it; those that take long to be
 * written go to few at a time, so that the rest of the school does not wait. `take` uses the address up and gives null
 * where it leads to nothing, or not any more.
 */
export function serveOnce(
  app: FastifyInstance,
  services: Services,
  path: `/${string}/:address`,
  take: (request: FastifyRequest, viewerId: string, secret: string) => Promise<Streamed | null>,
): void {
  const files = written.get(services) ?? { now: 0 };
  written.set(services, files);
  app.get<{ Params: { address: string } }>(path, async (request, reply) => {
    const viewerId = await findCaller(services, request);
    if (viewerId === null) return notFound(reply);
    if (files.now >= mostAtOnce) return busy(reply);
    files.now += 1;
    try {
      const file = await take(request, viewerId, request.params.address);
      if (!file) return notFound(reply);
      file.bytes.once('error', (error) => request.log.error({ err: error }, 'a file broke off'));
      await reply.headers(attachmentHeaders(file.name, file.contentType)).send(file.bytes);
      return reply;
    } finally {
      files.now -= 1;
    }
  });
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send({ message: 'This address does not exist.' });
}

function busy(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .send({ message: 'Too many files are being made. Try again in a moment.' });
}
