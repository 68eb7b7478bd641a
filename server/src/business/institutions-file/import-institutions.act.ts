import { institutionColumns } from '@lectern/domain/business/institutions-file/institution-columns.ts';
import { builder } from '../../base/graphql/builder.ts';
import { FileColumnInput, rememberColumns, saidColumns } from '../../base/spreadsheet/file-columns.ts';
import { TableEncodingRef } from '../../base/spreadsheet/table-encoding-ref.ts';
import { getSeller } from '../license/sales/hold-license.ts';
import { compareInstitutions, readInstitutionsFile } from './compare-institutions.ts';
import { InstitutionsDifferenceRef, shownDifference, unread, type DifferenceShape } from './difference.ts';
import { importInstitutions, lockImports } from './import-institutions.ts';

type ResultShape = {
  readonly done: boolean;
  readonly import_id: string | null;
  readonly difference: DifferenceShape;
};

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
      file: t.arg.string({ description: 'The same file in base64.' }),
      encoding: t.arg({ type: TableEncodingRef, required: false, description: 'The same encoding.' }),
      sheet: t.arg.int({ required: false, description: 'The same sheet.' }),
      columns: t.arg({
        type: [FileColumnInput],
        required: false,
        description: 'The same columns; what they are read as is remembered.',
      }),
      shown: t.arg.string({ description: 'The `shown` of the difference.' }),
      language: t.arg.string({
        required: false,
        description: 'The language of the mails, a tag such as es; English where Lectern does not speak it.',
      }),
    },
    resolve: async (_root, { columns, shown, language, ...sent }, context): Promise<ResultShape> => {
      const { db } = context;
      const viewer = await getSeller(context, 'importInstitutions');
      const said = await saidColumns(db, null, institutionColumns, columns);
      const reading = await readInstitutionsFile(sent, viewer.id, said);
      if (reading.problem) return { done: false, import_id: null, difference: unread(reading) };
      await lockImports(db);
      const found = await compareInstitutions(db, viewer, reading.rows);
      const difference = shownDifference(found, reading);
      if (found.shown !== shown) return { done: false, import_id: null, difference };
      if (columns) await rememberColumns(db, null, reading.columns);
      const made = found.lines.flatMap((line) => (line.made === null ? [] : [line.made]));
      const import_id = made.length === 0 ? null : await importInstitutions(context, viewer, made, language ?? null);
      return { done: true, import_id, difference };
    },
  }),
);
