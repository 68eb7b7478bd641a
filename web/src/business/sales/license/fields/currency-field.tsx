import { currencies } from '@lectern/domain/business/license/license-form.ts';
import { useState } from 'react';
import { currencyName } from '../../../../texts/currency-name.ts';
import { texts } from '../../../../texts/texts.ts';
import { Select } from '../../../../ui/form/select.tsx';
import type { FieldOf } from '../license-values.ts';

/** The currency of a price, by its name. */
export function CurrencyField({ field }: { readonly field: FieldOf<string> }) {
  const { defaultValue, onChange, onBlur, error, 'data-path': path } = field;
  const [chosen, setChosen] = useState(defaultValue);
  const words = texts.sales.license;
  const named = currencies
    .map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <Select
      label={words.fields.currency}
      error={error}
      data-path={path}
      options={[{ value: '', label: words.chooseCurrency }, ...named]}
      value={chosen}
      onBlur={onBlur}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}
