import { rosterColumns } from '@lectern/domain/base/spreadsheet/person-columns.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { FileColumnInput, saidColumns } from '../../../base/spreadsheet/file-columns.ts';
import { TableEncodingRef } from '../../../base/spreadsheet/table-encoding-ref.ts';
import { actAt } from '../people/member-actor.ts';
import { comparePeople, readPeopleFile } from './compare-people.ts';
import { PeopleDifferenceRef, shownDifference, unread } from './difference.ts';

builder.queryField('peopleDifference', (t) =>
  t.field({
    type: PeopleDifferenceRef,
    description:
      'Compares a file with people (CSV or XLSX; columns for e-mail, first and last name, role and the group to join) with those of an institution: who would be invited by it, who is there already, and who is missing from it. Nothing is written.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
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
    resolve: async (_root, { institution_id, columns, ...sent }, context) => {
      const acting = await actAt(context, 'peopleDifference', institution_id);
      const said = await saidColumns(context.db, institution_id, rosterColumns, columns);
      const reading = await readPeopleFile(sent, acting.viewerId, said);
      if (reading.problem) return unread(reading);
      return shownDifference(await comparePeople(context.db, acting, reading.rows), reading);
    },
  }),
);
