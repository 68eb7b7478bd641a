import { texts } from '../../texts/texts.ts';
import { ItemConflict } from '../cms-item/item-conflict.tsx';
import type { useAssessmentForm } from './use-assessment-form.ts';

type Props = { readonly form: ReturnType<typeof useAssessmentForm>; readonly language: string };

/** What somebody else has changed too of the settings of an assessment. */
export function AssessmentConflict(props: Props) {
  const { description, time, questions } = texts.cmsAssessment;
  return (
    <ItemConflict
      {...props}
      fields={[
        { part: 'description', name: description },
        { part: 'time', name: time },
        { part: 'questions_per_lesson', name: questions },
      ]}
    />
  );
}
