import { z } from 'zod/mini';
import { daysLater, type CalendarDay } from '../../calendar-day.ts';
import { itemId, orNull } from '../../base/content/content-field.ts';
import type { IssueCode } from '../../issue.ts';
import { inCurrency, renewalEnd, requiredDay, seatsSold, terms, type LicenseFacts } from './license-form.ts';
import { taxRate } from './sent-quote.ts';

/** What is offered beside a license that was activated: a further term of it, or more of it for the term that runs. */
export type OfferKind = 'RENEWAL' | 'ENLARGEMENT';

const offerDays = 30;

/** The last day on which an offer of today can be applied unless somebody says otherwise: the thirtieth from today. */
export const offeredUntil = (today: CalendarDay): CalendarDay => daysLater(today, offerDays);

/** What became of an offer: it stands, was applied or withdrawn, or its last day has passed. */
export type OfferState = 'STANDS' | 'APPLIED' | 'WITHDRAWN' | 'OVER';

/** What decides about the state of an offer. */
export type OfferTimes = {
  /** The last day on which it can be applied. */
  readonly valid_until: CalendarDay;
  readonly applied_on: string | null;
  readonly withdrawn_on: string | null;
};

/** What became of an offer by `today`, in the time zone of its institution; on its last day it stands. */
export function offerState({ valid_until, applied_on, withdrawn_on }: OfferTimes, today: CalendarDay): OfferState {
  if (applied_on !== null) return 'APPLIED';
  if (withdrawn_on !== null) return 'WITHDRAWN';
  return today > valid_until ? 'OVER' : 'STANDS';
}

const reasons = {
  STANDS: null,
  APPLIED: 'OFFER_APPLIED',
  WITHDRAWN: 'OFFER_WITHDRAWN',
  OVER: 'OFFER_OVER',
} as const satisfies Record<OfferState, IssueCode | null>;

/** Why an offer in a state can no longer be applied, or null. */
export const whyNotApply = (state: OfferState) => reasons[state];

/** What of a license decides whether an offer still fits it. */
export type LicenseOfOffer = {
  readonly max_users: number;
  readonly expiry_date: CalendarDay | null;
  /** The ids of its products, drafts too. */
  readonly products: readonly string[];
};

/** Something that a license said when an offer was made for it, and what it says now. */
export type OfferDifference = {
  readonly field: keyof LicenseOfOffer;
  readonly from: LicenseOfOffer[keyof LicenseOfOffer];
  readonly to: LicenseOfOffer[keyof LicenseOfOffer];
};

/** In what a license differs from the one that an offer was made for; nothing where the offer still fits. */
export function offerDifferences(madeFor: LicenseOfOffer, now: LicenseOfOffer): readonly OfferDifference[] {
  const fields = ['max_users', 'expiry_date', 'products'] as const;
  return fields
    .filter((field) => written(madeFor[field]) !== written(now[field]))
    .map((field) => ({ field, from: madeFor[field], to: now[field] }));
}

const written = (value: LicenseOfOffer[keyof LicenseOfOffer]) =>
  typeof value === 'object' && value !== null ? value.toSorted().join(' ') : String(value);

/** What decides about an offer that is made: the license as it is, and what is offered. */
export type OfferFacts = Omit<LicenseFacts, 'license'> & {
  readonly license: NonNullable<LicenseFacts['license']>;
  readonly kind: OfferKind;
};

const nothing = orNull(z.string().check(z.refine(() => false, 'WRONG_SHAPE')));

type Offered = { readonly max_users: number; readonly products: readonly string[]; readonly valid_until: CalendarDay };

/** An enlargement takes no seat away, and adds one where it adds no product. */
const enlarges = ({ kind, license }: OfferFacts, more: 0 | 1) =>
  z.refine<Offered>(
    ({ max_users, products }) =>
      kind !== 'ENLARGEMENT' || (more === 1 && products.length > 0) || !(max_users < license.max_users + more),
    { error: 'TOO_LOW', params: { minimum: license.max_users + more }, path: ['max_users'], when: () => true },
  );

/**
 * An offer. Of a renewal it takes the new end, by `renewalEnd`, and no products; of an enlargement the products that
 * are added (`products`), and no end. It refuses seats that `seatsSold` does not take, of an enlargement fewer than the
 * license has and as many where no product is added (TOO_LOW), a price without a currency (REQUIRED) and a last day
 * before today (DAY_PASSED).
 */
export const offerSchema = (facts: OfferFacts) =>
  z
    .object({
      expiry_date: facts.kind === 'RENEWAL' ? z.pipe(requiredDay, renewalEnd(facts)) : nothing,
      max_users: seatsSold(facts),
      products: z.array(itemId).check(
        z.maxLength(facts.kind === 'RENEWAL' ? 0 : 200),
        z.refine((ids) => new Set(ids).size === ids.length, 'NOT_DISTINCT'),
      ),
      ...terms,
      tax_rate: taxRate,
      valid_until: requiredDay,
    })
    .check(
      inCurrency,
      enlarges(facts, 1),
      enlarges(facts, 0),
      z.refine<Offered>(({ valid_until }) => valid_until === '' || !(valid_until < facts.today), {
        error: 'DAY_PASSED',
        path: ['valid_until'],
        when: () => true,
      }),
    );
