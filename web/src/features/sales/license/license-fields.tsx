import { currencies, licenseSizes } from '@lectern/domain/license/license-form.ts';
import { useId, useState } from 'react';
import { currencyName } from '../../../texts/currency-name.ts';
import { texts } from '../../../texts/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Fieldset } from '../../../ui/form/fieldset.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import classes from '../sales.module.css';
import { useSellsAnySize } from './use-sells-any-size.ts';
import type { LicenseFormFields, OfferedProduct } from './license-values.ts';

type Props = {
  readonly form: LicenseFormFields;
  readonly products: readonly OfferedProduct[];
  /** Whether it has days. */
  readonly runs: boolean;
};

/** The fields of a license. */
export function LicenseFields({ form, products, runs }: Props) {
  const words = texts.sales.license;
  const [name, size, order] = [form.field('name'), form.field('max_users'), form.field('purchase_order')];
  const [tests, start, end] = [form.field('is_gmetrix'), form.field('activation_date'), form.field('expiry_date')];
  const [price, notes] = [form.field('price'), form.field('notes')];
  const date = { type: 'date', required: true } as const;
  return (
    <>
      <TextField
        key={name.key}
        {...name.props}
        label={words.fields.name}
        required
        dir="auto"
        autoComplete="off"
        data-autofocus
      />
      <div className={classes['pair']}>
        <SizeField key={size.key} form={form} />
        <TextField key={order.key} {...order.props} label={words.fields.purchase_order} dir="auto" autoComplete="off" />
      </div>
      <ProductsField key={form.field('products').key} form={form} products={products} />
      {runs && (
        <div className={classes['pair']}>
          <TextField key={start.key} {...start.props} {...date} label={words.fields.activation_date} />
          <TextField key={end.key} {...end.props} {...date} label={words.fields.expiry_date} />
        </div>
      )}
      <div className={classes['pair']}>
        <NumberField key={price.key} {...price.props} label={words.fields.price} help={words.priceHelp} decimal />
        <CurrencyField key={form.field('currency').key} form={form} />
      </div>
      <TextArea key={notes.key} {...notes.props} label={words.fields.notes} help={words.notesHelp} dir="auto" />
      <Checkbox key={tests.key} {...tests.props} label={words.fields.is_gmetrix} help={words.practiceHelp} />
    </>
  );
}

/** The currency of the price, by its name. */
function CurrencyField({ form }: Pick<Props, 'form'>) {
  const { defaultValue, onChange, error, 'data-path': path } = form.field('currency').props;
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
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

/** How many seats: one of the sizes that are offered, or the one it has; system administrators type any. */
function SizeField({ form }: Pick<Props, 'form'>) {
  const { key: _key, props } = form.field('max_users');
  const [seats, setSeats] = useState(props.defaultValue);
  const label = texts.sales.license.fields.max_users;
  if (useSellsAnySize())
    return (
      <NumberField
        {...props}
        label={label}
        required
        defaultValue={String(seats)}
        onChange={({ target: { value } }) => props.onChange(/^\s*\d+\s*$/.test(value) ? Number(value) : Number.NaN)}
      />
    );
  const sizes = [...new Set([...licenseSizes, seats])].toSorted((one, other) => one - other);
  return (
    <Select
      label={label}
      required
      error={props.error}
      data-path={props['data-path']}
      options={sizes.map((one) => ({ value: String(one), label: String(one) }))}
      value={String(seats)}
      onChange={(next) => {
        setSeats(Number(next));
        props.onChange(Number(next));
      }}
    />
  );
}

/** What is licensed: one product at least. */
function ProductsField({ form, products }: Pick<Props, 'form' | 'products'>) {
  const { defaultValue, onChange, error, 'data-path': path } = form.field('products').props;
  const [chosen, setChosen] = useState<readonly string[]>(defaultValue);
  const id = useId();
  const choose = (product: string, on: boolean) => {
    const next = on ? [...chosen, product] : chosen.filter((one) => one !== product);
    setChosen(next);
    onChange(next);
  };
  const words = texts.sales.license;
  return (
    <Fieldset legend={words.fields.products} describedBy={error && `${id}error`}>
      {products.length === 0 && <p className={classes['none']}>{words.noProducts}</p>}
      <div className={classes['products']}>
        {products.map((product, index) => (
          <label key={product.id}>
            <input
              type="checkbox"
              data-path={index === 0 ? path : undefined}
              checked={chosen.includes(product.id)}
              onChange={(event) => choose(product.id, event.target.checked)}
            />
            <bdi>{product.name}</bdi>
          </label>
        ))}
      </div>
      {error && (
        <div id={`${id}error`} className={classes['error']}>
          {error}
        </div>
      )}
    </Fieldset>
  );
}
