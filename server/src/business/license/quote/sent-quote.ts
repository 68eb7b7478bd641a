import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';

/** A quote as it was sent last. */
export type SentQuoteShape = {
  readonly number: string;
  readonly made_on: string;
  readonly valid_until: string;
  readonly tax_rate: string | null;
  readonly seller: string | null;
};

/** What the paper of a quote says beside the license. */
export const SentQuote = builder.objectRef<SentQuoteShape>('SentQuote').implement({
  description: 'A quote as it was sent to its institution last.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'Its number, which no other quote has.' }),
    made_on: t.expose('made_on', { type: 'Date', description: 'The day it was sent on.' }),
    valid_until: t.expose('valid_until', { type: 'Date', description: 'The last day on which it can be taken.' }),
    tax_rate: t.exposeString('tax_rate', {
      nullable: true,
      description: 'The tax on its price in percent, with two decimals; null where it is said without one.',
    }),
    seller: t.exposeString('seller', {
      nullable: true,
      description: 'Who sold it, with address and tax number in lines; null where the server was told none.',
    }),
  }),
});

/** The quote of the license row `l` as it was sent last, as one JSON object; null while it is a draft. */
export const sentQuote: RawBuilder<SentQuoteShape | null> = sql`(
  select json_build_object('number', q.number, 'made_on', q.made_on, 'valid_until', q.valid_until,
    'tax_rate', q.tax_rate::text, 'seller', q.seller)
  from sent_quotes q where q.license_id = l.id order by q.serial desc limit 1)`;
