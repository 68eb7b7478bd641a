import type { InstitutionRole } from '@lectern/domain/account/role.ts';
import { builder } from '../../graphql/builder.ts';
import { User, type UserShape } from '../account/user.ts';
import { Institution, InstitutionRoleRef, type InstitutionShape } from './institution.ts';

/** A membership of an institution; an act on a membership leaves out whose it is. */
export type InstitutionMemberShape = {
  readonly id: string;
  readonly role: InstitutionRole;
  readonly user?: UserShape;
  readonly institution: InstitutionShape;
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
  }),
});
