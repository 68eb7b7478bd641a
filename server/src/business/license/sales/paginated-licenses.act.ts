import { renewalListSchema } from '@lectern/domain/business/renewal/renewals.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { License, type LicenseShape } from '../license.ts';
import { readExpiring } from './expiring.ts';

type PageShape = { readonly licenses: readonly LicenseShape[]; readonly hasMore: boolean };

const LicensePage = builder.objectRef<PageShape>('LicensePage').implement({
  description: 'Some licenses, and whether there are more.',
  fields: (t) => ({
    licenses: t.field({
      type: [License],
      description: 'The licenses, the one that ends first at the front.',
      resolve: ({ licenses }) => licenses,
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ licenses, hasMore }) => (hasMore ? (licenses.at(-1)?.id ?? null) : null),
    }),
  }),
});

const LicenseFilter = builder.inputType('LicenseFilter', {
  description: 'Which licenses are asked for.',
  fields: (t) => ({
    daysToRenewal: t.int({
      required: false,
      description: 'Those that end within so many days: 30, 60 or 90; 30 unless said.',
    }),
    assignedTo: t.id({ required: false, description: 'Those of institutions that this person looks after.' }),
    recentlyExpired: t.boolean({
      required: false,
      description: 'True for those that ended within the last 30 days instead.',
    }),
  }),
});

builder.queryField('paginatedLicenses', (t) =>
  t.field({
    type: LicensePage,
    description: 'The licenses that end soon, or have ended lately, for sales roles; quotes are not among them.',
    args: {
      filter: t.arg({ type: LicenseFilter, required: false, description: 'Which ones.' }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 20 unless said, 60 at most.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
      search: t.arg.string({
        required: false,
        description: 'What stands in the name of institution or license, the city or the sales manager.',
      }),
    },
    resolve: async (_root, { filter, pageSize: size, after = null, search: wanted }, context): Promise<PageShape> => {
      const { daysToRenewal, pageSize, search } = parseInput(renewalListSchema, {
        daysToRenewal: filter?.daysToRenewal ?? 30,
        pageSize: size ?? 20,
        search: wanted ?? '',
      });
      const ended = filter?.recentlyExpired ?? false;
      const licenses = await readExpiring(context, 'paginatedLicenses', {
        days: ended ? 30 : daysToRenewal,
        ended,
        assignedTo: filter?.assignedTo ?? null,
        search,
        limit: pageSize + 1,
        after,
      });
      return { licenses: licenses.slice(0, pageSize), hasMore: licenses.length > pageSize };
    },
  }),
);
