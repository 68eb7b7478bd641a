import { builder } from '../../base/graphql/builder.ts';
import { undoInstitutionsImport, type InTheWay, type UndoneInstitutions } from './undo-institutions-import.ts';

const InTheWayRef = builder.objectRef<InTheWay>('InstitutionInTheWay').implement({
  description: 'An institution of an import that has been built on, so that the import is not undone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the institution.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    members: t.exposeInt('members', { description: 'How many people belong to it.' }),
    invitations: t.exposeInt('invitations', {
      description: 'How many invitations into it are open that the import has not made.',
    }),
    licenses: t.exposeInt('licenses', {
      description: 'How many licenses of it run that the import has not made, or that were changed since.',
    }),
    groups: t.exposeInt('groups', { description: 'How many groups it has, or could restore.' }),
  }),
});

const UndoneInstitutionsRef = builder.objectRef<UndoneInstitutions>('UndoneInstitutionsImport').implement({
  description: 'What an undo of an import of institutions came to.',
  fields: (t) => ({
    done: t.exposeBoolean('done', { description: 'Whether it is undone; otherwise nothing was changed.' }),
    deleted: t.exposeInt('deleted', { description: 'How many institutions are deleted by it.' }),
    in_the_way: t.field({
      type: [InTheWayRef],
      description: 'The institutions that keep it from being undone, by name; none where it is.',
      resolve: ({ in_the_way }) => [...in_the_way],
    }),
  }),
});

builder.mutationField('undoInstitutionsImport', (t) =>
  t.field({
    type: UndoneInstitutionsRef,
    description:
      'Undoes an import of institutions of the last 7 days as one, while nobody has built on any of them: they are deleted with their licenses, and their administrators are no longer invited. Otherwise nothing is done, and what is in the way is named.',
    args: { import_id: t.arg.id({ description: 'The import.' }) },
    resolve: (_root, { import_id }, context) => undoInstitutionsImport(context, import_id),
  }),
);
