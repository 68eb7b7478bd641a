import { builder } from '../../graphql/builder.ts';
import { getViewerId } from '../../graphql/context.ts';
import { TableEncodingRef } from '../../spreadsheet/table-encoding-ref.ts';
import { admitToLearner } from '../group/admit-to-learner.ts';
import { RosterDifference, shownDifference, unread } from './difference.ts';
import { findDifference, readRows } from './find-difference.ts';
import { RosterMissingInput } from './roster-missing-input.ts';

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
      removed: t.arg({ type: [RosterMissingInput], description: 'Who is missing from the file and is to be removed.' }),
    },
    resolve: async (_root, { group_id, file, encoding: asked = null, removed }, context) => {
      await admitToLearner(context, 'rosterDifference', group_id, null);
      const { rows, problem, encoding } = await readRows(file, getViewerId(context), asked);
      if (problem) return unread({ problem, encoding });
      const importing = { db: context.db, viewerId: getViewerId(context), groupId: group_id };
      return shownDifference(await findDifference(importing, rows, removed), encoding);
    },
  }),
);
