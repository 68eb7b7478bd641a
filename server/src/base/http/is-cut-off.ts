import type { FastifyRequest } from 'fastify';

/** Whether whoever sends a request has gone before all of it came in: nobody is there to answer, and nothing of ours is wrong. */
export function isCutOff({ raw, log }: FastifyRequest): boolean {
  const isCut = raw.destroyed && !raw.complete;
  if (isCut) log.info('the request was cut off by its sender');
  return isCut;
}

/** The status that logs and figures have for it; nobody gets it. */
export const cutOffStatus = 499;
