import { useId } from 'react';
import { priceText } from '../../../../texts/currency-name.ts';
import { texts } from '../../../../texts/texts.ts';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import { Fieldset } from '../../../../ui/form/fieldset.tsx';
import type { FieldOf } from '../license-values.ts';
import type { StandingOffer } from '../sold-query.ts';
import classes from './offer-choice.module.css';
import { sayDifference } from './say-not-applied.ts';

type Props = {
  readonly offers: readonly StandingOffer[];
  /** The id of the chosen one; '' for none. */
  readonly chosen: string;
  readonly field: Pick<FieldOf<string>, 'error' | 'data-path'>;
  readonly onChoose: (id: string) => void;
};

/** The offers that stand beside a license, one of which can be applied; nothing where none stands. */
export function OfferChoice({ offers, chosen, field: { error, 'data-path': path }, onChoose }: Props) {
  const id = useId();
  const words = texts.sales.offer;
  if (offers.length === 0) return null;
  return (
    <Fieldset legend={words.standing} describedBy={error && `${id}error`}>
      <div className={classes['choice']}>
        <label>
          <input type="radio" name={id} data-path={path} checked={chosen === ''} onChange={() => onChoose('')} />
          <span>{words.without}</span>
        </label>
        {offers.map((offer) => (
          <label key={offer.id} data-off={offer.differences.length > 0 || undefined}>
            <input
              type="radio"
              name={id}
              disabled={offer.differences.length > 0}
              checked={chosen === offer.id}
              onChange={() => onChoose(offer.id)}
            />
            <span>
              {words.apply(offer.number, offer.made_on, offer.valid_until)}
              <span className={classes['terms']}>
                {termsOf(offer).map((term) => (
                  <bdi key={term}>{term}</bdi>
                ))}
              </span>
              {offer.differences.map((difference) => (
                <span key={difference.field} className={classes['reason']}>
                  {sayDifference(difference)}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}error`} error={error} />
    </Fieldset>
  );
}

/** What an offer comes to, in a few words each. */
function termsOf({ expiry_date, max_users, added_products, price, currency }: StandingOffer): readonly string[] {
  const { offer, license, sheet } = texts.sales;
  return [
    offer.seats(max_users),
    ...(expiry_date ? [offer.until(expiry_date)] : []),
    ...(added_products.length > 0 ? [offer.adds(license.products(added_products.map(({ name }) => name)))] : []),
    price && currency ? priceText(price, currency) : sheet.onRequest,
  ];
}
