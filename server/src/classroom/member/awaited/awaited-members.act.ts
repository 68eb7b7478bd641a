import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../../base/access/group-access.ts';

type AwaitedShape = {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly created_on: string;
};

const AwaitedMember = builder.objectRef<AwaitedShape>('AwaitedMember').implement({
  description: 'An address that a roster names and the institution does not know. It holds no place.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    email: t.exposeString('email', {
      description: 'The address; whoever signs in with it joins.',
      extensions: { rule: 'awaitedMembers' },
    }),
    first_name: t.exposeString('first_name', { description: 'The first name in the file; may be empty.' }),
    last_name: t.exposeString('last_name', { description: 'The last name in the file; may be empty.' }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'Since when.' }),
  }),
});

builder.queryField('awaitedMembers', (t) =>
  t.field({
    type: [AwaitedMember],
    description: 'Who is awaited in a group, by last name and address.',
    args: { group_id: t.arg.id({ description: 'The group.' }) },
    resolve: async (_root, { group_id }, context) => {
      const { rows } = await sql<{ access: GroupAccess; awaited: readonly AwaitedShape[] }>`/* awaited-members */
        select ${groupAccessJson()} as access, (
          select coalesce(json_agg(json_build_object('id', a.id, 'email', a.email, 'first_name', a.first_name,
            'last_name', a.last_name, 'created_on', a.created_on) order by a.last_name, a.email), '[]'::json)
          from awaited_members a where a.group_id = g.id) as awaited
        from users viewer join groups g on g.id = ${group_id} and g.deleted_on is null
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      context.checks.allow('awaitedMembers', row ? principalOf(row.access) : { signedIn: true });
      if (!row) throw new Refusal('NOT_FOUND');
      return [...row.awaited];
    },
  }),
);
