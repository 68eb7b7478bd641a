import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import type { Context } from '../../../base/graphql/context.ts';
import {
  invitationsAnswered,
  type Invited,
  type InvitedGroup,
} from '../../../business/institution/invitation/join-invited-groups.ts';
import { writeActivities } from '../../../business/institution/write-activity.ts';
import { lockSeats } from '../../../business/seats/lock-seats.ts';
import { enterTogether, lockForInvited } from './enter-group.ts';

/**
 * Lets people whose invitations have just been answered join their groups, as with their keys; that they were removed from
 * one before they were invited speaks against nothing. Where they cannot, since it is full or over or they are no learner,
 * they stay members of the institution and its feed says so; those who teach find the refused join. It gives the groups.
 */
invitationsAnswered.join(async (db, { context, institution_id, people }) => {
  const led = Map.groupBy(
    people.filter(({ invitation }) => invitation.group_id !== null),
    ({ invitation }) => invitation.group_id ?? '',
  );
  if (led.size === 0) return [];
  const { rows } = await sql<Place>`/* invited-groups */ select id, name, license_id from groups
    where id = any(${[...led.keys()]}::uuid[]) order by license_id, id`.execute(db);
  const groups: InvitedGroup[] = [];
  for (const place of rows) groups.push(...(await joinTogether(context, place, led.get(place.id) ?? [])));
  const left = groups.filter(({ code }) => code !== null);
  if (left.length > 0)
    await writeActivities(
      db,
      left.map(({ user_id, name }) => ({ institution_id, user_id, activity: 'GROUP_NOT_JOINED', about: name })),
    );
  return groups;
});

type Place = { readonly id: string; readonly name: string; readonly license_id: string };

async function joinTogether(
  context: Context,
  { id, name, license_id }: Place,
  people: readonly Invited[],
): Promise<readonly InvitedGroup[]> {
  const { db } = context;
  const learners = people.filter(({ role }) => role === 'STUDENT');
  const codes = new Map<string, RefusalCode | null>();
  if (learners.length > 0) {
    await lockSeats(db, { license_id });
    const joiners = learners.map(({ user_id, invitation: { invited_on } }) => ({ user_id, invited_on }));
    const locked = await lockForInvited(db, id, joiners);
    if (locked) {
      const { earlier, ...place } = locked;
      const entering = learners.map(({ user_id, invitation }) => ({
        user_id,
        earlier: earlier[user_id] ?? 'NONE',
        details: { invitation: invitation.id },
      }));
      const refusals = await enterTogether(db, actorOf(context), place, entering);
      for (const [at, { user_id }] of entering.entries()) codes.set(user_id, refusals[at] ?? null);
    }
  }
  return people.map(({ user_id, role }) => {
    const code = role === 'STUDENT' ? codes.get(user_id) : 'FORBIDDEN';
    return { user_id, id, name, code: code === undefined ? 'NOT_FOUND' : code === 'ALREADY_MEMBER' ? null : code };
  });
}
