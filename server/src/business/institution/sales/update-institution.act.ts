import { changesIn, registerUndo, restored } from '../../../base/audit-log/undoing.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { changeInstitution } from './change-institution.ts';
import { InstitutionRecord } from './institution-record.ts';
import { InstitutionInput, readInput } from './write-institution.ts';

const UpdateInstitutionWhere = builder.inputType('UpdateInstitutionWhere', {
  description: 'Which institution, as it was read.',
  fields: (t) => ({
    id: t.id({ description: 'Its id.' }),
    version: t.int({
      required: false,
      description:
        'The version it was read at; an older one is a CONFLICT. Left out, the change is made to whatever holds.',
    }),
  }),
});

builder.mutationField('updateInstitution', (t) =>
  t.field({
    type: InstitutionRecord,
    description: 'Changes an institution to what is sent, which is all it says.',
    args: {
      data: t.arg({ type: InstitutionInput, description: 'What it says from now on.' }),
      where: t.arg({ type: UpdateInstitutionWhere, description: 'Which institution.' }),
    },
    resolve: (_root, { data, where: { id, version } }, context) =>
      changeInstitution(context, { id, version }, ({ sales_manager_id }) =>
        readInput(context.db, data, sales_manager_id),
      ),
  }),
);

registerUndo('INSTITUTION_CHANGED', {
  undo: async (context, entry) => {
    const changes = changesIn(entry);
    await changeInstitution(context, { id: entry.object_id }, async (before) => {
      const wanted = restored(before, changes);
      return readInput(context.db, wanted, wanted.sales_manager_id);
    });
  },
});
