import type { Check } from './check.ts';

const marks: Readonly<Record<Check['state'], string>> = {
  OK: 'ok',
  WARNING: 'warning',
  FAILED: 'FAILED',
  UNKNOWN: '?',
};

/** One line for each check, with its cure below where there is one. */
export const sayChecks = (checks: readonly Check[]): string =>
  checks
    .map(({ name, state, seen, cure }) => {
      const line = `${marks[state].padEnd(8)} ${name.padEnd(9)} ${seen}`;
      return cure ? `${line}\n${' '.repeat(19)}${cure}` : line;
    })
    .join('\n');
