import { builder } from '../../../base/graphql/builder.ts';
import { FreeOffer, type FreeOfferShape } from './free-offer.ts';
import { offerFreely } from './offer-freely.ts';
import { removeFreeOffer } from './write-free-offers.ts';

builder.mutationField('deleteFreeLesson', (t) =>
  t.field({
    type: FreeOffer,
    description: 'Takes a lesson out of what is free.',
    args: { id: t.arg.id({ description: 'The lesson; where it is not free, nothing changes.' }) },
    resolve: async (_root, { id }, context) => {
      const [offer] = await offerFreely(
        context,
        'deleteFreeLesson',
        { kind: 'LESSON', action: 'FREE_OFFER_REMOVED', ids: [id] },
        () => removeFreeOffer(context.db, 'LESSON', id),
      );
      return offer as FreeOfferShape;
    },
  }),
);
