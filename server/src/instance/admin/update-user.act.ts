import { Refusal } from '@lectern/domain/refusal.ts';
import { builder, GlobalRoleRef } from '../../base/graphql/builder.ts';
import { changeRole } from '../../base/account/change-role.ts';
import { readUser, UserWhere } from './find-user.act.ts';
import { User } from '../../base/account/user.ts';

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
    resolve: async (_root, { data, where: { id } }, context) => {
      const { viewerId, role } = await changeRole(context, { ...data, id });
      const { person } = await readUser(context.db, viewerId, id);
      if (!person) throw new Refusal('NOT_FOUND');
      const { groups: _groups, ...shown } = person;
      return { ...shown, principal: { signedIn: true, globalRole: role, isSelf: false } };
    },
  }),
);
