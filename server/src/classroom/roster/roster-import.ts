import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { wholeNameIn } from '../../base/database/whole-name.ts';

/** An import of a roster as the API shows it. */
export type ImportShape = {
  readonly id: string;
  readonly created_on: string;
  readonly by: string;
  readonly added: number;
  readonly moved: number;
  readonly removed: number;
  readonly awaited: number;
};

/** What can be undone by its id. */
export const RosterImport = builder.objectRef<ImportShape>('RosterImport').implement({
  description: 'An import of a roster that can be undone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What it is undone by.' }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When it was done.' }),
    by: t.exposeString('by', { description: 'Who did it, by name.' }),
    added: t.exposeInt('added', { description: 'How many people it has added.' }),
    moved: t.exposeInt('moved', { description: 'How many learners it has moved.' }),
    removed: t.exposeInt('removed', {
      description: 'How many learners it has removed, and how many are awaited no more.',
    }),
    awaited: t.exposeInt('awaited', { description: 'How many people are awaited since.' }),
  }),
});

/** Row `i` of `roster_imports`, done by user `u`, as JSON: who was a member before and did not move was removed. */
export const rosterImportJson: RawBuilder<ImportShape> = sql`(select json_build_object('id', i.id, 'created_on', i.created_on,
  'by', ${wholeNameIn('u')}, 'moved', s.moved, 'removed', s.live - s.moved + s.awaited_before,
  'added', s.touched - 2 * s.moved - (s.live - s.moved), 'awaited', jsonb_array_length(i.changes -> 'awaited'))
  from (select jsonb_array_length(i.changes -> 'touched') as touched, jsonb_array_length(i.changes -> 'moves') as moved,
    coalesce(jsonb_array_length(i.changes -> 'awaited_before'), 0) as awaited_before,
    (select count(*)::int from jsonb_to_recordset(i.changes -> 'before') as b(deleted_on timestamptz) where b.deleted_on is null) as live) s)`;
