import { useId } from 'react';
import { texts } from '../../texts/texts.ts';
import { ConflictDialog } from '../../base/form/conflict-dialog.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import { FormDialog } from '../../base/form/form-dialog.tsx';
import { RulesFields } from './rules-fields.tsx';
import { rulesInWords } from './rules-in-words.ts';
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
      <ConflictDialog form={form} parts={rulesInWords()} />
    </FormDialog>
  );
}
