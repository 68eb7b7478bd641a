import { Button } from '../action/button.ts';
import classes from './chosen-acts.module.css';

type Act = { readonly label: string; readonly onClick: () => void; readonly disabled?: boolean };

type Props = {
  /** How many rows are chosen, or that they are more than one act takes. */
  readonly said: string;
  readonly acts: readonly Act[];
  /** What ends the choice. */
  readonly end: Act;
};

/** What can be done with the rows that are chosen. */
export function ChosenActs({ said, acts, end }: Props) {
  return (
    <div className={classes['bar']}>
      <span role="status">{said}</span>
      {acts.map(({ label, ...act }) => (
        <Button key={label} variant="default" size="xs" {...act}>
          {label}
        </Button>
      ))}
      <Button variant="subtle" size="xs" onClick={end.onClick}>
        {end.label}
      </Button>
    </div>
  );
}
