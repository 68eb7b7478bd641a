import { mostOfferChoices, offerSearch } from '@lectern/domain/entrance/free/free-offer.ts';
import { sql } from 'kysely';
import { finds, searchForm } from '../../../base/database/finds.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';
import { FreeOffer, FreeOfferKind, offersJson, type FreeOfferShape } from './free-offer.ts';

type ChoicesShape = { readonly choices: readonly FreeOfferShape[]; readonly hasMore: boolean };

const FreeOfferChoices = builder.objectRef<ChoicesShape>('FreeOfferChoices').implement({
  description: 'What could be free, as far as a search has found it.',
  fields: (t) => ({
    choices: t.field({
      type: [FreeOffer],
      description: 'What was found, at most 200, what is free already too.',
      resolve: ({ choices }) => [...choices],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether there is more, which a narrower search finds.' }),
  }),
});

builder.queryField('freeOfferChoices', (t) =>
  t.field({
    type: FreeOfferChoices,
    description: 'The lessons or courses that could be free, drafts too, for those with edit rights.',
    args: {
      kind: t.arg({ type: FreeOfferKind, description: 'Lessons, or courses for their benchmarks.' }),
      search: t.arg.string({
        required: false,
        description: 'What stands in the name of the lesson, its course or its product; left out for all.',
      }),
    },
    resolve: async (_root, { kind, search }, context): Promise<ChoicesShape> => {
      const wanted = parseInput(offerSearch, search ?? '', 'search');
      const names = searchForm(sql`concat_ws(' ', found.name, found.course_name, found.product_name)`);
      const found = await readAsRole(
        context,
        'freeOfferChoices',
        offersJson(kind, finds(names, wanted), mostOfferChoices + 1),
      );
      return { choices: found.slice(0, mostOfferChoices), hasMore: found.length > mostOfferChoices };
    },
  }),
);
