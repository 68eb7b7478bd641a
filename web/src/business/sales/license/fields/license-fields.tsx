import { namesOf } from '@lectern/domain/base/entity/entity-text.ts';
import { licenseTexts } from '@lectern/domain/base/entity/license.ts';
import { texts } from '../../../../texts/texts.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import classes from '../../sales.module.css';
import { ProductsField } from './products-field.tsx';
import { SizeField } from './size-field.tsx';
import { TermsFields } from './terms-fields.tsx';
import type { LicenseFormFields, OfferedProduct } from '../license-values.ts';

type Props = {
  readonly form: LicenseFormFields;
  readonly products: readonly OfferedProduct[];
  /** Whether it has days. */
  readonly runs: boolean;
};

/** The fields of a license. */
export function LicenseFields({ form, products, runs }: Props) {
  const words = texts.sales.license;
  const [name, size] = [form.field('name'), form.field('max_users')];
  const [tests, start, end] = [form.field('is_gmetrix'), form.field('activation_date'), form.field('expiry_date')];
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
        <SizeField key={size.key} field={size.props} />
        {namesOf(licenseTexts).map((text) => {
          const { key, props } = form.field(text);
          const { dir } = licenseTexts[text];
          return <TextField key={key} {...props} label={words.fields[text]} dir={dir} autoComplete="off" />;
        })}
      </div>
      <ProductsField
        key={form.field('products').key}
        field={form.field('products').props}
        legend={words.fields.products}
        products={products}
        none={words.noProducts}
      />
      {runs && (
        <div className={classes['pair']}>
          <TextField key={start.key} {...start.props} {...date} label={words.fields.activation_date} />
          <TextField key={end.key} {...end.props} {...date} label={words.fields.expiry_date} />
        </div>
      )}
      <TermsFields form={form} priceHelp={words.priceHelp} />
      <Checkbox key={tests.key} {...tests.props} label={words.fields.is_gmetrix} help={words.practiceHelp} />
    </>
  );
}
