import { contentRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { isAllowed } from '../graphql/policy.ts';
import { getViewer, type Context } from '../graphql/context.ts';
import { groupAccessJson, groupLocked, lockFor, principalOf, type GroupAccess } from './group-access.ts';

/** What the database says about a caller and a course. */
export type ContentFacts = {
  readonly viewer_id: string | null;
  readonly global_role: GlobalRole | null;
  /** True for content roles outside a group: they see drafts, and nothing is recorded. */
  readonly drafts: boolean;
  /** The groups that lead to the course: the one asked for, or all that the caller belongs to or administers. */
  readonly groups: readonly GroupAccess[];
  readonly free: boolean;
};

/** How a caller sees the content of a course. */
export type ContentMode = 'PUBLISHED' | 'PREVIEW' | 'FREE';

/** The caller as row `viewer` with the flag `drafts`; one row also for anonymous callers. Goes into a `with` clause. */
export function viewerRow(context: Context, groupId: string | null | undefined): RawBuilder<unknown> {
  return sql`viewer as (
    select u.id, u.role, coalesce(u.role = any(${[...contentRoles]}::global_role[]) and ${groupId ?? null}::uuid is null, false) as drafts
    from (select 1) one left join users u on u.id = ${context.viewerId} and u.deleted_on is null
  )`;
}

/** The facts about the row `viewer` and the course row `c`, as JSON. Free offers open what `freeCondition` says. */
export function contentFactsJson(
  groupId: string | null | undefined,
  freeCondition: RawBuilder<unknown> = sql`false`,
): RawBuilder<ContentFacts> {
  return sql<ContentFacts>`json_build_object(
    'viewer_id', viewer.id, 'global_role', viewer.role, 'drafts', viewer.drafts, 'free', ${freeCondition},
    'groups', (
      select coalesce(json_agg(${groupAccessJson()}), '[]'::json)
      from group_courses gc join groups g on g.id = gc.group_id and g.deleted_on is null
      where gc.course_id = c.id and case when ${groupId ?? null}::uuid is null
        then exists (select from group_members m where m.group_id = g.id and m.user_id = viewer.id and m.deleted_on is null)
          or exists (select from institution_members m where m.institution_id = g.institution_id and m.user_id = viewer.id
            and m.role = 'CENTER_ADMIN' and m.deleted_on is null)
        else g.id = ${groupId ?? null}::uuid end
    )
  )`;
}

/**
 * Decides how the caller sees the content, or refuses: content roles preview, members of an open group see what is
 * published, free offers are open to all, and a locked group says so to its learners.
 */
export async function settleContentMode(
  context: Context,
  operation: Operation,
  facts: ContentFacts | null,
): Promise<ContentMode> {
  const { checks } = context;
  if (!facts || (context.viewerId && !facts.viewer_id)) {
    // What is missing must look like what is not the caller's, also to a user who was deleted.
    if (context.viewerId) await getViewer(context);
    checks.allow(operation, { signedIn: context.viewerId !== null });
    throw new Refusal('NOT_FOUND');
  }
  const signedIn = facts.viewer_id !== null;
  if (facts.drafts) {
    checks.allow(operation, { signedIn, globalRole: facts.global_role });
    return 'PREVIEW';
  }
  const own = facts.groups.filter((access) => isAllowed(operation, principalOf(access)));
  const open = own.find((access) => lockFor(access) === null);
  if (open) {
    checks.allow(operation, principalOf(open));
    return 'PUBLISHED';
  }
  if (facts.free && isAllowed(operation, { signedIn, isFree: true })) {
    checks.allow(operation, { signedIn, isFree: true });
    return 'FREE';
  }
  const [locked] = own;
  checks.allow(operation, locked ? principalOf(locked) : { signedIn });
  throw locked ? groupLocked(locked) : new Refusal('NOT_FOUND');
}
