import { Refusal } from '@lectern/domain/refusal.ts';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { constraintRefusals } from '../database/constraints.ts';
import { isAway, noteAway } from '../database/is-away.ts';
import { refusalMessage } from '../../refusal-message.ts';

/** What leaves the server for an error: a code from the closed list, the field it belongs to, and English for programs. */
type PublicError = {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Record<string, unknown>;
};

const noSuchValue = new Set(['22P02', '22021', '22007', '22008', '22003', '22P05']);

/** The refusal an error stands for, or null where it is a bug. Values that no row can have look like missing rows. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const { originalError } = error as { originalError?: unknown };
  if (originalError) return refusalOf(originalError);
  const code = (error as { code?: unknown } | null)?.code;
  if (error instanceof pg.DatabaseError && noSuchValue.has(String(code))) return new Refusal('NOT_FOUND');
  if (error instanceof pg.DatabaseError && String(code).startsWith('23')) return constraintRefusal(error);
  return isAway(error) ? new Refusal('UNAVAILABLE') : null;
}

/** What a broken constraint says to the caller; null where only a bug can break it. */
function constraintRefusal({ constraint, detail = '' }: pg.DatabaseError): Refusal | null {
  const refusal = constraintRefusals.get(constraint ?? '');
  if (!refusal) return null;
  const { code, field } = refusal;
  if (code === 'NOT_FOUND' && detail.includes('still referenced')) return new Refusal('IN_USE');
  return new Refusal(code, { field, ...(code === 'INVALID' ? { issue: { code: 'WRONG_SHAPE' } } : {}) });
}

/** The errors of a result as they leave the server. Bugs are masked, and logged under the request's id. */
export function publicErrors(result: ExecutionResult, requestId: string, log: FastifyBaseLogger): PublicError[] {
  return (result.errors ?? []).map((error) => publicError(error, requestId, log));
}

function publicError(error: GraphQLError, requestId: string, log: FastifyBaseLogger): PublicError {
  const path = error.path ? { path: error.path } : {};
  const refusal = refusalOf(error);
  noteAway(error.originalError, log);
  if (refusal) return { ...path, ...publicRefusal(refusal) };
  if (!error.originalError) return { ...path, ...badDocument(error) };
  return { ...path, ...bug(error.originalError, requestId, log) };
}

/** A refusal as it leaves the server; fields that it does not have are left out. */
export function publicRefusal(refusal: Refusal): PublicError {
  const { code, field, issue, details } = refusal;
  const about = { ...(field ? { field } : {}), ...(issue ? { issue } : {}) };
  return { message: refusalMessage(refusal), extensions: { code, ...about, ...details } };
}

/** A bug as it leaves the server: masked, and logged under the request's id. */
export function bug(error: unknown, requestId: string, log: FastifyBaseLogger): PublicError {
  log.error({ err: error }, 'bug');
  return { message: 'Oops! Something went wrong!', extensions: { code: 'INTERNAL', requestId } };
}

/** An error of a document that never ran, or of its variables: the caller's own words come back to the caller. */
export function badDocument({ message }: Error): PublicError {
  return { message: withoutSuggestions(message), extensions: { code: 'BAD_REQUEST' } };
}

/** Suggestions would tell the schema to whoever guesses names. */
function withoutSuggestions(message: string): string {
  return message.replace(/,? did you mean [\s\S]*$/i, '').slice(0, 300);
}
