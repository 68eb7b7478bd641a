import { daysToRestoreMember } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { refuseUndone, registerUndo, undoingLast } from '../../../base/audit-log/undoing.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { refusalMessage } from '../../../refusal-message.ts';
import { InstitutionMember, type InstitutionMemberShape } from '../institution-member.ts';
import { holdMember, memberOf } from '../people/hold-member.ts';
import { writeActivity } from '../write-activity.ts';
import { handBack } from './hand-back.ts';
import { restoreMembers, type ReturnedGroup } from './restore-members.ts';

const ReturnedGroupRef = builder.objectRef<ReturnedGroup>('ReturnedGroup').implement({
  description: 'A group that somebody was removed from together with its institution, or was invited to since.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the group.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    code: t.exposeString('code', {
      nullable: true,
      description:
        'Why they are not in it, from the closed list: GROUP_FULL, NO_SEATS_LEFT, or NOT_FOUND for a group that was deleted since; of one that they were invited to also GROUP_NOT_ACTIVE, LICENSE_EXPIRED, REMOVED_FROM_GROUP, or FORBIDDEN for who is no learner; null where they are.',
    }),
    message: t.string({
      description: 'The same, in English; people read the sentence of the code in their language.',
      resolve: ({ code }) => (code ? refusalMessage({ code }) : 'Done.'),
    }),
  }),
});

type RestoredShape = { readonly member: InstitutionMemberShape; readonly groups: readonly ReturnedGroup[] };

const RestoredMember = builder.objectRef<RestoredShape>('RestoredMember').implement({
  description: 'Somebody who is a member of an institution again.',
  fields: (t) => ({
    member: t.field({
      type: InstitutionMember,
      description: 'The membership, as it was.',
      resolve: ({ member }) => member,
    }),
    groups: t.field({
      type: [ReturnedGroupRef],
      description:
        'The groups that they were removed from together with the institution, by name, then the one that an open invitation led to.',
      resolve: ({ groups }) => [...groups],
    }),
  }),
});

builder.mutationField('restoreInstitutionMember', (t) =>
  t.field({
    type: RestoredMember,
    description:
      'Brings a member back who was removed in the last 30 days, with the memberships of groups that ended with it, each where there is still a place, and answers an open invitation of theirs, whose group they join; it is told of each. Who is a member stays as they are. It refuses whom the caller could not remove.',
    args: { id: t.arg.id({ description: 'The id of the membership.' }) },
    resolve: (_root, { id }, context) => restoreMember(context, id),
  }),
);

registerUndo('MEMBER_REMOVED', {
  lastOnly: true,
  days: daysToRestoreMember,
  undo: async (context, entry) => {
    const { groups } = await restoreMember(context, await memberOf(context.db, entry));
    return groups.flatMap(({ name, code }) => (code === null ? [] : [{ name, code }]));
  },
});

/** Brings a member back who was removed in the last 30 days; who is a member stays, but for an undo, which it refuses. */
async function restoreMember(context: Context, id: string): Promise<RestoredShape> {
  const { db } = context;
  const { member, institution, viewerId } = await holdMember(context, 'restoreInstitutionMember', id);
  const shown = { id, role: member.role, institution };
  if (member.live) {
    refuseUndone(context, 'restored');
    return { member: shown, groups: [] };
  }
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
