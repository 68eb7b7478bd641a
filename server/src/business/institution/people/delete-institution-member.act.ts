import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { lockRosters } from '../../seats/lock-roster.ts';
import { DeletionResult, type Deletion } from '../deletion-result.ts';
import { writeActivity } from '../write-activity.ts';
import { handOverGroups } from './hand-over-groups.ts';
import { holdMember } from './hold-member.ts';
import { removeFromInstitution } from './remove-from-institution.ts';

const SuccessorInput = builder.inputType('GroupSuccessorInput', {
  description: 'Who leads a group from now on.',
  fields: (t) => ({
    group_id: t.id({ description: 'A group whose main instructor the member is; another one counts for nothing.' }),
    user_id: t.id({
      description: 'Another instructor of the institution; you are FORBIDDEN, anybody else is NOT_FOUND.',
    }),
  }),
});

builder.mutationField('deleteInstitutionMember', (t) =>
  t.field({
    type: DeletionResult,
    description:
      'Removes a member from an institution and from its groups, whose seats become free; results are kept. Who was removed before stays removed. It refuses oneself, to an administrator of the institution everybody but its learners, and whoever is the main instructor of groups that nobody is named for with IN_USE and their names.',
    args: {
      id: t.arg.id({ description: 'The id of the membership.' }),
      successors: t.arg({
        type: [SuccessorInput],
        required: false,
        description: 'Who leads the groups from now on whose main instructor the member is.',
      }),
    },
    resolve: async (_root, { id, successors }, context): Promise<Deletion> => {
      const { db } = context;
      const { member, institution, viewerId } = await holdMember(context, 'deleteInstitutionMember', id);
      if (!member.live) return removed;
      const groups = await readGroups(db, institution.id, member.user_id);
      const named = new Map(successors?.map(({ group_id, user_id }) => [group_id, user_id]));
      const orphaned = groups.filter((group) => group.leads && !named.has(group.id));
      if (orphaned.length > 0) throw new Refusal('IN_USE', { details: { groups: orphaned.map(({ name }) => name) } });
      const ids = groups.map((group) => group.id);
      if (ids.length > 0) await lockRosters(db, ids);
      const led = groups.filter(({ leads }) => leads).map((group) => group.id);
      const handed_over = await handOverGroups(
        context,
        { institution_id: institution.id, from: member.user_id },
        led,
        named,
      );
      await removeFromInstitution(db, institution.id, [member.user_id], viewerId);
      const at = { institution_id: institution.id, user_id: viewerId };
      await writeActivity(db, { ...at, activity: 'MEMBER_REMOVED', about: member.name });
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: institution.id,
        action: 'MEMBER_REMOVED',
        object: { type: 'user', id: member.user_id },
        details: { role: member.role, groups: ids, ...(handed_over.length > 0 ? { handed_over } : {}) },
      });
      return removed;
    },
  }),
);

const removed: Deletion = { success: true, message: 'The member is removed.' };

type OfMember = { readonly id: string; readonly name: string; readonly leads: boolean };

/** The groups of an institution that somebody is in; those of it that were deleted have no members to remove. */
async function readGroups(db: Database, institutionId: string, userId: string): Promise<OfMember[]> {
  const { rows } = await sql<OfMember>`/* groups-of-member */
    select g.id, g.name, gm.role = 'MAIN_INSTRUCTOR' as leads
    from group_members gm join groups g on g.id = gm.group_id and g.deleted_on is null
    where gm.user_id = ${userId} and gm.deleted_on is null and g.institution_id = ${institutionId}
    order by g.name, g.id`.execute(db);
  return rows;
}
