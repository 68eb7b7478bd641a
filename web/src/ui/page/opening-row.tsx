import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';

type Props = {
  /** What the button before the row opens. */
  readonly label: string;
  /** How many cells the row has, with that of the button. */
  readonly columns: number;
  /** What stands below the row while it is open. */
  readonly detail: ReactNode;
  /** The other cells of the row. */
  readonly children: ReactNode;
};

/** A row of an `OpeningTable`, which opens. */
export function OpeningRow({ label, columns, detail, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <tbody tabIndex={-1}>
      <tr>
        <td>
          <IconButton
            icon={open ? IconChevronDown : IconChevronRight}
            flips={!open}
            size="xs"
            label={label}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        </td>
        {children}
      </tr>
      <tr id={id} hidden={!open}>
        <td colSpan={columns}>{open && detail}</td>
      </tr>
    </tbody>
  );
}
