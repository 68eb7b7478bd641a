import type { Context } from '../../base/graphql/context.ts';

/** The id of the caller as the database knows it now; null for visitors and for who is no user any more. */
export async function findUserId({ db, viewerId }: Context): Promise<string | null> {
  if (viewerId === null) return null;
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', viewerId)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  return user?.id ?? null;
}
