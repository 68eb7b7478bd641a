import { builder } from '../../../base/graphql/builder.ts';
import { lookArgs } from '../../../base/spreadsheet/file-args.ts';
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
      ...lookArgs,
    },
    resolve: async (_root, { institution_id, ...asked }, context) => {
      const acting = await actAt(context, 'peopleDifference', institution_id);
      const asking = { viewerId: acting.viewerId, institutionId: institution_id };
      const reading = await readPeopleFile(context.db, asking, asked);
      if (reading.problem) return unread(reading);
      return shownDifference(await comparePeople(context.db, acting, reading.rows), reading);
    },
  }),
);
