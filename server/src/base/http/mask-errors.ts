import { Refusal } from '@lectern/domain/refusal.ts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { noteAway } from '../database/is-away.ts';
import { refusalMessage } from '../../refusal-message.ts';
import { cutOffStatus, isCutOff } from './is-cut-off.ts';

/** Replies to what a route throws: a request that cannot be read is told why, a bug is logged and masked. */
export function maskErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (isCutOff(request)) return reply.code(cutOffStatus).send();
    const refusal = noteAway(error, request.log) ? new Refusal('UNAVAILABLE') : error;
    if (refusal instanceof Refusal && refusal.code === 'UNAVAILABLE') {
      if (refusal.cause) request.log.error({ err: refusal.cause }, refusal.message);
      return reply
        .code(503)
        .header('retry-after', Number(refusal.details['retryAfter'] ?? 1))
        .send({ statusCode: 503, message: refusalMessage(refusal) });
    }
    const { statusCode = 500, message } = error as FastifyError;
    if (statusCode < 500) return reply.code(statusCode).send({ statusCode, message });
    request.log.error({ err: error }, 'bug');
    return reply.code(statusCode).send({ statusCode, message: 'Oops! Something went wrong!', requestId: request.id });
  });
}
