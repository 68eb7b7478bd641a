import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import classes from './question-form.module.css';
import type { QuestionValues } from './question-values.ts';
import type { QuestionForm } from './use-question-form.ts';

type Props = {
  readonly conflict: NonNullable<QuestionForm['conflict']>;
  readonly ours: QuestionValues;
  readonly onDecided: () => void;
};

/** Somebody else has changed the question: both copies, to choose from. It stays until that is decided. */
export function QuestionConflict({ conflict, ours, onDecided }: Props) {
  const words = texts.cmsQuestion.editor.conflict;
  const decide = (act: () => void) => () => {
    act();
    onDecided();
  };
  return (
    <Dialog
      title={words.title}
      size="comparison"
      actions={
        <>
          <Button variant="default" onClick={decide(conflict.takeTheirs)}>
            {words.take}
          </Button>
          <Button data-autofocus onClick={decide(conflict.keepOurs)}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <div className={classes['copies']}>
        <Copy title={words.yours} values={ours} />
        <Copy title={words.theirs} values={conflict.theirs} />
      </div>
    </Dialog>
  );
}

function Copy({ title, values }: { readonly title: string; readonly values: QuestionValues }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <RichText html={values.question} />
      <ol>
        {values.answers.map(({ key, answer, match, is_correct }) => (
          <li key={key} data-right={is_correct || undefined}>
            <RichText html={answer} as="span" />
            {match && <RichText html={match} as="span" />}
          </li>
        ))}
      </ol>
    </section>
  );
}
