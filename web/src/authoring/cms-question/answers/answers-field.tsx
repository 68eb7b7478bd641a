import { IconPlus } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { blankAnswer, type AnswerValues } from '../question-values.ts';
import { answerEditorOf } from './answer-editors.ts';
import { AnswerRow } from './answer-row.tsx';
import classes from './answers.module.css';
import type { QuestionForm } from '../use-question-form.ts';
import { htmlOf } from './plain-answer.ts';

/** Milliseconds that the warning about the fewest answers is shown. */
const warningTime = 1500;

type Props = {
  readonly form: QuestionForm;
  readonly language: string;
  /** Called with all answers whenever one of them changes. */
  readonly onChange: (answers: readonly AnswerValues[]) => void;
};

/** The answers of a question: added, removed, put in order and marked as its type asks. */
export function AnswersField({ form, language, onChange }: Props) {
  const { type, answers } = form.values();
  const words = texts.cmsQuestion.editor;
  const editor = answerEditorOf(type);
  const list = useRef<HTMLOListElement>(null);
  const spoken = useRef<HTMLSpanElement>(null);
  const id = useId();
  const { error, 'data-path': path } = form.field('answers').props;

  /** Puts the focus into the text of an answer. */
  const focus = (key: string) => {
    const row = list.current?.querySelector(`[data-answer="${key}"]`);
    row?.querySelector<HTMLElement>('input:not([type=checkbox]):not([type=radio]), [role=textbox]')?.focus();
  };
  /** Shows changed answers at once, so that what is typed next goes where the focus goes. */
  const change = (next: readonly AnswerValues[]) => flushSync(() => onChange(next));
  const add = (from = answers) => {
    const answer = blankAnswer();
    change([...from, answer]);
    focus(answer.key);
  };
  const remove = (index: number) => {
    if (answers.length <= editor.fewest) {
      const close = showToast('info', words.fewest(editor.fewest));
      setTimeout(close, warningTime);
      return;
    }
    change(answers.toSpliced(index, 1));
    focus(answers[index + 1]?.key ?? answers[index - 1]?.key ?? '');
  };
  const move = (from: number, to: number) => {
    const answer = answers[from];
    if (!answer || to < 0 || to >= answers.length) return;
    change(answers.toSpliced(from, 1).toSpliced(to, 0, answer));
    if (spoken.current) spoken.current.textContent = words.movedTo(to + 1, answers.length);
    focus(answer.key);
  };
  /** The first line stands where it was pasted, the others in the empty rows behind it or in new ones. */
  const pasted = (index: number, part: 'answer' | 'match', lines: readonly string[]) => {
    const next = [...answers];
    lines.forEach((line, at) => {
      const row = next[index + at];
      const isFree = row !== undefined && (at === 0 || row[part] === '');
      const filled = { ...(isFree ? row : blankAnswer()), [part]: htmlOf(line) };
      next.splice(index + at, isFree ? 1 : 0, filled);
    });
    change(next);
    focus(next[index + lines.length - 1]?.key ?? '');
  };
  return (
    <fieldset className={classes['answers']} aria-describedby={error && `${id}error`} data-field={words.answers}>
      <legend>{words.answers}</legend>
      <p className={classes['help']}>
        {editor.ordered ? words.rightOrder : editor.pairs ? words.conceptHelp : null} {words.pasteHelp}
      </p>
      {answers.length === 0 && <Empty text={words.noAnswers} />}
      <ol ref={list} className={classes['list']}>
        {answers.map((answer, index) => (
          <AnswerRow
            key={answer.key}
            {...{ answer, index, editor, language }}
            total={answers.length}
            fieldAt={(part) => form.field(`answers.${index}.${part}`).props}
            onChange={(changes) => onChange(answers.with(index, { ...answer, ...changes }))}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
            onEnter={() => (answers[index + 1] ? focus(answers[index + 1]?.key ?? '') : add())}
            onLines={(part, lines) => pasted(index, part, lines)}
          />
        ))}
      </ol>
      <FieldError id={`${id}error`} error={error} />
      <Button
        variant="subtle"
        size="sm"
        data-path={path}
        leftSection={<Icon of={IconPlus} size={18} />}
        onClick={() => add()}
      >
        {words.addAnswer}
      </Button>
      <VisuallyHidden>
        <span ref={spoken} aria-live="polite" />
      </VisuallyHidden>
    </fieldset>
  );
}
