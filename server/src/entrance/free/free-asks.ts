import type { FreeAsks } from '@lectern/domain/entrance/free/free-sheet.ts';
import { builder } from '../../base/graphql/builder.ts';

/** What a free sitting asks. */
export const FreeAsksRef = builder.enumType('FreeAsks', {
  description: 'What a sitting of a free benchmark asks.',
  values: {
    SAMPLES: { description: 'Free samples, which no group is asked: it comes to a score.' },
    SHEET: { description: 'At most eight of the questions that groups are asked too: it comes to a band.' },
  } satisfies Record<FreeAsks, object>,
});
