import { builder } from '../../base/graphql/builder.ts';
import { lookArgs } from '../../base/spreadsheet/file-args.ts';
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
      ...lookArgs,
    },
    resolve: async (_root, asked, context) => {
      const viewer = await getSeller(context, 'institutionsDifference');
      const asking = { viewerId: viewer.id, institutionId: null };
      const reading = await readInstitutionsFile(context.db, asking, asked);
      if (reading.problem) return unread(reading);
      return shownDifference(await compareInstitutions(context.db, viewer, reading.rows), reading);
    },
  }),
);
