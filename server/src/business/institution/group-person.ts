import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';

/** Somebody by name. */
export type PersonShape = { readonly id: string; readonly first_name: string; readonly last_name: string };

/** Somebody of a group or its institution. */
export const GroupPerson = builder.objectRef<PersonShape>('GroupPerson').implement({
  description: 'Somebody of a group or its institution, by name.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the user.' }),
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
  }),
});

/** The user rows `u` as one JSON list of them, by last name. For use inside a larger statement. */
export const people = sql`coalesce(json_agg(json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name)
  order by u.last_name, u.first_name, u.id), '[]'::json)`;
