import type { GroupRulesForm } from '@lectern/domain/classroom/course-settings/course-settings.ts';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Select } from '../../ui/form/select.tsx';
import { NumberField } from '../../base/form/number-field.tsx';
import classes from './settings-dialog.module.css';
import type { RulesForm } from './use-group-rules.ts';

type Props = { readonly form: RulesForm };
type ReviewRule = GroupRulesForm['review_benchmarks'];

/** The rules of a group, which hold in all its courses. */
export function RulesFields({ form }: Props) {
  const attempts = form.field('summary_attempts');
  const first = form.field('benchmark_first');
  const sequence = form.field('in_sequence');
  return (
    <div className={classes['rules']}>
      <p className={classes['note']}>{texts.courseSettings.rulesLead}</p>
      <NumberField
        key={attempts.key}
        {...attempts.props}
        label={texts.courseSettings.attempts}
        help={texts.courseSettings.attemptsHelp}
      />
      <Checkbox
        key={first.key}
        {...first.props}
        label={texts.courseSettings.benchmarkFirst}
        help={texts.courseSettings.benchmarkFirstHelp}
      />
      <Checkbox
        key={sequence.key}
        {...sequence.props}
        label={texts.courseSettings.inSequence}
        help={texts.courseSettings.inSequenceHelp}
      />
      <ReviewField
        form={form}
        name="review_benchmarks"
        label={texts.courseSettings.reviewBenchmarks}
        cost={texts.courseSettings.benchmarksAtOnce}
      />
      <ReviewField
        form={form}
        name="review_summaries"
        label={texts.courseSettings.reviewSummaries}
        cost={texts.courseSettings.summariesAtOnce}
      />
    </div>
  );
}

type ReviewProps = Props & {
  readonly name: 'review_benchmarks' | 'review_summaries';
  readonly label: string;
  /** What showing them at once costs. */
  readonly cost: string;
};

const rules = ['WHEN_NOT_ASKED', 'AT_ONCE', 'NEVER'] as const satisfies readonly ReviewRule[];

/** When right answers are shown; the wider rule says what it costs. */
function ReviewField({ form, name, label, cost }: ReviewProps) {
  const { defaultValue, onChange, error } = form.field(name).props;
  const [rule, setRule] = useState<ReviewRule>(defaultValue);
  const { reviewRules, reviewHelp } = texts.courseSettings;
  return (
    <Select
      label={label}
      error={error}
      help={rule === 'AT_ONCE' ? <span className={classes['cost']}>{cost}</span> : reviewHelp[rule]}
      options={rules.map((value) => ({ value, label: reviewRules[value] }))}
      value={rule}
      onChange={(next) => {
        setRule(next);
        onChange(next);
      }}
    />
  );
}
