import { useId, useState } from 'react';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import { Fieldset } from '../../../../ui/form/fieldset.tsx';
import classes from '../../sales.module.css';
import type { FieldOf, OfferedProduct } from '../license-values.ts';

type Props = {
  readonly field: FieldOf<readonly string[]>;
  readonly legend: string;
  /** What there is to choose. */
  readonly products: readonly OfferedProduct[];
  /** Said where there is nothing. */
  readonly none: string;
};

/** Products to choose by their names. */
export function ProductsField({ field, legend, products, none }: Props) {
  const { defaultValue, onChange, onBlur, error, 'data-path': path } = field;
  const [chosen, setChosen] = useState<readonly string[]>(defaultValue);
  const id = useId();
  const choose = (product: string, on: boolean) => {
    const next = on ? [...chosen, product] : chosen.filter((one) => one !== product);
    setChosen(next);
    onChange(next);
  };
  return (
    <Fieldset legend={legend} describedBy={error && `${id}error`}>
      {products.length === 0 && <p className={classes['none']}>{none}</p>}
      <div
        className={classes['products']}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur(event);
        }}
      >
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
      <FieldError id={`${id}error`} error={error} />
    </Fieldset>
  );
}
