import { texts } from '../../texts/texts.ts';
import type { Watched } from './attention-query.ts';

/** The evidence of a reason in a sentence, without the course that it is about. */
export function reasonText(reason: Watched['reasons'][number]): string {
  const { rule, since, days, level, scores, finished, total, days_needed } = reason;
  const words = texts.attention;
  if (rule === 'NOT_STARTED') return words.notStarted(days ?? 0, since ?? '');
  if (rule === 'QUIET') return words.quiet(days ?? 0, since ?? '');
  if (rule === 'FAILED_TWICE') return words.failedTwice(level ?? 0, scores?.[0] ?? 0, scores?.[1] ?? 0, since ?? '');
  const late = words.late(days ?? 0, finished ?? 0, total ?? 0);
  return days_needed == null ? late : `${late} ${words.pace(days_needed)}`;
}
