import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { texts } from '../../../texts/texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { useKeyDown } from '../../../ui/use-key-down.ts';
import { answerLetter } from '../../../learning/question/multiple-choice/answer-letter.ts';
import type { AnswerValues } from '../question-values.ts';
import type { AnswerEditor } from './answer-editors.ts';
import { AddPicture, AnswerPicture } from './answer-picture.tsx';
import { AnswerText } from './answer-text.tsx';
import classes from './answers.module.css';

type Props = {
  readonly answer: AnswerValues;
  readonly index: number;
  readonly total: number;
  readonly editor: AnswerEditor;
  readonly language: string;
  /** What ties a text of the row to the form. */
  readonly fieldAt: (part: 'answer' | 'match') => {
    readonly error: string | undefined;
    readonly 'data-path': string | undefined;
  };
  readonly onChange: (changes: Partial<AnswerValues>) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onEnter: () => void;
  readonly onLines: (part: 'answer' | 'match', lines: readonly string[]) => void;
};

/** One answer: its letter, what it says, whether it is right, and where it stands. */
export function AnswerRow({ answer, index, total, editor, language, ...props }: Props) {
  const { fieldAt, onChange, onMove, onRemove, onEnter, onLines } = props;
  const name = useId();
  const words = texts.cmsQuestion.editor;
  const letter = editor.ordered ? String(index + 1) : answerLetter(index);
  const what = editor.pairs ? words.concept(letter) : words.answer(letter);
  const marks = typeof editor.marks === 'function' ? editor.marks() : null;
  const press = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
    if (!event.altKey || to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  const row = useKeyDown(press);
  const textOf = (part: 'answer' | 'match', label: string) => (
    <AnswerText
      label={label}
      {...fieldAt(part)}
      html={answer[part]}
      language={language}
      onChange={(html) => onChange({ [part]: html })}
      onEnter={onEnter}
      onLines={(lines) => onLines(part, lines)}
    />
  );
  return (
    <li className={classes['row']} data-answer={answer.key} ref={row}>
      <span className={classes['letter']} aria-hidden>
        {letter}
      </span>
      {editor.marks === 'tick' && (
        <input
          type="checkbox"
          className={classes['tick']}
          aria-label={words.correct(letter)}
          checked={answer.is_correct}
          onChange={({ target }) => onChange({ is_correct: target.checked })}
        />
      )}
      <span className={classes['texts']}>
        {textOf('answer', what)}
        {editor.pairs && textOf('match', words.description(letter))}
        {editor.pictures && <AnswerPicture {...{ what, answer, language, onChange }} />}
      </span>
      {marks && (
        <fieldset className={classes['marks']} aria-label={what}>
          {[true, false].map((value) => (
            <label key={String(value)}>
              <input
                type="radio"
                name={name}
                checked={answer.is_correct === value}
                onChange={() => onChange({ is_correct: value })}
              />
              {value ? marks.yes : marks.no}
            </label>
          ))}
        </fieldset>
      )}
      <span className={classes['acts']}>
        {editor.pictures && <AddPicture {...{ what, answer, onChange }} />}
        <IconButton
          icon={IconArrowUp}
          size="xs"
          label={words.up(what)}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          icon={IconArrowDown}
          size="xs"
          label={words.down(what)}
          disabled={index === total - 1}
          onClick={() => onMove(index + 1)}
        />
        <IconButton icon={IconTrash} size="xs" label={words.remove(what)} onClick={onRemove} />
      </span>
    </li>
  );
}
