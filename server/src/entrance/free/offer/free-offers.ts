import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { FreeOffer, offersJson, type FreeOfferShape } from './free-offer.ts';

/** Everything that is free. */
export type FreeOffersShape = {
  readonly lessons: readonly FreeOfferShape[];
  readonly courses: readonly FreeOfferShape[];
};

/** Everything that is free. */
export const FreeOffers = builder.objectRef<FreeOffersShape>('FreeOffers').implement({
  description: 'Everything that is free, drafts too, by product and course.',
  fields: (t) => ({
    lessons: t.field({ type: [FreeOffer], description: 'The lessons.', resolve: ({ lessons }) => [...lessons] }),
    courses: t.field({
      type: [FreeOffer],
      description: 'The courses whose benchmarks are free.',
      resolve: ({ courses }) => [...courses],
    }),
  }),
});

const offered = sql`found.offered`;

/** Everything that is free, as JSON. */
export const freeOffersJson = () => sql<FreeOffersShape>`json_build_object(
  'lessons', ${offersJson('LESSON', offered)}, 'courses', ${offersJson('COURSE_BENCHMARK', offered)})`;
