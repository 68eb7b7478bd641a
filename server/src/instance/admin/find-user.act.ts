import { globalRoles, helpRoles, isRoleOf, supportRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../base/graphql/policy.ts';
import type { Database } from '../../base/database/connect.ts';
import type { Env } from '../../env.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { selectionOf } from '../../base/graphql/selection.ts';
import { accessJson, type UserWithAccess } from './access/user-access.ts';
import { elsewhereJson } from '../../base/account/standing.ts';
import { User } from '../../base/account/user.ts';

export const UserWhere = builder.inputType('UserWhere', {
  description: 'Which person.',
  fields: (t) => ({ id: t.id({ description: 'The id of the person.' }) }),
});

builder.queryField('user', (t) =>
  t.field({
    type: User,
    description:
      'A person with their institutions: oneself, for support roles with groups and when they were here, and for sales managers without these.',
    args: { where: t.arg({ type: UserWhere, description: 'Which one.' }) },
    resolve: async (_root, { where: { id } }, context, info) => {
      const viewerId = getViewerId(context);
      const access = selectionOf(info)('access') ? context.env : null;
      const { viewer_role, person } = await readUser(context.db, viewerId, id, access);
      const principal = { signedIn: true, globalRole: viewer_role, isSelf: id === viewerId };
      context.checks.allow('user', principal);
      if (!person) throw new Refusal('NOT_FOUND');
      const supports = principal.isSelf || isRoleOf(supportRoles, viewer_role);
      const { created_on: _created, last_seen_on: _seen, email_verified: _verified, ...known } = person;
      const helps = isRoleOf(helpRoles, viewer_role);
      const { groups, access: whyNot, ...shown } = supports ? person : known;
      return {
        ...shown,
        ...((helps || principal.isSelf) && groups ? { groups } : {}),
        ...(helps && whyNot ? { access: whyNot } : {}),
        principal,
      };
    },
  }),
);

type Row = { readonly viewer_role: GlobalRole; readonly person: UserWithAccess | null };

const whoReads = globalRoles.filter((globalRole) => isAllowed('user', { signedIn: true, globalRole }));

/**
 * A person as a whole, with the role of who looks, and why they may not get in where the settings are given by which they
 * sign in; it refuses a viewer who is gone. For whom may not read them nobody is looked for: it takes no longer where there
 * is somebody.
 */
export async function readUser(db: Database, viewerId: string, id: string, env: Env | null = null): Promise<Row> {
  const { rows } = await sql<Row>`/* user */
    select viewer.role as viewer_role, (
      select json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'avatar', u.avatar,
        'email', u.email, 'role', u.role, 'elsewhere', ${elsewhereJson}, 'created_on', u.created_on, 'last_seen_on', u.last_seen_on,
        'email_verified', u.email_verified, 'access', ${env ? accessJson(env) : null}::json,
        'institutions', (select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name, 'role', m.role)
          order by i.name, i.id), '[]'::json)
          from institution_members m join institutions i on i.id = m.institution_id and i.deleted_on is null
          where m.user_id = u.id and m.deleted_on is null),
        'groups', (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name, g.id), '[]'::json)
          from group_members gm join groups g on g.id = gm.group_id and g.deleted_on is null
          where gm.user_id = u.id and gm.deleted_on is null))
      from users u where u.id = ${id} and u.deleted_on is null
        and (viewer.id = ${id} or viewer.role = any(${whoReads}))) as person
    from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(db);
  if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
  return rows[0];
}
