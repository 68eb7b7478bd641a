import { isRoleOf, managerRoles, supportRoles } from '@lectern/domain/base/account/role.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder, GlobalRoleRef } from '../../base/graphql/builder.ts';
import { getViewer } from '../../base/graphql/context.ts';
import { User, type UserShape } from '../../base/account/user.ts';

const longest = 500;

builder.queryField('usersByRoles', (t) =>
  t.field({
    type: [User],
    description:
      'The people in some roles of the product, by last name, 500 at most: for support roles; sales managers ask for ' +
      `${managerRoles.join(' and ')} only.`,
    args: {
      roles: t.arg({ type: [GlobalRoleRef], description: 'The roles; FORBIDDEN for others than one may ask for.' }),
    },
    resolve: async (_root, { roles }, context) => {
      const viewer = await getViewer(context);
      const principal = { signedIn: true, globalRole: viewer.role };
      context.checks.allow('usersByRoles', principal);
      if (!isRoleOf(supportRoles, viewer.role) && !roles.every((role) => isRoleOf(managerRoles, role)))
        throw new Refusal('FORBIDDEN', { field: 'roles' });
      const { rows } = await sql<UserShape>`/* users-by-roles */
        select id, first_name, last_name, avatar, email, role from users
        where role = any(${[...roles]}::global_role[]) and deleted_on is null
        order by last_name, first_name, id limit ${longest}`.execute(context.db);
      return rows.map((user) => ({ ...user, principal: { ...principal, isSelf: user.id === viewer.id } }));
    },
  }),
);
