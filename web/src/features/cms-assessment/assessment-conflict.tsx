import { texts } from '../../texts/texts.ts';
import { ItemConflict } from '../cms-item/item-conflict.tsx';
import type { useAssessmentForm } from './use-assessment-form.ts';

type Form = ReturnType<typeof useAssessmentForm>;

type Props = {
  readonly conflict: NonNullable<Form['conflict']>;
  readonly ours: ReturnType<Form['values']>;
  readonly language: string;
};

const labels = { description: 'description', time: 'time', questions_per_lesson: 'questions' } as const;
const fields = ['description', 'time', 'questions_per_lesson'] as const;

/** Both copies of the settings of an assessment that somebody else has changed. */
export function AssessmentConflict({ conflict: { theirs, own, keepOurs, takeTheirs, mix }, ours, language }: Props) {
  return (
    <ItemConflict
      own={own}
      language={language}
      fields={fields.map((field) => ({
        field,
        label: texts.cmsAssessment[labels[field]],
        ours: ours[field],
        theirs: theirs[field],
      }))}
      onKeep={keepOurs}
      onTake={takeTheirs}
      onMix={mix}
    />
  );
}
