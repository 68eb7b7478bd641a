import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import classes from './text-area.module.css';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>;

/** Several lines of text with their label; everything a `textarea` takes may be given. */
export function TextArea({ label, hideLabel = false, help, error, required = false, size = 'sm', ...area }: Props) {
  return (
    <Field {...{ label, hideLabel, help, error, required, size }}>
      {(control) => <textarea rows={3} {...area} {...control} className={classes['area']} />}
    </Field>
  );
}
