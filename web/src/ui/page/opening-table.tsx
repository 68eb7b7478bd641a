import type { ReactNode } from 'react';
import classes from './opening-table.module.css';
import { useFocusOnNew } from './use-focus-on-new.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  readonly label: string;
  /** What the first column is for: it opens the rows. */
  readonly opens: string;
  /** The heads of the other columns. */
  readonly head: ReactNode;
  /** How many rows there are. */
  readonly count: number;
  /** An `OpeningRow` for each. */
  readonly children: ReactNode;
};

/** A table whose rows open; its `th` are names, and new rows that are loaded get the focus. */
export function OpeningTable({ label, opens, head, count, children }: Props) {
  // The head is the first of the children that are counted.
  const table = useFocusOnNew<HTMLTableElement>(count + 1);
  return (
    <div className={classes['sheet']}>
      <table ref={table} className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{opens}</VisuallyHidden>
            </th>
            {head}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
