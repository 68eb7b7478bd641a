import { renewalRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { User, type UserShape } from '../../base/account/user.ts';
import { readAsRole } from '../../base/account/read-as-role.ts';

const longest = 500;

builder.queryField('followUpAssignees', (t) =>
  t.field({
    type: [User],
    description: 'The people a follow-up can be given to, by last name: sales roles and customer success, 500 at most.',
    resolve: (_root, _args, context) =>
      readAsRole(
        context,
        'followUpAssignees',
        // `u` is who asks.
        sql<UserShape[]>`(/* follow-up-assignees */ select coalesce(json_agg(json_build_object(
            'id', a.id, 'first_name', a.first_name, 'last_name', a.last_name, 'avatar', a.avatar, 'email', a.email,
            'role', a.role, 'principal', json_build_object('signedIn', true, 'globalRole', u.role, 'isSelf', a.id = u.id))
            order by a.last_name, a.first_name, a.id), '[]'::json)
          from (select * from users where role = any(${[...renewalRoles]}::global_role[]) and deleted_on is null
            order by last_name, first_name, id limit ${longest}) a)`,
      ),
  }),
);
