import { sql } from 'kysely';
import { beforeTerm, beginTerms } from '../../src/business/license/license-term/begin-term.ts';
import { buildOffer } from '../school.ts';
import { salesManager } from './demo-accounts.ts';
import type { News } from './news.ts';
import { harbour as harbourData, renewedKey, rio as rioData } from './school-data.ts';
import { tell } from './tell.ts';

/** Writes what is sold beside the licenses that run: two offers, and a renewal that can be taken back. */
export async function writeSold(news: News): Promise<void> {
  await offer(news, 'HSTC-K9RD-EVEN', {
    kind: 'RENEWAL',
    made: -5,
    expires: 410,
    max_users: 300,
    price: 7200,
    notes: 'As the board asked: three evenings a week from spring.',
  });
  await offer(news, 'HSTC-7Q4M-2027', {
    kind: 'ENLARGEMENT',
    made: -3,
    max_users: 500,
    price: 5400,
    notes: 'For the apprentices of Quayside Logistics, who join in spring.',
  });
  await renew(news);
}

type Offered = {
  /** Days from now. */
  readonly made: number;
  readonly max_users: number;
  readonly price: number;
  readonly notes: string;
} & ({ readonly kind: 'RENEWAL'; readonly expires: number } | { readonly kind: 'ENLARGEMENT' });

const licenseOf = ({ db }: News, key: string) =>
  db
    .selectFrom('licenses')
    .select(['id', 'name', 'purchase_order', 'expiry_date'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

async function offer(news: News, key: string, { made, ...offered }: Offered): Promise<void> {
  const { db, person, harbour } = news;
  const days = news.days.in(harbourData.time_zone);
  const { id, name } = await licenseOf(news, key);
  const { kind, max_users, price, notes } = offered;
  const expiry_date = offered.kind === 'RENEWAL' ? days.day(offered.expires) : null;
  const valid_until = days.day(made + 30);
  const { number } = await buildOffer(db, id, {
    kind,
    ...(expiry_date === null ? {} : { expiry_date }),
    max_users,
    price,
    currency: 'GBP',
    notes,
    made_on: days.day(made),
    valid_until,
    created_by: person(salesManager),
  });
  await tell(news, salesManager, harbour, {
    on: made,
    activity: 'LICENSE_OFFERED',
    about: name,
    action: 'LICENSE_OFFERED',
    object: { type: 'license', id },
    details: {
      expiry_date,
      max_users,
      price: price.toFixed(2),
      currency: 'GBP',
      valid_until,
      kind,
      products: [],
      offer: number,
    },
    personal: { name },
  });
}

/** Begins the second term of a license two days ago; no group uses what it gained. */
async function renew(news: News): Promise<void> {
  const { db, person, rio } = news;
  const days = news.days.in(rioData.time_zone);
  const { id, name, purchase_order, expiry_date: from } = await licenseOf(news, renewedKey);
  const to = days.day(378);
  const before = await beforeTerm(db, id);
  await db
    .updateTable('licenses')
    .set({
      expiry_date: to,
      total_renewals: 1,
      last_renewed: days.moment(-2),
      version: sql<number>`version + 1`,
      modified_on: days.moment(-2),
      modified_by: person(salesManager),
    })
    .where('id', '=', id)
    .execute();
  await beginTerms(db, [before]);
  await tell(news, salesManager, rio, {
    on: -2,
    activity: 'LICENSE_RENEWED',
    about: name,
    action: 'LICENSE_RENEWED',
    object: { type: 'license', id },
    details: { expiry_date: { from, to }, purchase_order },
    personal: { name },
  });
}
