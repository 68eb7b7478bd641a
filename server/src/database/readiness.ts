import { openPool } from './open-pool.ts';

/** Whether the database answers now. */
export type Readiness = {
  /** Resolves within a second, whatever the database does. */
  readonly isAnswering: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

const patience = 750;

/**
 * Asks on a connection of its own, so that neither a full pool nor a hanging statement keeps the question waiting, and
 * asks once for all who want to know at the same time.
 */
export function openReadiness(url: string): Readiness {
  const pool = openPool(url, { max: 1, patience, statement: patience });
  const ask = async () => {
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), patience);
    const answer = pool.query('select 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
  };
  let asking: Promise<boolean> | null = null;
  return {
    isAnswering: () => (asking ??= ask().finally(() => (asking = null))),
    close: () => pool.end(),
  };
}
