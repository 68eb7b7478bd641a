import type { FastifyReply } from 'fastify';

/** An address that does not lead to a spreadsheet, for whoever asks now. */
export function noExport(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send({ message: 'This address does not exist.' });
}

/** As many spreadsheets are being written as the rest of the school has patience for. */
export function exportsBusy(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .send({ message: 'Too many spreadsheets are being made. Try again in a moment.' });
}
