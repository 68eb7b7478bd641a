import { writeAudit } from '../../src/base/audit-log/write-audit.ts';
import { limits, type Limit } from '../../src/base/http/rate-limit.ts';
import { placeOf } from '../../src/base/identity/password/password-tries.ts';
import { newLearner } from './demo-accounts.ts';
import { insertAll } from './insert-all.ts';
import type { News } from './news.ts';

/**
 * Writes somebody who could not get in, as their page among the users tells it: a group that is closed, and a password
 * that was wrong too often a minute ago, at a place from which nobody signs in here.
 */
export async function writeKeptOut({ db, days, person }: Pick<News, 'db' | 'days' | 'person'>): Promise<void> {
  const user_id = person(newLearner);
  const closed = await db.selectFrom('groups').select('id').where('key', '=', 'Spare5Caps').executeTakeFirstOrThrow();
  await insertAll(db, 'refused_joins', [
    { group_id: closed.id, user_id, reason: 'CLOSED', refused_on: days.moment(-1) },
  ]);
  const place = { email: newLearner, ip: '203.0.113.24', browser: null };
  const tries = (limit: Limit, key: string, points: number) => ({
    key: `${limit}:${key}`,
    points,
    expire: Date.parse(days.moment(0)) + limits[limit].duration * 1000,
  });
  const most = limits.signInByPlace.points;
  await insertAll(db, 'rate_limits', [
    tries('signInByPlace', placeOf(place), most),
    tries('signInByAccount', newLearner, most),
    tries('lockOutNoted', placeOf(place), 1),
  ]);
  const account = await db
    .selectFrom('identity_accounts')
    .select('id')
    .where('email', '=', newLearner)
    .executeTakeFirstOrThrow();
  await writeAudit(
    db,
    { type: 'VISITOR', id: null, address: place.ip, requestId: null },
    { chain: 'PERSON', chainId: account.id, action: 'LOCKED_OUT', object: { type: 'account', id: account.id } },
  );
}
