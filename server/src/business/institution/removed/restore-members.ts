import type { GroupRole, InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { whyNotReturn, type ReturnFacts } from '@lectern/domain/classroom/member/membership.ts';
import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { lockRosters } from '../../seats/lock-roster.ts';
import { answerInvitations } from '../invitation/answer-invitations.ts';
import { joinInvitedGroups } from '../invitation/join-invited-groups.ts';

/**
 * A group that a member was removed from with the institution, or that an invitation of theirs led to; a code says why they
 * are not in it.
 */
export type ReturnedGroup = {
  readonly user_id: string;
  readonly id: string;
  readonly name: string;
  readonly code: RefusalCode | null;
};

type Removed = {
  readonly institution_id: string;
  readonly gone: readonly { readonly id: string; readonly user_id: string; readonly role: InstitutionRole }[];
};

/**
 * Makes people members of an institution again who were removed, as they were, with the memberships of groups that ended by
 * the same act: each comes back where there is a place for it. Invitations that wait for them are answered, as by accepting.
 */
export async function restoreMembers(
  context: Context,
  { institution_id, gone }: Removed,
): Promise<readonly ReturnedGroup[]> {
  const { db } = context;
  const viewerId = getViewerId(context);
  const ids = gone.map(({ id }) => id);
  const answered = await answerInvitations(db, { institution_id, user_ids: gone.map(({ user_id }) => user_id) });
  const left = await findLeft(db, ids);
  const live = [...new Set(left.filter(({ deleted }) => !deleted).map(({ id }) => id))];
  const led = answered.flatMap(({ group_id }) => group_id ?? []);
  if (live.length + led.length > 0) await lockRosters(db, [...live, ...led]);
  await sql`/* restore-institution-members */ update institution_members
    set deleted_on = null, deleted_by = null, modified_on = now(), modified_by = ${viewerId}
    where id = any(${ids}::uuid[]) and deleted_on is not null`.execute(db);
  const returned = placed(left, await readPlaces(db, live));
  const back = returned.filter(({ code }) => code === null).map(({ id, user_id }) => ({ group_id: id, user_id }));
  if (back.length > 0)
    await sql`/* restore-group-members */ update group_members m
      set deleted_on = null, deleted_by = null, blocked = false, modified_on = now(), modified_by = ${viewerId}
      from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as x (group_id uuid, user_id uuid)
      where m.group_id = x.group_id and m.user_id = x.user_id`.execute(db);
  const roles = new Map(gone.map(({ user_id, role }) => [user_id, role]));
  const before = new Set(left.map(({ user_id, id }) => `${user_id} ${id}`));
  const invited = answered.flatMap(({ user_id, ...invitation }) => {
    const role = roles.get(user_id);
    return role && !before.has(`${user_id} ${invitation.group_id}`) ? [{ user_id, role, invitation }] : [];
  });
  // Entries of their own: the undo is the one of the act.
  const joined = await joinInvitedGroups({ ...context, undoes: undefined }, institution_id, invited);
  return [...returned, ...joined];
}

type Left = Omit<ReturnedGroup, 'code'> & { readonly role: GroupRole; readonly deleted: boolean };

/** The groups that ended for removed members with the institution, by name. */
async function findLeft(db: Database, ids: readonly string[]): Promise<readonly Left[]> {
  const { rows } = await sql<Left>`/* groups-before-removal */
    select m.user_id, g.id, g.name, gm.role, g.deleted_on is not null as deleted
    from institution_members m join group_members gm on gm.user_id = m.user_id and gm.deleted_on = m.deleted_on
    join groups g on g.id = gm.group_id and g.institution_id = m.institution_id
    where m.id = any(${ids}::uuid[]) order by g.name, g.id, m.user_id`.execute(db);
  return rows;
}

type Places = Pick<ReturnFacts, 'group_size' | 'learners' | 'countsLearners' | 'free'> & {
  readonly id: string;
  readonly license_id: string;
};

async function readPlaces(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Places>> {
  const { rows } = await sql<Places>`/* places-to-return-to */
    select g.id, g.license_id, g.group_size, g.learners, l.max_users - l.slots_used as free,
      g.ended_term is not null and counts_in_term(g, l.total_renewals) as "countsLearners"
    from groups g join licenses l on l.id = g.license_id where g.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((places) => [places.id, places]));
}

/** Gives places away one after the other: each takes one of its group, and of one license perhaps the last. */
function placed(left: readonly Left[], places: ReadonlyMap<string, Places>): readonly ReturnedGroup[] {
  const learners = new Map<string, number>();
  const taken = new Map<string, number>();
  const more = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  return left.map(({ user_id, id, name, role, deleted }) => {
    const there = places.get(id);
    const code = there
      ? whyNotReturn({
          ...there,
          role,
          deleted,
          learners: there.learners + (learners.get(id) ?? 0),
          free: there.free - (taken.get(there.license_id) ?? 0),
        })
      : 'NOT_FOUND';
    if (there && code === null && role === 'STUDENT') {
      more(learners, id);
      if (there.countsLearners) more(taken, there.license_id);
    }
    return { user_id, id, name, code };
  });
}
