import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { plainText } from '../rich-text/plain-text.ts';
import classes from './conflict-dialog.module.css';
import type { PlayedQuestion } from './played-question.ts';

type Props = {
  readonly questions: readonly PlayedQuestion[];
  /** The ids of those that are answered differently on this device. */
  readonly differing: readonly string[];
  readonly onChoose: (keeps: 'OURS' | 'THEIRS') => void;
};

const stays = () => {};

/** Another tab or device came first: whose answers count? It stays until that is decided. */
export function ConflictDialog({ questions, differing, onChoose }: Props) {
  return (
    <Dialog
      title={texts.attempt.conflict.title}
      size="confirm"
      onClose={stays}
      actions={
        <>
          <Button variant="default" onClick={() => onChoose('THEIRS')}>
            {texts.attempt.conflict.theirs}
          </Button>
          <Button data-autofocus onClick={() => onChoose('OURS')}>
            {texts.attempt.conflict.ours}
          </Button>
        </>
      }
    >
      <p className={classes['text']}>{texts.attempt.conflict.text}</p>
      <ul className={classes['questions']}>
        {questions.map(
          ({ id, question }, index) =>
            differing.includes(id) && (
              <li key={id}>
                <span>{texts.question.number(index + 1)}</span>
                <bdi>{plainText(question.question)}</bdi>
              </li>
            ),
        )}
      </ul>
    </Dialog>
  );
}
