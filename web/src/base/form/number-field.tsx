import { latinDigits } from '@lectern/domain/latin-digits.ts';
import type { ChangeEvent, ComponentProps } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'autoComplete'> & {
  /** Whether parts of one may be typed. */
  readonly decimal?: boolean;
};

/** A number with its label, typed as text in the digits of any script, so that what is no number stays and can be told. */
export function NumberField({ decimal = false, onChange, ...field }: Props) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const read = latinDigits(target.value);
    if (read !== target.value) {
      const caret = latinDigits(target.value.slice(0, target.selectionStart ?? undefined)).length;
      target.value = read;
      target.setSelectionRange(caret, caret);
    }
    onChange?.(event);
  };
  return <TextField {...field} onChange={change} inputMode={decimal ? 'decimal' : 'numeric'} autoComplete="off" />;
}
