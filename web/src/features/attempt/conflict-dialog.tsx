import type { QuestionSaves } from '@lectern/domain/attempt/after-save.ts';
import type { Answer } from '@lectern/domain/question/question-types.ts';
import { useId } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { QuestionWidget } from '../question/question-widget.tsx';
import { plainText } from '../rich-text/plain-text.ts';
import classes from './conflict-dialog.module.css';
import { answerInView, type PlayedQuestion } from './played-question.ts';

type Props = {
  readonly questions: readonly PlayedQuestion[];
  /** The ids of those that are answered differently on this device. */
  readonly differing: readonly string[];
  /** The answers of this device; `questions` have the newer ones. */
  readonly ours: QuestionSaves;
  /** The language of the content, a BCP 47 tag. */
  readonly language: string;
  readonly onChoose: (keeps: 'OURS' | 'THEIRS') => void;
};

const stays = () => {};

/** Another tab or device came first: whose answers count? It stays until that is decided. */
export function ConflictDialog({ questions, differing, ours, language, onChoose }: Props) {
  const words = texts.attempt.conflict;
  return (
    <Dialog
      title={words.title}
      size="comparison"
      onClose={stays}
      actions={
        <>
          <Button variant="default" onClick={() => onChoose('THEIRS')}>
            {words.theirs}
          </Button>
          <Button data-autofocus onClick={() => onChoose('OURS')}>
            {words.ours}
          </Button>
        </>
      }
    >
      <p className={classes['text']}>{words.text}</p>
      <ul className={classes['questions']}>
        {questions.map(
          (played, index) =>
            differing.includes(played.id) && (
              <li key={played.id}>
                <span>{texts.question.number(index + 1)}</span>
                <bdi {...ofLanguage(language)}>{plainText(played.question.question)}</bdi>
                <div className={classes['answers']}>
                  <Side caption={words.here} {...{ played, language }} answer={ours[played.id]?.answer ?? null} />
                  <Side caption={words.newer} {...{ played, language }} answer={played.answer} />
                </div>
              </li>
            ),
        )}
      </ul>
    </Dialog>
  );
}

type SideProps = Pick<Props, 'language'> & {
  readonly caption: string;
  readonly played: PlayedQuestion;
  readonly answer: Answer | null;
};

/** One of the two answers, as it was entered. */
function Side({ caption, played, language, answer }: SideProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{caption}</h3>
      <div {...ofLanguage(language)}>
        <QuestionWidget
          question={played.question}
          state="checked"
          labelledBy={id}
          answer={answerInView({ ...played, answer })}
          onChange={stays}
        />
      </div>
    </section>
  );
}
