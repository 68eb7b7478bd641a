import type { Review } from '@lectern/domain/learning/assessment/review.ts';
import { builder } from '../../base/graphql/builder.ts';

/** What a finished attempt shows of the right answers. */
export const ReviewRef = builder.enumType('Review', {
  description: 'What a finished attempt shows of the right answers.',
  values: {
    SHOWN: { description: 'The right answers, and which of the answers given were right.' },
    STILL_ASKED: { description: 'Not yet: an assessment that you have open, or may still start, asks the questions.' },
    NEVER: { description: 'Not in this group: its main instructor keeps them closed.' },
  } satisfies Record<Review, { description: string }>,
});
