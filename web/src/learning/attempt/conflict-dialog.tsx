import type { QuestionSaves } from '@lectern/domain/learning/attempt/after-save.ts';
import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import { useId, useState } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { QuestionWidget } from '../question/question-widget.tsx';
import { plainText } from '../../base/rich-text/plain-text.ts';
import classes from './conflict-dialog.module.css';
import { answerInView, type PlayedQuestion } from './played-question.ts';

type Props = {
  readonly questions: readonly PlayedQuestion[];
  /** What this device has answered differently; `questions` have the newer answers. */
  readonly differing: QuestionSaves;
  /** The language of the content, a BCP 47 tag. */
  readonly language: string;
  /** Told the questions to which the answers of this device count. */
  readonly onChoose: (ours: readonly string[]) => void;
};

const stays = () => {};

/** The same questions were answered in another tab or on another device: whose answers count? It stays until each is chosen. */
export function ConflictDialog({ questions, differing, language, onChoose }: Props) {
  const words = texts.attempt.conflict;
  const [chosen, setChosen] = useState<Readonly<Record<string, 'HERE' | 'THERE'>>>({});
  const asked = questions.flatMap((played, index) => (played.id in differing ? [{ played, number: index + 1 }] : []));
  const choose = (id: string, whose: 'HERE' | 'THERE') => setChosen((before) => ({ ...before, [id]: whose }));
  return (
    <Dialog
      title={words.title}
      size="comparison"
      onClose={stays}
      actions={
        <Button
          disabled={!asked.every(({ played }) => played.id in chosen)}
          onClick={() => onChoose(asked.flatMap(({ played }) => (chosen[played.id] === 'HERE' ? [played.id] : [])))}
        >
          {words.choose}
        </Button>
      }
    >
      <p className={classes['text']}>{words.text}</p>
      <ul className={classes['questions']}>
        {asked.map(({ played, number }) => {
          const name = texts.question.number(number);
          const sideOf = (whose: 'HERE' | 'THERE') => ({
            name,
            chosen: chosen[played.id] === whose,
            onChoose: () => choose(played.id, whose),
          });
          return (
            <li key={played.id}>
              <span>{name}</span>
              <bdi {...ofLanguage(language)}>{plainText(played.question.question)}</bdi>
              <div className={classes['answers']}>
                <Side
                  caption={words.here}
                  {...{ played, language }}
                  answer={differing[played.id]?.answer ?? null}
                  {...sideOf('HERE')}
                />
                <Side caption={words.there} {...{ played, language }} answer={played.answer} {...sideOf('THERE')} />
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

type SideProps = Pick<Props, 'language'> & {
  readonly caption: string;
  readonly played: PlayedQuestion;
  readonly answer: Answer | null;
  /** What the question is called. */
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

/** One of the two answers, as it was entered. */
function Side({ caption, played, language, answer, name, chosen, onChoose }: SideProps) {
  const id = useId();
  return (
    <section aria-label={`${name}: ${caption}`} data-chosen={chosen || undefined}>
      <h3>
        <label>
          <input
            id={id}
            type="radio"
            name={`whose ${played.id}`}
            aria-label={`${name}: ${caption}`}
            checked={chosen}
            onChange={onChoose}
          />
          {caption}
        </label>
      </h3>
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
