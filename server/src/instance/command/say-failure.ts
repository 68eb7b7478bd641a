import { Refusal } from '@lectern/domain/refusal.ts';
import pg from 'pg';
import { StartError, whyDiskFull } from '../../start-error.ts';

/** What an operator reads when a command has failed: one sentence about the cause. */
export function sayFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const full = whyDiskFull(error);
  if (full) return full;
  if (error instanceof pg.DatabaseError) return `The database refused what was asked of it (${error.message}).`;
  if (error instanceof Refusal && error.cause instanceof Error) return `It failed: ${error.cause.message}.`;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code && path) return `${path} cannot be used (${code}).`;
  return `It failed: ${message?.split('\n')[0] ?? String(error)}.`;
}
