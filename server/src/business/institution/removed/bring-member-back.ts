import { daysToRestoreMember } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { undoingLast } from '../../../base/audit-log/undoing-last.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Context } from '../../../base/graphql/context.ts';
import type { InstitutionMemberShape } from '../institution-member.ts';
import { holdMember } from '../people/hold-member.ts';
import { writeActivity } from '../write-activity.ts';
import { handBack } from './hand-back.ts';
import { restoreMembers, type ReturnedGroup } from './restore-members.ts';

/** Somebody who is a member again, and the groups that they have come back to or should have. */
export type RestoredShape = { readonly member: InstitutionMemberShape; readonly groups: readonly ReturnedGroup[] };

/** Brings a member back who was removed in the last 30 days; who is a member stays, but for an undo, which it refuses. */
export async function bringMemberBack(context: Context, id: string): Promise<RestoredShape> {
  const { db, undoes } = context;
  const { member, institution, viewerId } = await holdMember(context, 'restoreInstitutionMember', id);
  const shown = { id, role: member.role, institution };
  if (member.live && undoes !== undefined) throw new Refusal('CONFLICT', { details: { restored: true } });
  if (member.live) return { member: shown, groups: [] };
  const { rows } = await sql`/* still-restorable-member */ select from institution_members m
    join users u on u.id = m.user_id and u.deleted_on is null
    where m.id = ${id} and m.deleted_on > now() - make_interval(days => ${daysToRestoreMember})`.execute(db);
  if (rows.length === 0) throw new Refusal('NOT_FOUND');
  const undoing = await undoingLast(context, 'MEMBER_REMOVED', member.user_id, { chain_id: institution.id });
  const groups = await restoreMembers(context, { institution_id: institution.id, gone: [member] });
  await handBack(undoing, { institution_id: institution.id, user_id: member.user_id }, groups);
  const at = { institution_id: institution.id, user_id: viewerId };
  await writeActivity(db, { ...at, activity: 'MEMBER_RESTORED', about: member.name });
  await writeAudit(db, actorOf(undoing), {
    chain: 'INSTITUTION',
    chainId: institution.id,
    action: 'MEMBER_RESTORED',
    object: { type: 'user', id: member.user_id },
    details: { role: member.role, groups: groups.map(({ id: group_id, code }) => ({ group_id, code })) },
  });
  return { member: shown, groups };
}
