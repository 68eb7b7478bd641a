import classes from './people-table.module.css';

type Props = {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: () => void;
};

/** The first cell of a row, where people are chosen; a finger may miss the box itself. */
export function ChoiceCell({ label, ...box }: Props) {
  return (
    <td className={classes['choice']}>
      <label>
        <input type="checkbox" aria-label={label} {...box} />
      </label>
    </td>
  );
}
