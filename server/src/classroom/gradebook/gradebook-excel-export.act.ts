import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { principalOf } from '../../base/access/group-access.ts';
import { makeExportAddress } from './export/export-address.ts';
import { findExportGroups } from './export/find-export-groups.ts';

type Export = { readonly address: string; readonly expires_on: string; readonly learners: number };

const GradebookExport = builder.objectRef<Export>('GradebookExport').implement({
  description: 'Where a spreadsheet can be fetched.',
  fields: (t) => ({
    address: t.exposeString('address', {
      description: 'A path of this server. It works once, with the bearer token of the person who asked.',
    }),
    expires_on: t.expose('expires_on', { type: 'DateTime', description: 'From when it does not work any more.' }),
    learners: t.exposeInt('learners', { description: 'How many learners the spreadsheet lists.' }),
  }),
});

builder.queryField('gradebookExcelExport', (t) =>
  t.field({
    type: GradebookExport,
    description:
      'Where the gradebook of a course can be fetched as a spreadsheet: one sheet for benchmarks and summaries, one per level for lessons. It refuses a course without learners.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      groupId: t.arg.id({
        required: false,
        description: 'The group; without one, all groups with this course that you teach or administer.',
      }),
      csv: t.arg.boolean({
        required: false,
        description: 'Whether it is one table of all exercises, without sums, as CSV.',
      }),
      identified: t.arg.boolean({
        required: false,
        description:
          'Whether it says the external id of each group and the addresses of learners, as far as you may see them.',
      }),
    },
    resolve: async (_root, { courseId, groupId, csv, identified }, context): Promise<Export> => {
      const viewerId = getViewerId(context);
      const thing = { courseId, groupId: groupId ?? null, asCsv: csv ?? false, identified: identified ?? false };
      const groups = await findExportGroups(context.db, viewerId, thing);
      const [first] = groups;
      context.checks.allow('gradebookExcelExport', first ? principalOf(first.access) : { signedIn: true });
      const learners = groups.reduce((sum, group) => sum + group.learners, 0);
      if (learners === 0) throw new Refusal('INVALID', { field: 'groupId', issue: { code: 'TOO_FEW', minimum: 1 } });
      await context.limiter.count('export', viewerId);
      const { secret, expires_on } = await makeExportAddress(context.db, viewerId, thing);
      return { address: `/exports/${secret}`, expires_on, learners };
    },
  }),
);
