import { useId } from 'react';
import classes from './track.module.css';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

type Option<Value> = {
  readonly value: Value;
  readonly label: string;
  /** A second line, such as a percentage. */
  readonly detail?: string;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
};

type Props<Value extends string | number> = {
  /** What is chosen. */
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly size?: 'md' | 'sm';
};

/** A sunken track of choices, the current one a sheet: level tabs, filters, small settings. Arrow keys move. */
export function Track<Value extends string | number>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  size = 'md',
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={classes['track']}>
      <legend className={hideLegend ? undefined : classes['legend']}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div
        className={classes['row']}
        data-size={size}
        data-details={options.some(({ detail }) => detail !== undefined) || undefined}
      >
        {options.map((option) => (
          <label key={option.value} lang={option.lang} className={classes['option']}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
            {option.detail !== undefined && <span className={classes['detail']}>{option.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
