import { grantableRoles } from '@lectern/domain/account/grantable-roles.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { builder, GlobalRoleRef } from '../../graphql/builder.ts';
import { getViewer } from '../../graphql/context.ts';
import { readUser, UserWhere } from './find-user.act.ts';
import { holdRoles } from './hold-roles.ts';
import { User } from './user.ts';

const UserInput = builder.inputType('UserInput', {
  description: 'What changes of a person: the role in Lectern, which is all that others change of them.',
  fields: (t) => ({
    role: t.field({ type: GlobalRoleRef, description: 'The role from now on; FORBIDDEN where one may not give it.' }),
    was: t.field({
      type: GlobalRoleRef,
      required: false,
      description: 'The role that was read; another one by now is a CONFLICT. Left out, whatever holds is replaced.',
    }),
  }),
});

builder.mutationField('updateUser', (t) =>
  t.field({
    type: User,
    description:
      'Gives a person another role in Lectern, which holds from their next call on. Nobody changes themselves, or gives a role above their own.',
    args: {
      data: t.arg({ type: UserInput, description: 'The role.' }),
      where: t.arg({ type: UserWhere, description: 'Which person.' }),
    },
    resolve: async (_root, { data: { role, was }, where: { id } }, context) => {
      const { db, checks } = context;
      const viewer = await getViewer(context);
      checks.allow('updateUser', { signedIn: true, globalRole: viewer.role });
      const roles = await holdRoles(db, [id, viewer.id]);
      const [before, own] = [roles.get(id), roles.get(viewer.id)];
      if (!own) throw new Refusal('UNAUTHENTICATED');
      if (!before) throw new Refusal('NOT_FOUND');
      // Who was an administrator when they asked may be none by now.
      const grantable = grantableRoles(own, { role: before, isSelf: id === viewer.id });
      if (grantable.length === 0) throw new Refusal('FORBIDDEN', { field: 'where.id' });
      if (!grantable.includes(role)) throw new Refusal('FORBIDDEN', { field: 'data.role' });
      if (role !== before) {
        if (was && was !== before) throw new Refusal('CONFLICT', { details: { id, role: before } });
        await sql`/* change-role */ update users
          set role = ${role}, modified_on = now(), modified_by = ${viewer.id} where id = ${id}`.execute(db);
        await writeAudit(db, actorOf(context), {
          chain: 'PERSON',
          chainId: id,
          action: 'ROLE_CHANGED',
          object: { type: 'user', id },
          details: { from: before, to: role },
        });
      }
      const { person } = await readUser(db, viewer.id, id);
      if (!person) throw new Refusal('NOT_FOUND');
      const { groups: _groups, ...shown } = person;
      return { ...shown, principal: { signedIn: true, globalRole: own, isSelf: false } };
    },
  }),
);
