import { grantableRoles } from '@lectern/domain/base/account/grantable-roles.ts';
import type { GlobalRole, InstitutionRole } from '@lectern/domain/base/account/role.ts';
import type { Principal } from '@lectern/domain/permission.ts';
import { isAllowed } from '../graphql/policy.ts';
import { builder, GlobalRoleRef } from '../graphql/builder.ts';
import { InstitutionRoleRef } from './institution-role.ts';

/** A person as other people may see them. `principal` says what the caller is to the person; without it the guarded fields stay null. */
export type UserShape = {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar: string | null;
  readonly email?: string;
  readonly role?: GlobalRole;
  /** The roles that the person holds, or can take up, beside that one. */
  readonly elsewhere?: readonly GlobalRole[];
  readonly created_on?: string;
  readonly last_seen_on?: string | null;
  readonly email_verified?: boolean;
  readonly institutions?: readonly UserInstitutionShape[];
  readonly groups?: readonly UserGroupShape[];
  readonly principal?: Principal;
};

type UserInstitutionShape = { readonly id: string; readonly name: string; readonly role: InstitutionRole };

const UserInstitution = builder.objectRef<UserInstitutionShape>('UserInstitution').implement({
  description: 'An institution that a person belongs to.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the institution.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    role: t.expose('role', { type: InstitutionRoleRef, description: 'The role that the person holds in it.' }),
  }),
});

type UserGroupShape = { readonly id: string; readonly name: string };

const UserGroup = builder.objectRef<UserGroupShape>('UserGroup').implement({
  description: 'A group that a person belongs to.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the group.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
  }),
});

const nobody: Principal = { signedIn: false };

/** A person. */
export const User = builder.objectRef<UserShape>('User').implement({
  description: 'A person.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the person.' }),
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    avatar: t.exposeString('avatar', {
      nullable: true,
      description: 'The address of a picture; null where initials are shown.',
    }),
    groups: t.field({
      type: [UserGroup],
      nullable: true,
      description:
        'The groups that the person belongs to and that you may see, by name; null for a person who is not shown as a member of a group.',
      resolve: ({ groups }) => (groups ? [...groups] : null),
    }),
    email: t.string({
      nullable: true,
      description: 'The e-mail address; null unless it is your own or your role may see it.',
      extensions: { rule: 'User.email' },
      resolve: ({ email, principal }) => (isAllowed('User.email', principal ?? nobody) ? (email ?? null) : null),
    }),
    role: t.field({
      type: GlobalRoleRef,
      nullable: true,
      description: 'The role in the whole product; null unless it is your own or your role may see it.',
      extensions: { rule: 'User.role' },
      resolve: ({ role, principal }) => (isAllowed('User.role', principal ?? nobody) ? (role ?? null) : null),
    }),
    grantable_roles: t.field({
      type: [GlobalRoleRef],
      nullable: true,
      description:
        'The roles that you may give the person, the present one among them: none where you may neither change them nor give them a way to a new password, since they may do more somewhere than you may give; null where your role changes nobody.',
      resolve: ({ role, elsewhere, principal = nobody }) =>
        role && elsewhere && principal.globalRole && isAllowed('updateUser', principal)
          ? [...grantableRoles(principal.globalRole, { role, elsewhere, isSelf: principal.isSelf === true })]
          : null,
    }),
    institutions: t.field({
      type: [UserInstitution],
      nullable: true,
      description: 'The institutions that the person belongs to, by name; null where the person is one of a list.',
      resolve: ({ institutions }) => (institutions ? [...institutions] : null),
    }),
    created_on: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when Lectern knows the person; null unless it is you or your role supports them.',
      resolve: ({ created_on }) => created_on ?? null,
    }),
    last_seen_on: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the person was here last; null if never, and unless it is you or your role supports them.',
      resolve: ({ last_seen_on }) => last_seen_on ?? null,
    }),
    email_verified: t.boolean({
      nullable: true,
      description: 'Whether the address is confirmed; null unless it is your own or your role supports the person.',
      resolve: ({ email_verified }) => email_verified ?? null,
    }),
  }),
});
