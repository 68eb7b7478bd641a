import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { builder } from '../../base/graphql/builder.ts';
import { User, type UserShape } from '../../base/account/user.ts';
import { InstitutionRoleRef } from '../../base/account/institution-role.ts';
import { Institution, type InstitutionShape } from './institution.ts';

/** A membership of an institution; an act on a membership leaves out whose it is. */
export type InstitutionMemberShape = {
  readonly id: string;
  readonly role: InstitutionRole;
  readonly user?: UserShape;
  readonly institution: InstitutionShape;
  /** The group of the invitation that was accepted by the act and that could not be joined. */
  readonly group_not_joined?: string | null;
};

/** A person in an institution. */
export const InstitutionMember = builder.objectRef<InstitutionMemberShape>('InstitutionMember').implement({
  description: 'The membership of a person in an institution.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the membership.' }),
    role: t.expose('role', { type: InstitutionRoleRef, description: 'The role that the person holds there.' }),
    user: t.field({
      type: User,
      nullable: true,
      description: 'The person; null in the reply to an act, whose caller has named them.',
      resolve: ({ user }) => user ?? null,
    }),
    institution: t.expose('institution', { type: Institution, description: 'The institution.' }),
    group_not_joined: t.field({
      type: 'String',
      nullable: true,
      description:
        'The name of the group that an invitation led to and that had no place or was over when it was accepted; null in every other reply.',
      resolve: ({ group_not_joined }) => group_not_joined ?? null,
    }),
  }),
});
