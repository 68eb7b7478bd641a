import type { ReactNode, Ref } from 'react';
import classes from './people-table.module.css';

type Props = {
  /** What the table lists. */
  readonly label: string;
  /** The cells of the head. */
  readonly head: ReactNode;
  readonly rows?: Ref<HTMLTableSectionElement>;
  /** A `PersonRow` for each. */
  readonly children: ReactNode;
};

/** People in a table, one below the other. */
export function PeopleTable({ label, head, rows, children }: Props) {
  return (
    <div className={classes['sheet']}>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody ref={rows}>{children}</tbody>
      </table>
    </div>
  );
}

type FoldedProps = {
  readonly children: ReactNode;
  /** Whether it stands below the names already where the others still have their columns, as addresses do. */
  readonly early?: boolean;
};

/** The head over what stands below the names where there is little room. */
export function FoldedHead({ children, early }: FoldedProps) {
  return (
    <th scope="col" className={classes['beside']} data-early={early}>
      {children}
    </th>
  );
}

/** A cell under such a head; its row names it as `folded`, too. */
export const FoldedCell = ({ children, early }: FoldedProps) => (
  <td className={classes['beside']} data-early={early}>
    {children}
  </td>
);
