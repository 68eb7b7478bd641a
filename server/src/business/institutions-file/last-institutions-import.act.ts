import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { undoneSince } from '../../base/spreadsheet/days-to-undo.ts';
import { getSeller } from '../license/sales/hold-license.ts';

type ImportShape = { readonly id: string; readonly created_on: string; readonly institutions: number };

const InstitutionsImport = builder.objectRef<ImportShape>('InstitutionsImport').implement({
  description: 'An import of institutions that can be undone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What it is undone by.' }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When it was done.' }),
    institutions: t.exposeInt('institutions', { description: 'How many institutions it has made.' }),
  }),
});

builder.queryField('lastInstitutionsImport', (t) =>
  t.field({
    type: InstitutionsImport,
    nullable: true,
    description: 'Your last import of institutions of the last 7 days; null where there is none or it is undone.',
    resolve: async (_root, _args, context) => {
      const viewer = await getSeller(context, 'lastInstitutionsImport');
      const { rows } = await sql<ImportShape & { readonly is_undone: boolean }>`/* last-institution-import */
        select id, created_on, cardinality(institutions) as institutions, undone_on is not null as is_undone
        from institution_imports where created_by = ${viewer.id} and created_on > ${undoneSince}
        order by created_on desc limit 1`.execute(context.db);
      const [last] = rows;
      return last && !last.is_undone ? last : null;
    },
  }),
);
