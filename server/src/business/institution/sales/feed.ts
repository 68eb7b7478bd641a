import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { feedPage, feedSchema } from '@lectern/domain/business/institution/activity.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';
import type { UserShape } from '../../../base/account/user.ts';

/** Some entries of a feed, the latest first. */
export type Feed<Entry> = { readonly entries: readonly Entry[]; readonly cursor: string | null };

/** Which entries of which institution are asked for. */
export type FeedAsked = {
  readonly institution_id: string;
  readonly pageSize?: number | null | undefined;
  readonly after?: string | null | undefined;
};

/** The person in row `u` as feeds show them. */
export const feedUser = sql`json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
  'avatar', u.avatar, 'email', u.email, 'role', u.role)`;

/**
 * The entries of a feed that follow a cursor: rows `f` of `table`, each as `entry` makes it of the row and its user `u`.
 * It refuses an institution that is gone (NOT_FOUND) and a cursor of another feed (BAD_CURSOR).
 */
export async function readFeed<Entry extends { readonly id: string; readonly user: UserShape | null }>(
  context: Context,
  operation: Operation,
  { institution_id, pageSize, after = null }: FeedAsked,
  { table, entry }: { readonly table: 'activities' | 'comments'; readonly entry: RawBuilder<Entry> },
): Promise<Feed<Entry>> {
  const { pageSize: size } = parseInput(feedSchema, { pageSize: pageSize ?? feedPage });
  const rows = sql.raw(table);
  type Found = { readonly role: GlobalRole; readonly cursor_known: boolean; readonly listed: readonly Entry[] };
  const found = await readAsRole(
    context,
    operation,
    sql<Found | null>`(/* institution-feed */ select json_build_object(
      'role', (select v.role from users v where v.id = ${context.viewerId}),
      'cursor_known', ${after}::uuid is null
        or exists (select from ${rows} a where a.id = ${after} and a.institution_id = i.id),
      'listed', (select coalesce(json_agg(x.entry order by x.created_on desc, x.id desc), '[]'::json) from (
        select f.created_on, f.id, ${entry} as entry
        from ${rows} f left join users u on u.id = f.user_id
        where f.institution_id = i.id and (${after}::uuid is null
          or (f.created_on, f.id) < (select a.created_on, a.id from ${rows} a where a.id = ${after}))
        order by f.created_on desc, f.id desc limit ${size + 1}) x))
      from institutions i where i.id = ${institution_id} and i.deleted_on is null)`,
  );
  if (!found) throw new Refusal('NOT_FOUND');
  if (!found.cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
  const principal = { signedIn: true, globalRole: found.role };
  const entries = found.listed.slice(0, size).map((listed) => {
    const { user } = listed;
    return { ...listed, user: user && { ...user, principal: { ...principal, isSelf: user.id === context.viewerId } } };
  });
  return { entries, cursor: found.listed.length > size ? (entries.at(-1)?.id ?? null) : null };
}
