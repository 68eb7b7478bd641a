import { contentRoles, publishRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../graphql/builder.ts';
import { getViewerId } from '../graphql/context.ts';
import { ContentKindName } from '../content/content-kind-name.ts';
import { itemThere } from './item-there.ts';

type Other = {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_here: boolean;
  readonly kept_since: string | null;
  readonly can_be_taken: boolean;
};

const OtherAuthor = builder.objectRef<Other>('OtherAuthor').implement({
  description: 'Somebody else who has an item open, or has typed in it and not saved.',
  fields: (t) => ({
    user_id: t.exposeID('user_id', { description: 'The id of the person.' }),
    first_name: t.exposeString('first_name', { description: 'Their first name.' }),
    last_name: t.exposeString('last_name', { description: 'Their last name.' }),
    is_here: t.exposeBoolean('is_here', { description: 'Whether they had it open in the last 25 seconds.' }),
    kept_since: t.expose('kept_since', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when they hold a working copy of it; null where they hold none. What it says is theirs.',
    }),
    can_be_taken: t.exposeBoolean('can_be_taken', {
      description: 'Whether the caller may take that over: by takeWorkingCopy, with a copy that stays theirs.',
    }),
  }),
});

const secondsHere = 25;

builder.mutationField('openContent', (t) =>
  t.field({
    type: [OtherAuthor],
    description:
      'Says that you have an item open, and tells who else has, or has typed in it and not saved. An editor calls it every 10 seconds; one statement.',
    args: {
      kind: t.arg({ type: ContentKindName, description: 'The kind of the item.' }),
      id: t.arg.id({ description: 'The item.' }),
    },
    // It says where somebody is at this moment, which is over before anybody could ask what it did.
    extensions: {
      transaction: 'own',
      unaudited: 'it says where somebody is, and is over in half a minute',
      records: 'nothing',
    },
    resolve: async (_root, { kind, id }, context): Promise<readonly Other[]> => {
      const viewer_id = getViewerId(context);
      const item = { kind, id, parent_id: null, base_version: 1 };
      const { rows } = await sql<{ role: GlobalRole; there: boolean; others: readonly Other[] }>`/* open-content */
        with viewer as (
          select u.id, u.role, u.role = any(${[...contentRoles]}::global_role[]) and ${itemThere(item)} as there
          from users u where u.id = ${viewer_id} and u.deleted_on is null
        ), here as (
          insert into open_items (item_id, user_id) select ${id}, id from viewer where there
          on conflict (item_id, user_id) do update set seen_on = excluded.seen_on
        ), left_behind as (
          delete from open_items o using viewer v
          where o.user_id = v.id and o.item_id <> ${id} and o.seen_on < now() - interval '1 minute'
        )
        select v.role, v.there, coalesce((
          select json_agg(json_build_object('user_id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
            'is_here', o.user_id is not null, 'kept_since', c.begun_on, 'can_be_taken',
              c.user_id is not null and v.role = any(${[...publishRoles]}::global_role[])) order by u.first_name, u.last_name, u.id)
          from (
            select user_id from working_copies where item_id = ${id} union select user_id from open_items where item_id = ${id}
          ) x
          join users u on u.id = x.user_id and u.id <> v.id and u.deleted_on is null
          left join working_copies c on c.user_id = u.id and c.item_id = ${id}
          left join open_items o on o.user_id = u.id and o.item_id = ${id}
            and o.seen_on > now() - make_interval(secs => ${secondsHere})
          where v.there and (c.user_id is not null or o.user_id is not null)
        ), '[]') as others from viewer v`.execute(context.db);
      const [found] = rows;
      if (!found) throw new Refusal('UNAUTHENTICATED');
      context.checks.allow('openContent', { signedIn: true, globalRole: found.role });
      if (!found.there) throw new Refusal('NOT_FOUND');
      return found.others;
    },
  }),
);
