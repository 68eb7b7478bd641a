import type { AuditCheck } from '../check-audit-log.ts';
import { entryId } from '../entry-id.ts';

/** What an operator reads after the audit log was: that it is whole, or where it was tampered with. */
export function saidOfAuditLog({ breaks, chains, entries, hash }: AuditCheck): string {
  const all = `${counted(entries, 'entry', 'entries')} in ${counted(chains, 'chain', 'chains')}, hash over their ends ${hash}`;
  if (breaks.length === 0) return `The audit log is whole: ${all}.`;
  const places = breaks.map((place) => `  ${entryId(place)}`);
  return [
    'The audit log was tampered with. These entries are not what was written, or what stands before them is missing:',
    ...places,
    `The log holds ${all}. Compare it with a backup from before, and find out who could write to the database.`,
  ].join('\n');
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
