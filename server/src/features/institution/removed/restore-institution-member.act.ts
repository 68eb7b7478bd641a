import { daysToRestoreMember } from '@lectern/domain/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import { builder } from '../../../graphql/builder.ts';
import { refusalMessage } from '../../../refusal-message.ts';
import { InstitutionMember, type InstitutionMemberShape } from '../institution-member.ts';
import { holdMember } from '../people/hold-member.ts';
import { writeActivity } from '../write-activity.ts';
import { restoreMember, type ReturnedGroup } from './restore-member.ts';

type RestoredShape = { readonly member: InstitutionMemberShape; readonly groups: readonly ReturnedGroup[] };

const ReturnedGroupRef = builder.objectRef<ReturnedGroup>('ReturnedGroup').implement({
  description: 'A group that somebody was removed from together with its institution.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the group.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    code: t.exposeString('code', {
      nullable: true,
      description:
        'Why they are not back in it, from the closed list: GROUP_FULL, NO_SEATS_LEFT, or NOT_FOUND for a group that was deleted since; null where they are.',
    }),
    message: t.string({
      description: 'The same, in English; people read the sentence of the code in their language.',
      resolve: ({ code }) => (code ? refusalMessage({ code }) : 'Done.'),
    }),
  }),
});

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
      description: 'The groups that they were removed from together with the institution, by name.',
      resolve: ({ groups }) => groups,
    }),
  }),
});

builder.mutationField('restoreInstitutionMember', (t) =>
  t.field({
    type: RestoredMember,
    description:
      'Brings a member back who was removed in the last 30 days, with the memberships of groups that ended with it, each where there is still a place; it is told of each. Who is a member stays as they are. It refuses whom the caller could not remove.',
    args: { id: t.arg.id({ description: 'The id of the membership.' }) },
    resolve: async (_root, { id }, context): Promise<RestoredShape> => {
      const { db } = context;
      const { member, institution, viewerId } = await holdMember(context, 'restoreInstitutionMember', id);
      const shown = { id, role: member.role, institution };
      if (member.live) return { member: shown, groups: [] };
      const { rows } = await sql`/* still-restorable-member */ select from institution_members m
        join users u on u.id = m.user_id and u.deleted_on is null
        where m.id = ${id} and m.deleted_on > now() - make_interval(days => ${daysToRestoreMember})`.execute(db);
      if (rows.length === 0) throw new Refusal('NOT_FOUND');
      const groups = await restoreMember(db, { ...member, institution_id: institution.id }, viewerId);
      const at = { institution_id: institution.id, user_id: viewerId };
      await writeActivity(db, { ...at, activity: 'MEMBER_RESTORED', about: member.name });
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: institution.id,
        action: 'MEMBER_RESTORED',
        object: { type: 'user', id: member.user_id },
        details: { role: member.role, groups: groups.map(({ id: group_id, code }) => ({ group_id, code })) },
      });
      return { member: shown, groups };
    },
  }),
);
