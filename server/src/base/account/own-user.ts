import { Refusal } from '@lectern/domain/refusal.ts';
import type { Database } from '../database/connect.ts';
import type { UserShape } from './user.ts';

/** A person as they may see themselves; it refuses where the user is gone. */
export async function getOwnUser(db: Database, id: string): Promise<UserShape> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'avatar', 'email', 'role'])
    .where('id', '=', id)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  if (!user) throw new Refusal('UNAUTHENTICATED');
  return { ...user, principal: { signedIn: true, isSelf: true } };
}
