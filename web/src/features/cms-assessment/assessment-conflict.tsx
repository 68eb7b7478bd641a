import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import type { useAssessmentForm } from './use-assessment-form.ts';

type Form = ReturnType<typeof useAssessmentForm>;

type Props = { readonly conflict: NonNullable<Form['conflict']>; readonly ours: ReturnType<Form['values']> };

const labels = { description: 'description', time: 'time', questions_per_lesson: 'questions' } as const;
const fields = ['description', 'time', 'questions_per_lesson'] as const;

/** Somebody else has changed the assessment that is edited: whose copy counts? It stays until that is decided. */
export function AssessmentConflict({ conflict: { theirs, keepOurs, takeTheirs }, ours }: Props) {
  const words = texts.cmsAssessment.conflict;
  return (
    <Dialog
      title={words.title}
      size="comparison"
      actions={
        <>
          <Button variant="default" onClick={takeTheirs}>
            {words.take}
          </Button>
          <Button data-autofocus onClick={keepOurs}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {fields
        .filter((field) => ours[field] !== theirs[field])
        .map((field) => (
          <section key={field}>
            <h3>{texts.cmsAssessment[labels[field]]}</h3>
            <dl>
              <dt>{words.yours}</dt>
              <dd>
                <bdi>{ours[field] || words.none}</bdi>
              </dd>
              <dt>{words.theirs}</dt>
              <dd>
                <bdi>{theirs[field] || words.none}</bdi>
              </dd>
            </dl>
          </section>
        ))}
    </Dialog>
  );
}
