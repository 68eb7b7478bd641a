import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { useKeyDown } from '../../ui/use-key-down.ts';
import { takeLeft } from '../cms-item/course-place.ts';
import { ItemDependants } from '../cms/item-dependants.tsx';
import { isCase, type EditedContainer } from './edited-container.ts';
import classes from './question-list.module.css';
import type { ListedQuestion } from './questions-query.ts';
import { useListActs } from './use-list-acts.ts';

type Props = {
  readonly container: EditedContainer;
  /** All questions of this part of the list, in their order. */
  readonly questions: readonly ListedQuestion[];
  /** Those of them that are shown. */
  readonly shown: readonly ListedQuestion[];
  readonly selected?: ReadonlySet<string>;
  /** Left out where questions cannot be selected. */
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  readonly onOpen: (id: string) => void;
};

/** Questions with their number, type and beginning; a row opens, moves and deletes its question. */
export function QuestionRows({ container, questions, shown, selected, onSelect, onOpen }: Props) {
  const words = texts.cmsQuestion.list;
  const [deleting, setDeleting] = useState<ListedQuestion | null>(null);
  const spoken = useRef<HTMLSpanElement>(null);
  const { busy, remove, move } = useListActs(container);
  const numberOf = (question: ListedQuestion) => questions.indexOf(question) + 1;

  const moveTo = async (question: ListedQuestion, to: number) => {
    if (to < 0 || to >= questions.length) return;
    const others = questions.filter((one) => one !== question);
    if ((await move(question.id, others[to]?.id ?? null)) && spoken.current)
      spoken.current.textContent = words.moved(to + 1, questions.length);
  };
  const rows = useRef<HTMLDivElement>(null);
  const [left] = useState(() => takeLeft((id) => questions.some((question) => question.id === id)));
  useEffect(() => rows.current?.querySelector<HTMLElement>(`[data-question="${left}"] button`)?.focus(), [left]);
  const list = useKeyDown((event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-question]') : null;
    const question = questions.find(({ id }) => id === row?.dataset['question']);
    if (!event.altKey || step === undefined || !question) return;
    event.preventDefault();
    void moveTo(question, questions.indexOf(question) + step);
  });
  return (
    <div ref={rows}>
      <ol ref={list} className={classes['rows']}>
        {shown.map((question) => {
          const number = numberOf(question);
          const text = question.text || words.noText;
          return (
            <li key={question.id} data-question={question.id} className={classes['row']}>
              {selected && onSelect && (
                <input
                  type="checkbox"
                  aria-label={words.select(number)}
                  checked={selected.has(question.id)}
                  onChange={() => onSelect(toggled(selected, question.id))}
                />
              )}
              <span className={classes['number']} aria-hidden>
                {number}
              </span>
              <span className={classes['what']}>
                <button
                  type="button"
                  className={classes['open']}
                  aria-label={words.open(number, text)}
                  onClick={() => onOpen(question.id)}
                  {...(question.text ? ofLanguage(container.course.language) : {})}
                >
                  {text}
                </button>
                <span className={classes['facts']}>
                  {texts.question.types[question.type]}
                  {question.has_hint && <Chip dense>{words.hint}</Chip>}
                  {question.has_reveal && <Chip dense>{words.reveal}</Chip>}
                  {question.is_free_sample && <Chip dense>{words.freeSample}</Chip>}
                  {!question.has_answers && (
                    <Chip tone="yellow" dense>
                      {words.noAnswers}
                    </Chip>
                  )}
                  {!isCase(container) &&
                    (question.lesson ? (
                      <span {...ofLanguage(container.course.language)}>{question.lesson.name}</span>
                    ) : (
                      <span className={classes['lacks']}>{words.noLesson}</span>
                    ))}
                </span>
              </span>
              <span className={classes['acts']}>
                <IconButton
                  icon={IconArrowUp}
                  size="xs"
                  label={words.up(number)}
                  disabled={busy || number === 1}
                  onClick={() => void moveTo(question, number - 2)}
                />
                <IconButton
                  icon={IconArrowDown}
                  size="xs"
                  label={words.down(number)}
                  disabled={busy || number === questions.length}
                  onClick={() => void moveTo(question, number)}
                />
                <IconButton
                  icon={IconTrash}
                  size="xs"
                  label={words.delete(number)}
                  onClick={() => setDeleting(question)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span ref={spoken} aria-live="polite" />
      </VisuallyHidden>
      {deleting && (
        <ConfirmDialog
          title={words.deleteTitle(numberOf(deleting))}
          busy={busy}
          onClose={() => setDeleting(null)}
          onConfirm={() => void remove(deleting).then(() => setDeleting(null))}
        >
          <ItemDependants kind="QUESTION" id={deleting.id} />
          <p>{words.deleteText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
