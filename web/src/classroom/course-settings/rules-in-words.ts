import type { GroupRulesForm } from '@lectern/domain/classroom/course-settings/course-settings.ts';
import { texts } from '../../texts/texts.ts';
import type { ShownPart } from '../../base/form/conflict-dialog.tsx';

/** The rules of a group in words, each by itself. */
export function rulesInWords(): readonly ShownPart<GroupRulesForm>[] {
  const words = texts.courseSettings;
  const yesOrNo = (holds: boolean) => (holds ? words.yes : words.no);
  return [
    {
      part: 'summary_attempts',
      name: words.attempts,
      shown: ({ summary_attempts: count }) => (count.trim() === '' ? words.unlimited : count),
    },
    { part: 'benchmark_first', name: words.benchmarkFirst, shown: ({ benchmark_first: first }) => yesOrNo(first) },
    { part: 'in_sequence', name: words.inSequence, shown: ({ in_sequence: holds }) => yesOrNo(holds) },
    {
      part: 'review_benchmarks',
      name: words.reviewBenchmarks,
      shown: ({ review_benchmarks: rule }) => words.reviewRules[rule],
    },
    {
      part: 'review_summaries',
      name: words.reviewSummaries,
      shown: ({ review_summaries: rule }) => words.reviewRules[rule],
    },
  ];
}
