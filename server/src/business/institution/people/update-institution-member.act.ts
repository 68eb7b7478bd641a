import { builder } from '../../../base/graphql/builder.ts';
import { InstitutionMember } from '../institution-member.ts';
import { changeMember } from './change-member.ts';
import { RoleInput } from './role-input.ts';

builder.mutationField('updateInstitutionMember', (t) =>
  t.field({
    type: InstitutionMember,
    description:
      'Changes the role of a member in an institution; their roles in groups stay. It refuses oneself, and to an administrator of the institution everybody but its learners.',
    args: {
      id: t.arg.id({ description: 'The id of the membership.' }),
      data: t.arg({ type: RoleInput, description: 'The role from now on.' }),
    },
    resolve: (_root, { id, data }, context) => changeMember(context, { ...data, id }),
  }),
);
