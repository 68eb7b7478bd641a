import type { FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { loopbackName } from './is-loopback.ts';

/**
 * Whether a call comes from the machine itself and under the server's own name: not through a proxy or tunnel that
 * stands there too, and not from a page whose name leads to this machine.
 */
export function isLocal({ raw, ip, headers }: FastifyRequest, { publicUrl }: Pick<Env, 'publicUrl'>): boolean {
  const from = [raw.socket.remoteAddress ?? '', ip];
  return (
    from.every((address) => loopbackName.test(address)) &&
    raw.headers['x-forwarded-host'] === undefined &&
    headers.host === new URL(publicUrl).host
  );
}
