import { sql } from 'kysely';
import { newestFirst, pageOfEntries, type AskedEntries } from '../asked-entries.ts';
import type { AuditEntryShape } from '../audit-entry.ts';
import { entryJson, withBeside } from '../entry-json.ts';
import { readInAudit, type AuditReader, type ReadInAudit } from '../read-in-audit.ts';

type Facts = Readonly<Record<string, unknown>>;

/** An entry with all that it says. */
export type ExportedEntry = {
  readonly entry: AuditEntryShape;
  readonly details: Facts;
  /** What lies beside the chain; null where it was erased. */
  readonly facts: Facts | null;
  readonly address: string | null;
};

const atOnce = 500;

/**
 * The entries asked for, newest first, step by step: between two steps neither a connection nor a lock is held, however
 * slowly they are taken, and with each the right to them is asked for again.
 */
export async function* readExportedEntries(
  reader: AuditReader,
  asked: AskedEntries,
): AsyncGenerator<ReadInAudit<readonly ExportedEntry[]>> {
  let after: AuditEntryShape | null = null;
  for (;;) {
    const step: ReadInAudit<readonly ExportedEntry[]> = await readInAudit(
      reader,
      'GET /audit-exports/:address',
      asked.institution_id,
      sql`(with ${pageOfEntries(asked, after, atOnce)}
        select coalesce(json_agg(json_build_object('entry', ${entryJson}, 'details', l.details, 'facts', beside.facts,
          'address', beside.address) ${newestFirst}), '[]'::json)
        from ${withBeside(sql`(select a.* from page join audit_log a using (chain, chain_id, number))`)})`,
    );
    yield step;
    after = step.data.at(-1)?.entry ?? null;
    if (step.data.length < atOnce) return;
  }
}
