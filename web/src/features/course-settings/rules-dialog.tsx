import type { GroupRulesForm } from '@lectern/domain/course-settings/course-settings.ts';
import { useId } from 'react';
import { texts } from '../../texts/texts.ts';
import { ConflictDialog, type ShownPart } from '../form/conflict-dialog.tsx';
import { FormBody } from '../form/form-body.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { RulesFields } from './rules-fields.tsx';
import type { Place } from './use-course-settings.ts';
import { useGroupRules, type Rules } from './use-group-rules.ts';

type Props = {
  readonly place: Place;
  readonly rules: Rules;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

/** Changes the rules of a group. */
export function RulesDialog({ place, rules, onSaved, onClose }: Props) {
  const form = useGroupRules(place, rules, onSaved);
  const id = useId();
  const { dirty, busy } = form;
  const { rules: title, save, leaveTitle, leaveText, leave, stay } = texts.courseSettings;
  return (
    <FormDialog
      title={title}
      form={id}
      submit={save}
      ready
      {...{ dirty, busy, onClose }}
      words={{ title: leaveTitle, text: leaveText, leave, stay }}
    >
      <FormBody {...{ id, form }}>
        {/* What was merged stands in fields that begin anew. */}
        <RulesFields key={form.field('review_benchmarks').key} form={form} />
      </FormBody>
      <ConflictDialog form={form} parts={parts()} />
    </FormDialog>
  );
}

/** What two people may have changed, each rule by itself. */
function parts(): ShownPart<GroupRulesForm>[] {
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
