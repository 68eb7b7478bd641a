import type { Database } from '../../src/database/connect.ts';
import { buildOffer } from '../school.ts';
import type { Days } from './days.ts';
import { salesManager } from './demo-accounts.ts';
import { harbour } from './school-data.ts';
import type { FindPerson } from './write-people.ts';

type Offer = { readonly db: Database; readonly days: Days; readonly person: FindPerson };

/** Offers the renewal of the evening classes, which end in 45 days, with more seats than now. */
export async function writeOffer({ db, days: everywhere, person }: Offer): Promise<void> {
  const days = everywhere.in(harbour.time_zone);
  const { id } = await db
    .selectFrom('licenses')
    .select('id')
    .where('key', '=', 'HSTC-K9RD-EVEN')
    .executeTakeFirstOrThrow();
  await buildOffer(db, id, {
    expiry_date: days.day(410),
    max_users: 300,
    price: 7200,
    currency: 'GBP',
    notes: 'As the board asked: three evenings a week from spring.',
    made_on: days.day(-5),
    valid_until: days.day(25),
    created_by: person(salesManager),
  });
}
