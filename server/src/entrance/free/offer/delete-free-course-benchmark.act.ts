import { builder } from '../../../base/graphql/builder.ts';
import { FreeOffer, type FreeOfferShape } from './free-offer.ts';
import { offerFreely } from './offer-freely.ts';
import { removeFreeOffer } from './write-free-offers.ts';

builder.mutationField('deleteFreeCourseBenchmark', (t) =>
  t.field({
    type: FreeOffer,
    description: 'Takes the benchmarks of a course out of what is free.',
    args: { id: t.arg.id({ description: 'The course; where it is not free, nothing changes.' }) },
    resolve: async (_root, { id }, context) => {
      const [offer] = await offerFreely(
        context,
        'deleteFreeCourseBenchmark',
        { kind: 'COURSE_BENCHMARK', action: 'FREE_OFFER_REMOVED', ids: [id] },
        () => removeFreeOffer(context.db, 'COURSE_BENCHMARK', id),
      );
      return offer as FreeOfferShape;
    },
  }),
);
