import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { lookArgs } from '../../base/spreadsheet/file-args.ts';
import { admitToLearner } from '../../base/access/admit-to-learner.ts';
import { RosterDifference, shownDifference, unread } from './difference.ts';
import { findDifference, readRosterFile } from './find-difference.ts';
import { RosterChoiceInput, RosterMissingInput, tickedIn } from './roster-missing-input.ts';

builder.queryField('rosterDifference', (t) =>
  t.field({
    type: RosterDifference,
    description:
      'Compares a roster (CSV or XLSX; columns for e-mail, first and last name, role and group) with the groups that it fills: this one or, where it names groups, those of the institution that you may import into. Nothing is written.',
    args: {
      group_id: t.arg.id({ description: 'The group that lines without a group are about.' }),
      file: t.arg.string({ description: 'The file in base64, 512 kB at most.' }),
      ...lookArgs,
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
      const viewerId = getViewerId(context);
      const importing = { db: context.db, viewerId, groupId: group_id };
      const reading = await readRosterFile(context.db, { viewerId, institutionId: institution_id }, asked);
      if (reading.problem) return unread(reading);
      return shownDifference(await findDifference(importing, reading.rows, tickedIn({ removed, choices })), reading);
    },
  }),
);
