import { texts } from '../../texts/texts.ts';
import type { ListedRenewal } from './worklist-query.ts';

type Reason = ListedRenewal['reasons'][number];

/** What a rule has seen, in a sentence. */
export function reasonText({ rule, since, days, ...seen }: Reason): string {
  const { taken, bought, active, before, learners, follow_ups } = seen;
  const words = texts.renewal.evidence;
  switch (rule) {
    case 'SEATS_SHORT':
      return words.short(taken ?? 0, bought ?? 0);
    case 'SEATS_UNUSED':
      return words.unused(taken ?? 0, bought ?? 0, days ?? 0);
    case 'QUIET':
      return words.quiet(active ?? 0, learners ?? 0);
    case 'FALLING':
      return words.falling(active ?? 0, before ?? 0);
    case 'NO_RESULTS':
      return words.noResults(taken ?? 0, days ?? 0);
    case 'FOLLOW_UP_DUE':
      return words.due(follow_ups ?? 0, since ?? '', days ?? 0);
    case 'NO_MANAGER':
      return words.noManager(days ?? null);
  }
}
