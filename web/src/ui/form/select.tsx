import { IconSelector } from '@tabler/icons-react';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';
import { Icon } from '../icon.tsx';

type Props<Value extends string> = FieldProps & {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
};

/** A choice of one from a list, as the browser offers it. */
export function Select<Value extends string>({ options, value, onChange, disabled = false, ...field }: Props<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <span className={classes['choice']}>
          <select
            {...control}
            className={classes['input']}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={IconSelector} size={16} />
        </span>
      )}
    </Field>
  );
}
