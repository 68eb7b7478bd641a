import { texts } from '../../texts/texts.ts';
import { conflictWords } from '../working-copy/conflict-words.ts';
import { ConflictDialog } from '../form/conflict-dialog.tsx';
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
  const decide = (act: () => void) => () => {
    act();
    onDecided();
  };
  return (
    <ConflictDialog
      words={conflictWords(conflict)}
      fields={[
        {
          name: texts.cmsQuestion.editor.question,
          ours: <Copy values={ours} />,
          theirs: <Copy values={conflict.theirs} />,
        },
      ]}
      onKeep={decide(conflict.keepOurs)}
      onTake={decide(conflict.takeTheirs)}
    />
  );
}

function Copy({ values }: { readonly values: QuestionValues }) {
  return (
    <>
      <RichText html={values.question} />
      <ol className={classes['copy']}>
        {values.answers.map(({ key, answer, match, is_correct }) => (
          <li key={key} data-right={is_correct || undefined}>
            <RichText html={answer} as="span" />
            {match && <RichText html={match} as="span" />}
          </li>
        ))}
      </ol>
    </>
  );
}
