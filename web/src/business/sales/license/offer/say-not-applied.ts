import type { Refused } from '../../../../graphql/refusal-of.ts';
import { texts } from '../../../../texts/texts.ts';
import type { StandingOffer } from '../sold-query.ts';

type Difference = StandingOffer['differences'][number];

/** Says what a license says otherwise by now than when an offer was made for it. */
export function sayDifference({ field, from, to }: Difference): string {
  const { differs } = texts.sales.offer;
  if (field === 'products') return differs.products(from, to);
  const [before = '', now = ''] = [from[0], to[0]];
  return field === 'max_users' ? differs.max_users(Number(before), Number(now)) : differs.expiry_date(before, now);
}

/** Says why an offer was not applied, where the server has sent what differs. */
export function sayNotApplied({ field, details }: Refused): string | undefined {
  const differences = details['differences'];
  if (field !== 'offer' || !Array.isArray(differences)) return undefined;
  return (differences as Difference[]).map(sayDifference).join(' ');
}
