import type { ActivityKind } from '@lectern/domain/business/institution/activity.ts';
import { writeAudits, type OneOfSeveral } from '../../src/base/audit-log/write-audit.ts';
import { insertAll } from './insert-all.ts';
import type { News } from './news.ts';

type Told = Omit<OneOfSeveral, 'chain' | 'chainId'> & {
  /** Days from now. */
  readonly on: number;
  readonly activity: ActivityKind;
  readonly about?: string | null;
};

/** Writes what somebody has done at an institution into its feed and its log. */
export async function tell(
  { db, days, person }: Pick<News, 'db' | 'days' | 'person'>,
  by: string,
  institution_id: string,
  { on, activity, about = null, ...entry }: Told,
): Promise<void> {
  const user_id = person(by);
  await insertAll(db, 'activities', [{ institution_id, user_id, activity, about, created_on: days.moment(on) }]);
  const actor = { type: 'USER', id: user_id, address: null, requestId: null } as const;
  await writeAudits(db, actor, [{ chain: 'INSTITUTION', chainId: institution_id, ...entry }]);
}
