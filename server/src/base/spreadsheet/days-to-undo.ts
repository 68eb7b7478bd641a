import { daysToUndoImport } from '@lectern/domain/base/spreadsheet/table.ts';
import { sql, type RawBuilder } from 'kysely';

/** The moment since which imports of files are taken back; what was done with earlier ones is forgotten. */
export const undoneSince: RawBuilder<string> = sql`(now() - make_interval(days => ${daysToUndoImport}))`;
