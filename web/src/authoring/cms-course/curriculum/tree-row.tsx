import { useDraggable, useDroppable } from '@dnd-kit/react';
import { IconCheck, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useCallback, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisibilityChip } from '../../cms-item/visibility-chip.tsx';
import type { TreeRow } from './tree-rows.ts';
import classes from './tree.module.css';

type Props = {
  readonly row: TreeRow;
  readonly language: string;
  readonly isOpened: boolean;
  /** Whether it is selected; null where rows are not selected. */
  readonly checked: boolean | null;
  readonly opens: boolean;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  /** Its menu. */
  readonly children: ReactNode;
};

/** A row of the curriculum: a mark where rows are selected, its name and facts, whether learners see it, its menu. */
export function TreeRowPart({ row, language, isOpened, checked, opens, tabIndex, children, ...ways }: Props) {
  const { item, name, facts, warning, published, level, open, parent } = row;
  const disabled = row.movable === null;
  const { ref: gives, isDragSource } = useDraggable({ id: item.id, disabled });
  const { ref: takes, isDropTarget } = useDroppable({ id: item.id, disabled });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      gives(element);
      takes(element);
    },
    [gives, takes],
  );
  return (
    <div
      ref={ref}
      data-id={item.id}
      role="treeitem"
      aria-level={level}
      aria-selected={isOpened}
      {...(checked === null ? {} : { 'aria-checked': checked })}
      {...(open === null ? {} : { 'aria-expanded': open })}
      aria-labelledby={`row-${item.id} state-${item.id}`}
      tabIndex={tabIndex}
      className={classes['row']}
      data-level={level}
      data-opens={opens || undefined}
      data-dragged={isDragSource || undefined}
      data-over={(isDropTarget && !isDragSource) || undefined}
      {...ways}
    >
      {open === null ? (
        <span className={classes['chevron']} />
      ) : (
        <span className={classes['chevron']} aria-hidden data-toggle>
          <Icon of={open ? IconChevronDown : IconChevronRight} size={18} flips={!open} />
        </span>
      )}
      {checked !== null && (
        <span className={classes['check']} data-checked={checked || undefined} aria-hidden>
          {checked && <Icon of={IconCheck} size={16} />}
        </span>
      )}
      <span id={`row-${item.id}`} className={classes['text']}>
        <span className={classes['name']} {...ofLanguage(language)}>
          {name}
        </span>{' '}
        <span className={classes['facts']}>
          {warning === null ? facts : texts.cms.facts([facts, ''])}
          {warning !== null && <strong>{warning}</strong>}
        </span>
      </span>{' '}
      <span id={`state-${item.id}`} className={classes['state']} data-menu>
        <VisibilityChip published={published} id={item.id} lessonId={parent ?? undefined} dense tabIndex={tabIndex} />
      </span>
      {children}
    </div>
  );
}
