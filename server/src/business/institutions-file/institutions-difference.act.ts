import { institutionColumns } from '@lectern/domain/business/institutions-file/institution-columns.ts';
import { builder } from '../../base/graphql/builder.ts';
import { FileColumnInput, saidColumns } from '../../base/spreadsheet/file-columns.ts';
import { TableEncodingRef } from '../../base/spreadsheet/table-encoding-ref.ts';
import { getSeller } from '../license/sales/hold-license.ts';
import { compareInstitutions, readInstitutionsFile } from './compare-institutions.ts';
import { InstitutionsDifferenceRef, shownDifference, unread } from './difference.ts';

builder.queryField('institutionsDifference', (t) =>
  t.field({
    type: InstitutionsDifferenceRef,
    description:
      'Compares a file with institutions (CSV or XLSX; columns for what the forms of an institution, of a license and of an invitation ask for) with those that are there, for sales roles: which would be made by it. Nothing is written.',
    args: {
      file: t.arg.string({
        description: 'The file in base64, packed with gzip if you like: 4 MB at most, 700 kB as it is sent.',
      }),
      encoding: t.arg({
        type: TableEncodingRef,
        required: false,
        description: 'The encoding of a text; left out, the one that it is in most likely.',
      }),
      sheet: t.arg.int({
        required: false,
        description:
          'The sheet of a workbook that is read, its place among those that are shown, from 0; left out, the first that holds such a table.',
      }),
      columns: t.arg({
        type: [FileColumnInput],
        required: false,
        description:
          'What the columns are read as, each that is read; left out, their heads say it, and what was chosen for them before.',
      }),
    },
    resolve: async (_root, { columns, ...sent }, context) => {
      const viewer = await getSeller(context, 'institutionsDifference');
      const said = await saidColumns(context.db, null, institutionColumns, columns);
      const reading = await readInstitutionsFile(sent, viewer.id, said);
      if (reading.problem) return unread(reading);
      return shownDifference(await compareInstitutions(context.db, viewer, reading.rows), reading);
    },
  }),
);
