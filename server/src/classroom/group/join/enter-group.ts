import { effectiveGroupStatus, type GroupStatus } from '@lectern/domain/business/seats/group-times.ts';
import { whyNotJoin, type EarlierMembership } from '@lectern/domain/business/seats/why-not-join.ts';
import { refusedJoinReason } from '@lectern/domain/classroom/member/refused-join.ts';
import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../../base/audit-log/actor.ts';
import { writeAudits } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { addInstitutionLearners } from './add-institution-learners.ts';

/** A group that people are about to join, as it is once its seats are locked. */
export type LockedPlace = {
  readonly id: string;
  readonly name: string;
  readonly institution: string;
  readonly institution_id: string;
  readonly status: GroupStatus;
  readonly start_date: string;
  readonly end_date: string;
  readonly group_size: number;
  readonly learners: number;
  readonly license_expiry_date: string | null;
  readonly today: string;
};

/** The same with what somebody was to it before. */
export type LockedGroup = LockedPlace & { readonly earlier: EarlierMembership };

/** What row `m` of `group_members` says of before; who was removed before they were invited has only left. */
const earlierAt = (
  invited_on: RawBuilder<unknown>,
): RawBuilder<EarlierMembership> => sql`case when m.deleted_on is null then 'LIVE'
  when m.blocked and m.deleted_on > ${invited_on} then 'BLOCKED' else 'LEFT' end`;

/** Locks a group that somebody is about to join, after its seats, so that the last one goes to one person. */
export async function lockGroup(
  db: Database,
  of: { readonly key?: string; readonly id?: string },
  userId: string,
): Promise<LockedGroup | null> {
  const earlier = sql<EarlierMembership | null>`(select ${earlierAt(sql`'-infinity'::timestamptz`)}
    from group_members m where m.group_id = g.id and m.user_id = ${userId})`;
  const group = await lockWith(db, of, earlier);
  return group && { ...group, earlier: group.earlier ?? 'NONE' };
}

/** The same for people who were invited to it, by whose ids it tells what each was to it before. */
export function lockForInvited(
  db: Database,
  id: string,
  people: readonly { readonly user_id: string; readonly invited_on: string }[],
): Promise<(LockedPlace & { readonly earlier: Readonly<Record<string, EarlierMembership>> }) | null> {
  const earlier = sql<Readonly<Record<string, EarlierMembership>>>`(
    select coalesce(json_object_agg(m.user_id, ${earlierAt(sql`x.invited_on`)}), '{}'::json)
    from json_to_recordset(${JSON.stringify(people)}::json) as x (user_id uuid, invited_on timestamptz)
    join group_members m on m.group_id = g.id and m.user_id = x.user_id)`;
  return lockWith(db, { id }, earlier);
}

async function lockWith<Earlier>(
  db: Database,
  of: { readonly key?: string; readonly id?: string },
  earlier: RawBuilder<Earlier>,
): Promise<(LockedPlace & { readonly earlier: Earlier }) | null> {
  const { rows } = await sql<LockedPlace & { readonly earlier: Earlier }>`/* lock-group */
    select g.id, g.name, i.name as institution, g.institution_id, g.status, g.start_date, g.end_date, g.group_size, g.learners,
      l.expiry_date as license_expiry_date, today(i.time_zone) as today, ${earlier} as earlier
    from groups g
    join institutions i on i.id = g.institution_id and i.deleted_on is null
    join licenses l on l.id = g.license_id and l.deleted_on is null and not l.is_quoted
    where (g.key = ${of.key ?? null} or g.id = ${of.id ?? null}::uuid) and g.deleted_on is null
    for no key update of g`.execute(db);
  return rows[0] ?? null;
}

/** Makes a person a learner of a locked group, or notes why not for those who teach it and gives the reason. */
export async function enterGroup(
  db: Database,
  actor: Actor,
  { earlier, ...place }: LockedGroup,
  user_id: string,
  details: Details = {},
): Promise<RefusalCode | null> {
  const [refusal = null] = await enterTogether(db, actor, place, [{ user_id, earlier, details }]);
  return refusal;
}

type Details = Readonly<Record<string, unknown>>;

/** Somebody who joins with others, and what their entry in the log says. */
type Entering = { readonly user_id: string; readonly earlier: EarlierMembership; readonly details: Details };

/** The same of several people, who take the places that are left one after the other; it gives the reasons in their order. */
export async function enterTogether(
  db: Database,
  actor: Actor,
  place: LockedPlace,
  people: readonly Entering[],
): Promise<readonly (RefusalCode | null)[]> {
  let { learners } = place;
  const decided = people.map((person) => {
    const refusal = whyNotJoin({ ...place, learners, earlier: person.earlier }, place.today);
    if (refusal === null) learners++;
    return { ...person, refusal };
  });
  await noteRefusedJoins(db, place, decided);
  const entering = decided.filter(({ refusal }) => refusal === null);
  if (entering.length > 0) {
    await addLearners(
      db,
      place,
      entering.map(({ user_id }) => user_id),
    );
    await writeAudits(
      db,
      actor,
      entering.map(({ earlier, details }) => ({
        chain: 'INSTITUTION',
        chainId: place.institution_id,
        action: 'GROUP_JOINED',
        object: { type: 'group', id: place.id },
        details: { role: 'STUDENT', earlier, ...details },
      })),
    );
  }
  return decided.map(({ refusal }) => refusal);
}

/** Who was a member before gets the old membership and its results back. A learner of a group belongs to its institution. */
async function addLearners(
  db: Database,
  { id, institution_id }: LockedPlace,
  userIds: readonly string[],
): Promise<void> {
  await sql`/* add-learners */ insert into group_members (group_id, user_id, role, created_by, modified_by)
    select ${id}::uuid, x.id, 'STUDENT', x.id, x.id from unnest(${userIds}::uuid[]) as x (id)
    on conflict (group_id, user_id) do update set role = 'STUDENT', deleted_on = null, deleted_by = null, blocked = false,
      modified_on = now(), modified_by = excluded.modified_by`.execute(db);
  await addInstitutionLearners(db, institution_id, userIds);
}

type Refused = { readonly user_id: string; readonly refusal: RefusalCode | null };

/** A refusal of joining is a reply and no error, so that this is kept with it. */
async function noteRefusedJoins(db: Database, place: LockedPlace, decided: readonly Refused[]): Promise<void> {
  const status = effectiveGroupStatus(place, place.today);
  const noted = decided.flatMap(({ user_id, refusal }) => {
    const reason = refusal && refusedJoinReason(refusal, status);
    return reason ? [{ user_id, reason }] : [];
  });
  if (noted.length === 0) return;
  await sql`/* note-refused-joins */ insert into refused_joins (group_id, user_id, reason)
    select ${place.id}::uuid, x.* from json_to_recordset(${JSON.stringify(noted)}::json) as x (user_id uuid, reason text)
    on conflict (group_id, user_id) do update set reason = excluded.reason, refused_on = now()`.execute(db);
}
