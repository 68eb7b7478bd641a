import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'size'> & {
    /** Shows the value in spaced letters that are easy to tell apart, for keys. */
    readonly asKey?: boolean;
  };

/** One line of text with its label; everything an `input` takes may be given. */
export function TextField({ label, hideLabel, help, error, required, size, asKey = false, ...input }: Props) {
  return (
    <Field {...{ label, help, error }} hideLabel={hideLabel ?? false} required={required ?? false} size={size ?? 'sm'}>
      {(control) => <input {...input} {...control} className={`${classes['input']} ${asKey ? classes['key'] : ''}`} />}
    </Field>
  );
}
