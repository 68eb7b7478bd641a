import { IconSelector } from '@tabler/icons-react';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';
import { Icon } from '../icon.tsx';

type Props<Value extends string> = FieldProps & {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The language of the labels where it is not that of the app, a BCP 47 tag. */
  readonly lang?: string | undefined;
  /** The direction of that language. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly onBlur?: (event: unknown) => void;
  readonly 'data-path'?: string | undefined;
};

/** A choice of one from a list, as the browser offers it. */
export function Select<Value extends string>({
  options,
  lang,
  dir,
  value,
  onChange,
  disabled = false,
  onBlur,
  'data-path': path,
  ...field
}: Props<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <span className={classes['choice']} dir={dir}>
          <select
            {...control}
            className={classes['input']}
            lang={lang}
            dir={dir}
            value={value}
            disabled={disabled}
            data-path={path}
            onBlur={onBlur}
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
