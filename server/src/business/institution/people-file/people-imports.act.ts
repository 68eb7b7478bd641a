import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { Institution, type InstitutionShape } from '../institution.ts';
import { actAt } from '../people/member-actor.ts';
import { undoneSince } from '../../../base/spreadsheet/days-to-undo.ts';
import { unmailedOfImport } from './unmailed.ts';
import { wholeNameIn } from '../../../base/database/whole-name.ts';

type ImportShape = {
  readonly id: string;
  readonly created_on: string;
  readonly by: string;
  readonly invited: number;
  readonly removed: number;
  readonly links: number;
};

const PeopleImport = builder.objectRef<ImportShape>('PeopleImport').implement({
  description: 'An import of people that can be undone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What it is undone by.' }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When it was done.' }),
    by: t.exposeString('by', { description: 'Who did it, by name.' }),
    invited: t.exposeInt('invited', { description: 'How many people it has invited.' }),
    removed: t.exposeInt('removed', { description: 'How many members it has removed.' }),
    links: t.exposeInt('links', {
      description:
        'How many of its invitations can be accepted and were never mailed, so that their links are passed on.',
    }),
  }),
});

type ImportsShape = {
  readonly institution: InstitutionShape;
  readonly today: string;
  readonly imports: readonly ImportShape[];
};

const PeopleImports = builder.objectRef<ImportsShape>('PeopleImports').implement({
  description: 'An institution whose people come from files, and what was imported lately.',
  fields: (t) => ({
    institution: t.expose('institution', { type: Institution, description: 'The institution.' }),
    today: t.expose('today', {
      type: 'Date',
      description: 'Today where it is; mails wait for this day or a later one.',
    }),
    imports: t.field({
      type: [PeopleImport],
      description: 'The imports of the last 7 days that are not undone, the newest first, 30 at most.',
      resolve: ({ imports }) => [...imports],
    }),
  }),
});

builder.queryField('peopleImports', (t) =>
  t.field({
    type: PeopleImports,
    description: 'An institution for whoever may import people into it, with the imports that can be undone.',
    args: { institution_id: t.arg.id({ description: 'The institution.' }) },
    resolve: async (_root, { institution_id }, context) => {
      const { institution, access } = await actAt(context, 'peopleImports', institution_id);
      const { rows: imports } = await sql<ImportShape>`/* people-imports */
        select i.id, i.created_on, ${wholeNameIn('u')} as by, jsonb_array_length(i.invitations) as invited,
          cardinality(i.removed) as removed, (select count(*)::int from ${unmailedOfImport}) as links
        from people_imports i join users u on u.id = i.created_by
        where i.institution_id = ${institution_id} and i.created_on > ${undoneSince} and i.undone_on is null
        order by i.created_on desc, i.id limit 30`.execute(context.db);
      return { institution, today: access.today, imports };
    },
  }),
);
