import { builder } from '../../../base/graphql/builder.ts';
import { InstitutionRoleRef } from '../../../base/account/institution-role.ts';

/** The role of a member, or of an invitation, as it is changed. */
export const RoleInput = builder.inputType('InstitutionRoleInput', {
  description: 'A role in an institution that replaces another.',
  fields: (t) => ({
    role: t.field({
      type: InstitutionRoleRef,
      description: 'The role from now on; CENTER_ADMIN is FORBIDDEN but to those who sell.',
    }),
    was: t.field({
      type: InstitutionRoleRef,
      required: false,
      description: 'The role that was read; another one by now is a CONFLICT. Left out, whatever holds is replaced.',
    }),
  }),
});
