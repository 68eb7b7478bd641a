import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { Icon } from '../../ui/icon.tsx';
import { StateChip } from '../cms/state-chip.tsx';
import { RowMenu } from './row-menu.tsx';
import type { TreeRow } from './tree-rows.ts';
import { treeStep } from './tree-step.ts';
import classes from './tree.module.css';

type Props = {
  readonly label: string;
  readonly language: string;
  readonly rows: readonly TreeRow[];
  /** The id of the item that is open beside the tree. */
  readonly selected: string | null;
  /** Whether items of this kind open at all. */
  readonly opens: (row: TreeRow) => boolean;
  readonly onOpen: (row: TreeRow) => void;
  readonly onToggle?: (id: string, open: boolean) => void;
  /** Moves a row up or down among its siblings; rows have a menu then. */
  readonly onMove?: (row: TreeRow, step: -1 | 1) => void;
};

/** How long after a letter the next one belongs to the same beginning of a name. */
const typedTogether = 600;

/** A list of the curriculum as a tree: one tab stop, arrows, Home and End, beginnings of names; Alt with an arrow moves. */
export function Tree({ label, language, rows, selected, opens, onOpen, onToggle, onMove }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [focused, setFocused] = useState<string | null>(null);
  const has = (id: string | null) => rows.some(({ item }) => item.id === id);
  const active = has(focused) ? focused : has(selected) ? selected : (rows[0]?.item.id ?? null);
  const inside = useRef(false);
  const focusOn = (id: string) => list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();

  useEffect(() => {
    // A row that has moved has lost the focus on its way.
    if (inside.current && active && document.activeElement === document.body) focusOn(active);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: TreeRow) => {
    if (event.target !== event.currentTarget) return;
    const rtl = event.currentTarget.matches(':dir(rtl)');
    const now = event.timeStamp;
    const step = treeStep(event, {
      rows,
      row,
      rtl,
      typed: now - typed.current.at < typedTogether ? typed.current.text : '',
    });
    if (!step) return;
    event.preventDefault();
    if (step.kind === 'focus') focusOn(step.id);
    else if (step.kind === 'toggle') onToggle?.(row.item.id, step.open);
    else if (step.kind === 'move') onMove?.(row, step.by);
    else if (step.kind === 'open' && opens(row)) onOpen(row);
    if (step.kind === 'focus' && step.typed !== undefined) typed.current = { text: step.typed, at: now };
  };

  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>, row: TreeRow) => {
    // The menu of a row stands elsewhere on the page and still tells it of clicks.
    if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest('[data-menu]')) return;
    if (target.closest('[data-toggle]')) onToggle?.(row.item.id, row.open === false);
    else if (opens(row)) onOpen(row);
  };

  return (
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
        const { item, name, facts, warning, published, level, open } = row;
        const tabIndex = item.id === active ? 0 : -1;
        return (
          <div
            key={item.id}
            data-id={item.id}
            role="treeitem"
            aria-level={level}
            aria-selected={item.id === selected}
            {...(open === null ? {} : { 'aria-expanded': open })}
            aria-labelledby={`row-${item.id} state-${item.id}`}
            tabIndex={tabIndex}
            className={classes['row']}
            data-level={level}
            data-opens={opens(row) || undefined}
            onFocus={() => setFocused(item.id)}
            onKeyDown={(event) => onKeyDown(event, row)}
            onClick={(event) => onClick(event, row)}
          >
            {open === null ? (
              <span className={classes['chevron']} />
            ) : (
              <span className={classes['chevron']} aria-hidden data-toggle>
                <Icon of={open ? IconChevronDown : IconChevronRight} size={18} flips={!open} />
              </span>
            )}
            <span id={`row-${item.id}`} className={classes['text']}>
              <span className={classes['name']} {...ofLanguage(language)}>
                {name}
              </span>{' '}
              <span className={classes['facts']}>
                {facts}
                {warning && (
                  <>
                    {', '}
                    <strong>{warning}</strong>
                  </>
                )}
              </span>
            </span>{' '}
            <span id={`state-${item.id}`} className={classes['state']}>
              <StateChip published={published} dense />
            </span>
            {onMove && (
              <span className={classes['menu']} data-menu>
                <RowMenu row={row} tabIndex={tabIndex} onMove={(step) => onMove(row, step)} />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
