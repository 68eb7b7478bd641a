import { licenseSizes } from '@lectern/domain/business/license/license-form.ts';
import { useState } from 'react';
import { texts } from '../../../../texts/texts.ts';
import { NumberField } from '../../../../base/form/number-field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import type { FieldOf } from '../license-values.ts';
import { useSellsAnySize } from './use-sells-any-size.ts';

/** How many seats: one of the sizes that are offered, or the one it has; system administrators type any. */
export function SizeField({ field }: { readonly field: FieldOf<number> }) {
  const [seats, setSeats] = useState(field.defaultValue);
  const label = texts.sales.license.fields.max_users;
  if (useSellsAnySize())
    return (
      <NumberField
        {...field}
        label={label}
        required
        defaultValue={String(seats)}
        onChange={({ target: { value } }) => field.onChange(/^\s*\d+\s*$/.test(value) ? Number(value) : Number.NaN)}
      />
    );
  const sizes = [...new Set([...licenseSizes, seats])].toSorted((one, other) => one - other);
  return (
    <Select
      label={label}
      required
      error={field.error}
      data-path={field['data-path']}
      options={sizes.map((one) => ({ value: String(one), label: String(one) }))}
      value={String(seats)}
      onChange={(next) => {
        setSeats(Number(next));
        field.onChange(Number(next));
      }}
    />
  );
}
