import { sql } from 'kysely';
import { builder } from '../../../graphql/builder.ts';
import { Institution, type InstitutionShape } from '../institution.ts';
import { actAt } from '../people/member-actor.ts';

type ImportShape = {
  readonly id: string;
  readonly created_on: string;
  readonly by: string;
  readonly invited: number;
  readonly removed: number;
};

const PeopleImport = builder.objectRef<ImportShape>('PeopleImport').implement({
  description: 'An import of people that can be undone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What it is undone by.' }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When it was done.' }),
    by: t.exposeString('by', { description: 'Who did it, by name.' }),
    invited: t.exposeInt('invited', { description: 'How many people it has invited.' }),
    removed: t.exposeInt('removed', { description: 'How many members it has removed.' }),
  }),
});

type ImportsShape = {
  readonly institution: InstitutionShape;
  readonly today: string;
  readonly last: ImportShape | null;
};

const PeopleImports = builder.objectRef<ImportsShape>('PeopleImports').implement({
  description: 'An institution whose people come from files, and what was imported lately.',
  fields: (t) => ({
    institution: t.expose('institution', { type: Institution, description: 'The institution.' }),
    today: t.expose('today', {
      type: 'Date',
      description: 'Today where it is; mails wait for this day or a later one.',
    }),
    last: t.expose('last', {
      type: PeopleImport,
      nullable: true,
      description: 'The last import of the last 7 days; null where there is none or it is undone.',
    }),
  }),
});

builder.queryField('peopleImports', (t) =>
  t.field({
    type: PeopleImports,
    description: 'An institution for whoever may import people into it, with the last import that can be undone.',
    args: { institution_id: t.arg.id({ description: 'The institution.' }) },
    resolve: async (_root, { institution_id }, context) => {
      const { institution, access } = await actAt(context, 'peopleImports', institution_id);
      const { rows } = await sql<ImportShape & { readonly is_undone: boolean }>`/* last-people-import */
        select i.id, i.created_on, concat_ws(' ', u.first_name, u.last_name) as by, jsonb_array_length(i.invitations) as invited,
          cardinality(i.removed) as removed,
          i.undone_on is not null as is_undone
        from people_imports i join users u on u.id = i.created_by
        where i.institution_id = ${institution_id} and i.created_on > now() - interval '7 days'
        order by i.created_on desc limit 1`.execute(context.db);
      const [last] = rows;
      return { institution, today: access.today, last: last && !last.is_undone ? last : null };
    },
  }),
);
