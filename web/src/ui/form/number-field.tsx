import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete'> & {
  /** Whether parts of one may be typed. */
  readonly decimal?: boolean;
};

/** A number with its label, typed as text, so that what is no number stays and can be told. */
export function NumberField({ decimal = false, ...field }: Props) {
  return <TextField {...field} inputMode={decimal ? 'decimal' : 'numeric'} autoComplete="off" />;
}
