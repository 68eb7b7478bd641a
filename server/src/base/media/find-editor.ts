import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import type { Database } from '../database/connect.ts';

/** Somebody and the role that they have at this moment. */
export type Editor = { readonly id: string; readonly role: GlobalRole };

/** The person behind an id as the database knows them now; null for those who are gone. */
export async function findEditor(db: Database, id: string): Promise<Editor | null> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', '=', id)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  return found ?? null;
}
