import { csvLine, csvMark } from '@lectern/domain/base/spreadsheet/csv-text.ts';
import { shownToInstitutions } from '../shown-to-institutions.ts';
import { factsOf, type AuditFact } from '../entry-facts.ts';
import { entryId } from '../../../base/audit-log/entry-id.ts';
import type { ReadInAudit } from '../read-in-audit.ts';
import type { ExportedEntry } from './read-exported-entries.ts';
import type { AuditSheetTexts } from './texts/catalogues.ts';

type Column = keyof AuditSheetTexts['heads'];

/** The text of a file of entries, step by step: a row of heads, and a row for each entry, with codes as programs read them. */
export async function* auditCsv(
  steps: AsyncIterable<ReadInAudit<readonly ExportedEntry[]>>,
  { heads }: AuditSheetTexts,
): AsyncGenerator<string> {
  const columns = Object.keys(heads) as Column[];
  yield csvMark + csvLine(columns.map((column) => heads[column]));
  for await (const { data, asInstitution } of steps) {
    const lines = data.map((one) => {
      const row = cellsOf(one, asInstitution);
      return csvLine(columns.map((column) => row[column] ?? ''));
    });
    if (lines.length > 0) yield lines.join('');
  }
}

function cellsOf(
  { entry, details, facts, address }: ExportedEntry,
  asInstitution: boolean,
): Record<Column, string | null> {
  const { actor, object, institution } = entry;
  const shown = (said: typeof details) => (asInstitution ? shownToInstitutions(entry.action, said) : said);
  const all = factsOf(shown(details), shown(facts ?? {}));
  const inChain = (number: number | null) => (number === null ? null : entryId({ ...entry, number }));
  return {
    ENTRY: entryId(entry),
    AT: new Date(entry.at).toISOString(),
    ACTION: entry.action,
    ACTOR_TYPE: actor.type,
    ACTOR_ID: actor.id,
    ACTOR: actor.name,
    OBJECT_TYPE: object.type,
    OBJECT_ID: object.id,
    OBJECT: object.name,
    INSTITUTION: institution?.name ?? null,
    BEFORE: valuesOf(
      all.filter(({ changed }) => changed),
      'before',
    ),
    AFTER: valuesOf(all, 'after'),
    UNDOES: inChain(entry.undoes),
    UNDONE_BY: inChain(entry.undone_by),
    ADDRESS: asInstitution ? null : address,
  };
}

/** One side of what an entry says, as a program reads it; nothing where it says nothing. */
const valuesOf = (facts: readonly AuditFact[], side: 'before' | 'after'): string =>
  facts.length === 0 ? '' : JSON.stringify(Object.fromEntries(facts.map((fact) => [fact.field, fact[side]])));
