import { Accessibility, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { SequenceAnswer } from '@lectern/domain/learning/question/sequence/sequence.ts';
import type { LearnerAnswer } from '@lectern/domain/learning/question/question-view.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { plainText } from '../../../base/rich-text/plain-text.ts';
import { OwnWords } from '../own-words.tsx';
import { moved, shownOrder } from './sequence-moves.ts';
import { OrderHead, RightOrder } from './right-order.tsx';
import { SequenceRow } from './sequence-row.tsx';
import classes from './sequence-widget.module.css';
import { useLift } from './use-lift.ts';
import type { Verdict } from '../verdict-chip.tsx';
import type { WidgetProps } from '../widget-props.ts';

const sensors = [
  PointerSensor.configure({
    // A grip is for dragging alone: on a slow machine a quick finger is far away before the delay is over.
    activationConstraints: [new PointerActivationConstraints.Delay({ value: 2, tolerance: 10_000 })],
  }),
];

/** Items to bring into order: by their grips with pointer or keys, or by buttons up and down; all are spoken alike. */
export function SequenceWidget({ question, answer, onChange, state, labelledBy }: WidgetProps<SequenceAnswer>) {
  const order = shownOrder(question.answers, answer.order);
  const items = order.flatMap((id) => question.answers.find((one) => one.id === id) ?? []);
  const nameOf = (id: string) => plainText(items.find((one) => one.id === id)?.answer ?? '');
  const place = (next: string[]) => onChange({ order: next, placed: true });
  const { list, lifted, spoken, say, onKey, step } = useLift({ order, placed: answer.placed, nameOf, onChange });
  const locked = state !== 'open';
  const verdicts = items.map((item, index) => (state === 'settled' ? verdictOn(item, index, items) : null));
  const right = verdicts.includes('incorrect') ? inRightOrder(items) : null;
  const drop = ({ operation: { source }, canceled }: DragEndEvent) => {
    if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
    place(moved(order, source.initialIndex, source.index));
    say(texts.question.sequence.dropped(nameOf(String(source.id)), source.index + 1, order.length));
  };
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={drop}
    >
      <div className={classes['orders']}>
        <section>
          {right && <OrderHead>{texts.question.sequence[answer.placed ? 'givenOrder' : 'untouchedOrder']}</OrderHead>}
          <ol aria-labelledby={labelledBy} className={classes['list']} ref={list}>
            {items.map((item, index) => (
              <SequenceRow
                key={item.id}
                item={item}
                index={index}
                total={items.length}
                locked={locked}
                lifted={lifted === item.id}
                verdict={verdicts[index] ?? null}
                onKey={(event) => onKey(item.id, event)}
                onStep={(by) => step(item.id, by)}
              />
            ))}
          </ol>
        </section>
        {right && <RightOrder items={right} />}
      </div>
      {!locked && (
        <p className={classes['foot']}>
          <Button variant="light" size="sm" onClick={() => place(order)}>
            <OwnWords>{texts.question.sequence.keepOrder}</OwnWords>
          </Button>
          <OwnWords>{answer.placed ? texts.question.sequence.kept : ''}</OwnWords>
        </p>
      )}
      <output aria-live="assertive">
        <VisuallyHidden>
          <OwnWords>{spoken}</OwnWords>
        </VisuallyHidden>
      </output>
    </DragDropProvider>
  );
}

function inRightOrder(items: readonly LearnerAnswer[]): readonly LearnerAnswer[] {
  return items.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0));
}

/** An item is right where it reads like the one that belongs there. */
function verdictOn(item: LearnerAnswer, index: number, items: readonly LearnerAnswer[]): Verdict {
  if (item.sequence === null) return null;
  const right = items.find(({ sequence }) => sequence === index + 1);
  const alike = right?.answer === item.answer && right.answer_image === item.answer_image;
  return alike ? 'correct' : 'incorrect';
}
