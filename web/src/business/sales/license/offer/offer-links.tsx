import { Link } from '@tanstack/react-router';
import { texts } from '../../../../texts/texts.ts';
import { salesLink } from '../../sales-link.ts';
import type { SoldLicense } from '../sold-query.ts';
import classes from './offer-links.module.css';

type Props = { readonly institutionId: string; readonly license: Pick<SoldLicense, 'offers'> };

/** The ways to the offers that stand beside a license; nothing where none stands. */
export function OfferLinks({ institutionId, license: { offers } }: Props) {
  if (offers.length === 0) return null;
  return (
    <ul className={classes['links']}>
      {offers.map(({ id, number, valid_until }) => (
        <li key={id}>
          <Link {...salesLink(`institution/${institutionId}/offer/${id}`)}>
            {texts.sales.offer.onCard(number, valid_until)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
