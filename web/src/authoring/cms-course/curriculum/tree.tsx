import { Accessibility, Feedback, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { RowMenu } from './row-menu.tsx';
import { TreeRowPart } from './tree-row.tsx';
import type { TreeRow } from './tree-rows.ts';
import { treeStep } from './tree-step.ts';
import classes from './tree.module.css';
import type { Selection } from './use-selection.ts';

const sensors = [
  PointerSensor.configure({
    // A short press opens a row, however slow the hand; a finger that moves at once scrolls the page.
    activationConstraints: ({ pointerType }) => [
      pointerType === 'touch'
        ? new PointerActivationConstraints.Delay({ value: 250, tolerance: 5 })
        : new PointerActivationConstraints.Distance({ value: 5 }),
    ],
  }),
];

type Props = {
  readonly label: string;
  readonly language: string;
  readonly rows: readonly TreeRow[];
  /** The id of the item that is open beside the tree. */
  readonly opened: string | null;
  readonly selection: Selection;
  /** Whether items of this kind open at all. */
  readonly opens: (row: TreeRow) => boolean;
  readonly onOpen: (row: TreeRow) => void;
  readonly onToggle?: (id: string, open: boolean) => void;
  /** Moves a row up or down among its siblings; rows have a menu then. */
  readonly onStep?: (row: TreeRow, step: -1 | 1) => void;
  /** A row was dropped on another. */
  readonly onDrop?: (dragged: string, target: string) => void;
};

/** How long after a letter the next one belongs to the same beginning of a name. */
const typedTogether = 600;

/** A list of the curriculum as a tree: one tab stop, arrows, Home and End, beginnings of names; Alt with an arrow moves, and so does dragging. */
export function Tree({ label, language, rows, opened, selection, opens, onOpen, onToggle, onStep, onDrop }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [focused, setFocused] = useState<string | null>(null);
  const has = (id: string | null) => rows.some(({ item }) => item.id === id);
  const active = has(focused) ? focused : has(opened) ? opened : (rows[0]?.item.id ?? null);
  const inside = useRef(false);
  const focusOn = (id: string) => list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();

  useEffect(() => {
    // A row that has moved has lost the focus on its way.
    if (inside.current && active && document.activeElement === document.body) focusOn(active);
  });

  const press = (row: TreeRow) => {
    if (selection.on) selection.toggle(row.item.id);
    else if (opens(row)) onOpen(row);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: TreeRow) => {
    if (event.target !== event.currentTarget) return;
    const rtl = event.currentTarget.matches(':dir(rtl)');
    const now = event.timeStamp;
    const step = treeStep(event, {
      rows,
      row,
      rtl,
      selecting: selection.on,
      typed: now - typed.current.at < typedTogether ? typed.current.text : '',
    });
    if (!step) return;
    event.preventDefault();
    if (step.kind === 'focus') focusOn(step.id);
    else if (step.kind === 'toggle') onToggle?.(row.item.id, step.open);
    else if (step.kind === 'move') onStep?.(row, step.by);
    else if (step.kind === 'open' && opens(row)) onOpen(row);
    else if (step.kind === 'select') {
      if (step.ids.length === 1) selection.toggle(row.item.id);
      else selection.add(step.ids);
      if (step.focus) focusOn(step.focus);
    }
    if (step.kind === 'focus' && step.typed !== undefined) typed.current = { text: step.typed, at: now };
  };

  const onClick = ({ target, currentTarget, ctrlKey, metaKey }: MouseEvent<HTMLElement>, row: TreeRow) => {
    // The menu of a row stands elsewhere on the page and still tells it of clicks.
    if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest('[data-menu] button')) return;
    if (target.closest('[data-toggle]')) onToggle?.(row.item.id, row.open === false);
    else if ((ctrlKey || metaKey) && !selection.on) selection.begin(row.item.id);
    else press(row);
  };

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(usual) => [
        ...usual.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
        Feedback.configure({ feedback: 'clone', dropAnimation: null }),
      ]}
      onDragEnd={({ operation: { source, target }, canceled }) => {
        if (!canceled && source && target) onDrop?.(String(source.id), String(target.id));
      }}
    >
      <div
        ref={list}
        role="tree"
        aria-label={label}
        className={classes['tree']}
        onFocus={() => (inside.current = true)}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) inside.current = false;
        }}
      >
        {rows.map((row) => {
          const { id } = row.item;
          const tabIndex = id === active ? 0 : -1;
          return (
            <TreeRowPart
              key={id}
              row={row}
              language={language}
              isOpened={id === opened}
              checked={selection.on ? selection.ids.has(id) : null}
              opens={opens(row) || selection.on}
              tabIndex={tabIndex}
              onFocus={() => setFocused(id)}
              onKeyDown={(event) => onKeyDown(event, row)}
              onClick={(event) => onClick(event, row)}
            >
              {onStep && (
                <span className={classes['menu']} data-menu>
                  <RowMenu
                    row={row}
                    tabIndex={tabIndex}
                    onStep={(step) => onStep(row, step)}
                    onSelect={() => selection.begin(id)}
                  />
                </span>
              )}
            </TreeRowPart>
          );
        })}
      </div>
    </DragDropProvider>
  );
}
