import { longestDescription } from '@lectern/domain/learning/course/course.ts';
import type { AssessmentSettings as Settings } from '@lectern/domain/learning/assessment/assessment-form.ts';
import { useId } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { NumberField } from '../../base/form/number-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import { AssessmentConflict } from './assessment-conflict.tsx';
import classes from './assessment.module.css';
import type { AssessmentKind } from './assessment-query.ts';
import { useAssessmentForm } from './use-assessment-form.ts';

type Props = {
  readonly kind: AssessmentKind;
  readonly item: { readonly id: string; readonly version: number; readonly content: Settings };
  /** The language of the course, a BCP 47 tag. */
  readonly language: string;
  readonly onSaved: () => void;
};

/** What a benchmark or a summary says: its description, its time and how much it asks. */
export function AssessmentSettings({ kind, item, language, onSaved }: Props) {
  const id = useId();
  const words = texts.cmsAssessment;
  const form = useAssessmentForm(kind, item, onSaved);
  const description = form.field('description');
  const time = form.field('time');
  const questions = form.field('questions_per_lesson');
  return (
    <FormBody id={id} form={form}>
      <TextField
        key={description.key}
        {...description.props}
        {...ofLanguage(language)}
        label={words.description}
        help={words.descriptionHelp(longestDescription)}
        maxLength={longestDescription}
      />
      <div className={classes['pair']}>
        <NumberField key={time.key} {...time.props} label={words.time} help={words.timeHelp} decimal />
        <NumberField key={questions.key} {...questions.props} label={words.questions} help={words.questionsHelp} />
      </div>
      <div>
        <Button type="submit" disabled={!form.dirty} loading={form.busy}>
          {words.save}
        </Button>
      </div>
      <AssessmentConflict {...{ form, language }} />
    </FormBody>
  );
}
