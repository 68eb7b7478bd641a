import type { ReactNode } from 'react';
import classes from '../page/card.module.css';

type Props = {
  readonly title: string;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
};

/** A card that is one of several to choose from; the chosen one has a primary edge. */
export function CardChoice({ title, selected, onSelect, children }: Props) {
  return (
    <article className={classes['card']} data-link data-selected={selected || undefined}>
      {children}
      <button
        type="button"
        className={classes['choose']}
        aria-pressed={selected}
        aria-label={title}
        onClick={onSelect}
      />
    </article>
  );
}
