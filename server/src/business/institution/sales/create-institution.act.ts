import { builder } from '../../../base/graphql/builder.ts';
import { getViewer } from '../../../base/graphql/context.ts';
import { insertInstitutions } from './insert-institutions.ts';
import { InstitutionRecord } from './institution-record.ts';
import { InstitutionInput, readInput, readRecord } from './write-institution.ts';

builder.mutationField('createInstitution', (t) =>
  t.field({
    type: InstitutionRecord,
    description: 'Creates an institution, without members and licenses.',
    args: { data: t.arg({ type: InstitutionInput, description: 'What it says.' }) },
    resolve: async (_root, { data }, context) => {
      const { db, checks } = context;
      const viewer = await getViewer(context);
      checks.allow('createInstitution', { signedIn: true, globalRole: viewer.role });
      const [id = ''] = await insertInstitutions(context, viewer, [await readInput(db, data, null)]);
      return readRecord(db, id);
    },
  }),
);
