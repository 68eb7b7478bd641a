import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { FileColumnInput } from '../../base/spreadsheet/file-columns.ts';
import { TableEncodingRef } from '../../base/spreadsheet/table-encoding-ref.ts';
import { admitToLearner } from '../../base/access/admit-to-learner.ts';
import { RosterDifference, shownDifference, unread } from './difference.ts';
import { findDifference, readRows } from './find-difference.ts';
import { RosterChoiceInput, RosterMissingInput, tickedIn } from './roster-missing-input.ts';

builder.queryField('rosterDifference', (t) =>
  t.field({
    type: RosterDifference,
    description:
      'Compares a roster (CSV or XLSX; columns for e-mail, first and last name, role and group) with the groups that it fills: this one or, where it names groups, those of the institution that you may import into. Nothing is written.',
    args: {
      group_id: t.arg.id({ description: 'The group that lines without a group are about.' }),
      file: t.arg.string({ description: 'The file in base64, 512 kB at most.' }),
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
      removed: t.arg({ type: [RosterMissingInput], description: 'Who is missing from the file and is to be removed.' }),
      choices: t.arg({
        type: [RosterChoiceInput],
        required: false,
        description:
          'What becomes of learners of other groups; left out, who learns in a group with a course in common stays there, and others are added.',
      }),
    },
    resolve: async (_root, { group_id, removed, choices, ...asked }, context) => {
      const { institution_id } = await admitToLearner(context, 'rosterDifference', group_id, null);
      const importing = { db: context.db, viewerId: getViewerId(context), groupId: group_id };
      const reading = await readRows(importing, institution_id, asked);
      if (reading.problem) return unread(reading);
      return shownDifference(await findDifference(importing, reading.rows, tickedIn({ removed, choices })), reading);
    },
  }),
);
