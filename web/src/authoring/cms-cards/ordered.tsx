import { Accessibility, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import classes from './ordered.module.css';

/** Moves what stands at one place, counted from 0, to another. */
export type Move = (from: number, to: number) => void;

const sensors = [
  PointerSensor.configure({
    // A grip is for dragging alone: on a slow machine a quick finger is far away before the delay is over.
    activationConstraints: [new PointerActivationConstraints.Delay({ value: 2, tolerance: 10_000 })],
  }),
];

/** A list whose items are put in order by `useOrdered`. */
export function Ordered({ onMove, children }: { readonly onMove: Move; readonly children: ReactNode }) {
  const drop = ({ operation: { source }, canceled }: DragEndEvent) => {
    if (!canceled && isSortable(source) && source.index !== source.initialIndex)
      onMove(source.initialIndex, source.index);
  };
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={drop}
    >
      {children}
    </DragDropProvider>
  );
}

type Item = {
  readonly id: string;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: Move;
  /** True while an earlier move is under way. */
  readonly waits?: boolean;
};

/** An item of such a list: dragged by its grip, or moved by arrow keys on the grip and by two buttons, which keep the focus. */
export function useOrdered({ id, name, index, count, onMove, waits = false }: Item) {
  const helpId = useId();
  const used = useRef<Element | null>(null);
  const { ref, handleRef } = useSortable({
    id,
    index,
    disabled: waits,
    transition: matchMedia('(prefers-reduced-motion: reduce)').matches ? null : { duration: 200 },
  });
  useLayoutEffect(() => {
    // An item that has moved has lost the focus on its way.
    if (used.current instanceof HTMLElement) used.current.focus();
    used.current = null;
  });
  const words = texts.cmsCards;
  const step = (by: number) => {
    const to = index + by;
    if (waits || to < 0 || to >= count) return;
    used.current = document.activeElement;
    onMove(index, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event);
    if (by === 0) return;
    event.preventDefault();
    step(by);
  };
  const controls = (
    <>
      <button
        ref={handleRef}
        type="button"
        className={classes['grip']}
        aria-label={words.move(name)}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
      >
        <Icon of={IconGripVertical} size={18} />
        <VisuallyHidden>
          <span id={helpId}>{words.moveHelp}</span>
        </VisuallyHidden>
      </button>
      <Step icon={IconArrowUp} label={words.moveUp(name)} off={index === 0} onStep={() => step(-1)} />
      <Step icon={IconArrowDown} label={words.moveDown(name)} off={index === count - 1} onStep={() => step(1)} />
    </>
  );
  return { ref, controls };
}

type StepProps = {
  readonly icon: typeof IconArrowUp;
  readonly label: string;
  readonly off: boolean;
  readonly onStep: () => void;
};

/** It stays focusable at the end of the list, so that the focus is not lost there. */
const Step = ({ icon, label, off, onStep }: StepProps) => (
  <IconButton icon={icon} size="xs" label={label} disabled={off} onClick={onStep} />
);

function stepOf({ key, currentTarget }: KeyboardEvent): -1 | 0 | 1 {
  const forth = currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowDown' || key === forth) return 1;
  return key === 'ArrowUp' || key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0;
}
