import type { FastifyReply, FastifyRequest } from 'fastify';
import { policyFramedBy } from '../../../http/security-headers.ts';
import { findPartner } from '../../../partner/partner.ts';
import type { Services } from '../../../../services.ts';

/** The name of the parameter in which a page inside a frame carries the id of the partner around it. */
export const frameParameter = 'frame';

/** Lets pages of these origins, and of no other, frame a reply; nothing of its address reaches another site. */
export function frameBy(reply: FastifyReply, { env }: Services, origins: readonly string[]): FastifyReply {
  return reply.headers({
    'content-security-policy': policyFramedBy(env, origins),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
}

/**
 * Who may frame the page that is asked for: the origins of the partner that its address names. The name proves nothing
 * and need not: the browser looks at the pages that are really around it. Null where none is named.
 */
export async function findFraming({ db }: Services, request: FastifyRequest): Promise<readonly string[] | null> {
  if (!request.url.includes(`${frameParameter}=`)) return null;
  const named = (request.query as Record<string, unknown>)[frameParameter];
  return (await findPartner(db, named))?.origins ?? null;
}

/** Whether a browser says that it loads a page into a frame; old ones say nothing. */
export const isIntoFrame = ({ headers }: FastifyRequest): boolean => {
  const into = headers['sec-fetch-dest'];
  return into === undefined || into === 'iframe' || into === 'frame';
};
