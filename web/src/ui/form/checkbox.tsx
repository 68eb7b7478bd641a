import { useId } from 'react';
import classes from './checkbox.module.css';

type Props = {
  readonly label: string;
  readonly help: string;
  /** What it begins with; or what it shows, where whoever uses it keeps that. */
  readonly defaultValue?: boolean;
  readonly checked?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (event: unknown) => void;
  readonly 'data-path'?: string | undefined;
};

/** A box to tick, with what it means below its label. */
export function Checkbox({ label, help, defaultValue, checked, onChange, onBlur, 'data-path': path }: Props) {
  const id = useId();
  return (
    <div className={classes['row']}>
      <input
        id={id}
        type="checkbox"
        className={classes['box']}
        aria-describedby={`${id}help`}
        data-path={path}
        {...(checked === undefined ? { defaultChecked: defaultValue } : { checked })}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}help`} className={classes['help']}>
        {help}
      </p>
    </div>
  );
}
