import type { FastifyError, FastifyInstance } from 'fastify';

/** Replies to what a route throws: a request that cannot be read is told why, a bug is logged and masked. */
export function maskErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ statusCode, message });
    request.log.error({ err: error }, 'bug');
    return reply.code(statusCode).send({ statusCode, message: 'Oops! Something went wrong!', requestId: request.id });
  });
}
