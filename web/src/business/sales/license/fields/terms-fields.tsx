import { texts } from '../../../../texts/texts.ts';
import { NumberField } from '../../../../base/form/number-field.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import classes from '../../sales.module.css';
import { CurrencyField } from './currency-field.tsx';
import type { FieldOf } from '../license-values.ts';

type Props = {
  readonly form: {
    readonly field: (name: 'price' | 'currency' | 'notes') => {
      readonly key: string;
      readonly props: FieldOf<string>;
    };
  };
  /** What the price is for. */
  readonly priceHelp: string;
};

/** What is asked for seats, and what else is said with it. */
export function TermsFields({ form, priceHelp }: Props) {
  const { fields, notesHelp } = texts.sales.license;
  const [price, currency, notes] = [form.field('price'), form.field('currency'), form.field('notes')];
  return (
    <>
      <div className={classes['pair']}>
        <NumberField
          key={price.key}
          {...price.props}
          onBlur={(event) => {
            price.props.onBlur(event);
            // A price asks for a currency.
            currency.props.onBlur(event);
          }}
          label={fields.price}
          help={priceHelp}
          decimal
        />
        <CurrencyField key={currency.key} field={currency.props} />
      </div>
      <TextArea key={notes.key} {...notes.props} label={fields.notes} help={notesHelp} dir="auto" />
    </>
  );
}
