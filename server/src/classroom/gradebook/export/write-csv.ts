import { Readable } from 'node:stream';
import { csvLine, csvMark } from '@lectern/domain/base/spreadsheet/csv-text.ts';
import { plainCell } from '@lectern/domain/classroom/gradebook/export/plain-cell.ts';
import type { PackedLearner } from './read-export.ts';
import { rowsOf } from './rows-of.ts';
import type { Sheet } from './sheets-of.ts';
import type { SheetTexts } from './texts/catalogues.ts';

/** One sheet as a CSV file, written as its learners are read. */
export function streamCsv(
  sheet: Sheet,
  texts: SheetTexts,
  learners: AsyncIterable<readonly PackedLearner[] | null>,
): Readable {
  async function* lines() {
    yield csvMark + csvLine(sheet.columns.map(({ head }) => head));
    const rowOf = rowsOf(sheet, texts);
    for await (const some of learners) {
      const written = (some ?? []).map((learner) =>
        csvLine(rowOf(learner).map((value, at) => plainCell(value, sheet.columns[at]?.format ?? 'text'))),
      );
      if (written.length > 0) yield written.join('');
    }
  }
  return Readable.from(lines());
}
