import type { FastifyBaseLogger } from 'fastify';

const classes = /^(08|53|57|58)/;
const codes = new Set(['55P03', '25P03', '25P04', '40001', '40P01']);
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
]);
const words =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/**
 * True for an error that says only that the database is away, hangs, is full or is held up by others: the same call may
 * succeed a moment later.
 */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && code !== '') return classes.test(code) || codes.has(code) || network.has(code);
  return words.test(error.message);
}

let loggedAt = 0;

/** The same, and the log says, at most once a second, what the database said: a full disk is named there. */
export function noteAway(error: unknown, log: FastifyBaseLogger): boolean {
  if (!isAway(error)) return false;
  if (Date.now() - loggedAt < 1000) return true;
  loggedAt = Date.now();
  const { message, code } = error as Error & { code?: string };
  log.warn({ reason: message, code }, 'the database is away');
  return true;
}
