import { institutionPageSizes } from '@lectern/domain/business/institution/institution-form.ts';
import { worklistPageSchema } from '@lectern/domain/business/renewal/renewals.ts';
import { builder } from '../../base/graphql/builder.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { readRenewals, type RenewalShape } from './read-renewals.ts';
import { askedOf, worklistArgs } from './renewal-filter.ts';
import { Renewal } from './renewal.ts';

type PageShape = { readonly renewals: readonly RenewalShape[]; readonly hasMore: boolean };

const RenewalPage = builder.objectRef<PageShape>('RenewalPage').implement({
  description: 'Some licenses of the worklist, and whether there are more.',
  fields: (t) => ({
    renewals: t.field({
      type: [Renewal],
      description: 'The licenses, in the order that was asked for.',
      resolve: ({ renewals }) => renewals,
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ renewals, hasMore }) => (hasMore ? (renewals.at(-1)?.id ?? null) : null),
    }),
  }),
});

builder.queryField('renewals', (t) =>
  t.field({
    type: RenewalPage,
    description:
      'The worklist of renewals: licenses with how long they hold, how they are used, what is to be done for them and why to look after them. For sales roles and customer success.',
    args: {
      ...worklistArgs,
      pageSize: t.arg.int({ required: false, description: 'How many to give: 20 unless said, 60 at most.' }),
      after: t.arg.id({
        required: false,
        description: 'The cursor of the page before, in the same order; BAD_CURSOR if it is unknown.',
      }),
    },
    resolve: async (_root, { pageSize: size, after = null, ...args }, context): Promise<PageShape> => {
      const asked = askedOf(args);
      const { pageSize } = parseInput(worklistPageSchema, { pageSize: size ?? institutionPageSizes[0] });
      const renewals = await readRenewals(context, 'renewals', asked, { after, limit: pageSize + 1 });
      return { renewals: renewals.slice(0, pageSize), hasMore: renewals.length > pageSize };
    },
  }),
);
