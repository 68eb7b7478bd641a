import { licenseSizes } from '@lectern/domain/license/license-form.ts';
import { useId, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Fieldset } from '../../../ui/form/fieldset.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import classes from '../sales.module.css';
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
  const [seats, setSeats] = useState(size.props.defaultValue);
  const sizes = [...new Set([...licenseSizes, seats])].toSorted((one, other) => one - other);
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
        <Select
          label={words.fields.max_users}
          required
          error={size.props.error}
          data-path={size.props['data-path']}
          options={sizes.map((one) => ({ value: String(one), label: String(one) }))}
          value={String(seats)}
          onChange={(next) => {
            setSeats(Number(next));
            size.props.onChange(Number(next));
          }}
        />
        <TextField key={order.key} {...order.props} label={words.fields.purchase_order} dir="auto" autoComplete="off" />
      </div>
      <ProductsField key={form.field('products').key} form={form} products={products} />
      {runs && (
        <div className={classes['pair']}>
          <TextField key={start.key} {...start.props} {...date} label={words.fields.activation_date} />
          <TextField key={end.key} {...end.props} {...date} label={words.fields.expiry_date} />
        </div>
      )}
      <Checkbox key={tests.key} {...tests.props} label={words.fields.is_gmetrix} help={words.practiceHelp} />
    </>
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
