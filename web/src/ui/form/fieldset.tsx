import type { ReactNode } from 'react';
import classes from './fieldset.module.css';

type Props = {
  readonly legend: string;
  /** The id of what is wrong with them together. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
};

/** Fields that belong together, in a frame with their name. */
export function Fieldset({ legend, describedBy, children }: Props) {
  return (
    <fieldset className={classes['fieldset']} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
