import { builder } from '../../base/graphql/builder.ts';
import { rememberColumns } from '../../base/spreadsheet/file-columns.ts';
import { importArgs } from '../../base/spreadsheet/file-args.ts';
import type { ImportShape } from '../../base/spreadsheet/file-difference.ts';
import { getSeller } from '../license/sales/hold-license.ts';
import { compareInstitutions, readInstitutionsFile } from './compare-institutions.ts';
import { InstitutionsDifferenceRef, shownDifference, unread, type DifferenceShape } from './difference.ts';
import { importInstitutions, lockImports } from './import-institutions.ts';

type ResultShape = ImportShape<DifferenceShape>;

const InstitutionsImportResult = builder.objectRef<ResultShape>('InstitutionsImportResult').implement({
  description: 'What an import of institutions came to.',
  fields: (t) => ({
    done: t.exposeBoolean('done', { description: 'Whether it was done; otherwise nothing was.' }),
    import_id: t.exposeID('import_id', {
      nullable: true,
      description: 'What it is undone by; null where no institution was made.',
    }),
    difference: t.expose('difference', {
      type: InstitutionsDifferenceRef,
      description: 'What was done; where it was not, what the import would do by now.',
    }),
  }),
});

builder.mutationField('importInstitutions', (t) =>
  t.field({
    type: InstitutionsImportResult,
    description:
      'Does what `institutionsDifference` has shown, all of it or, where that is no longer true, nothing: each institution that is new is made, with its license (a quote, or one that runs where the file says days) and the invitation of its first administrator. Rows that are there already or wrong are left out.',
    args: {
      ...importArgs,
      language: t.arg.string({
        required: false,
        description: 'The language of the mails, a tag such as es; English where Lectern does not speak it.',
      }),
    },
    resolve: async (_root, { shown, language, ...asked }, context): Promise<ResultShape> => {
      const { db } = context;
      const viewer = await getSeller(context, 'importInstitutions');
      const reading = await readInstitutionsFile(db, { viewerId: viewer.id, institutionId: null }, asked);
      if (reading.problem) return { done: false, import_id: null, difference: unread(reading) };
      await lockImports(db);
      const found = await compareInstitutions(db, viewer, reading.rows);
      const difference = shownDifference(found, reading);
      if (found.shown !== shown) return { done: false, import_id: null, difference };
      if (asked.columns) await rememberColumns(db, null, reading.columns);
      const made = found.lines.flatMap((line) => (line.made === null ? [] : [line.made]));
      const import_id = made.length === 0 ? null : await importInstitutions(context, viewer, made, language ?? null);
      return { done: true, import_id, difference };
    },
  }),
);
