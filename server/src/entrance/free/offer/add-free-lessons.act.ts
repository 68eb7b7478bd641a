import { offeredIds } from '@lectern/domain/entrance/free/free-offer.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { FreeOffer } from './free-offer.ts';
import { offerFreely } from './offer-freely.ts';
import { addFreeOffers } from './write-free-offers.ts';

builder.mutationField('addFreeLessons', (t) =>
  t.field({
    type: [FreeOffer],
    description: 'Makes lessons free; visitors see them once they are published.',
    args: { ids: t.arg.idList({ description: 'The lessons, 1 to 500; those that are free already stay so.' }) },
    resolve: (_root, args, context) => {
      const ids = parseInput(offeredIds, args.ids, 'ids');
      return offerFreely(context, 'addFreeLessons', { kind: 'LESSON', action: 'FREE_OFFERS_ADDED', ids }, (by) =>
        addFreeOffers(context.db, 'LESSON', ids, by),
      );
    },
  }),
);
