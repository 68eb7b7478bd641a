import { builder } from '../../base/graphql/builder.ts';
import type { UndoConflict } from './undo-import.ts';
import { undoRosterImport, type UndoneImport } from './undo-roster-import.ts';

const UndoConflictWhy = builder.enumType('UndoConflictWhy', {
  description: 'Why an import can no longer be undone.',
  values: {
    CHANGED: { description: 'The membership was changed or another attempt allowed since, or the person has joined.' },
    WORKED: { description: 'The learner has worked in the group since.' },
    GROUP_FULL: { description: 'Others have taken the place of the learner since.' },
  } satisfies Record<Exclude<UndoConflict['why'], 'IMPORTED'>, { description: string }>,
});

const UndoConflictRef = builder.objectRef<UndoConflict>('UndoConflict').implement({
  description: 'Somebody who keeps an import from being undone.',
  fields: (t) => ({
    user_id: t.exposeID('user_id', { description: 'The person.' }),
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    why: t.field({
      type: UndoConflictWhy,
      description: 'Why.',
      resolve: ({ why }) => (why === 'IMPORTED' ? 'CHANGED' : why),
    }),
    imported: t.boolean({
      description: 'Whether it was a later import that changed them: undone first, it is no longer in the way.',
      resolve: ({ why }) => why === 'IMPORTED',
    }),
  }),
});

const UndoResult = builder.objectRef<UndoneImport>('UndoResult').implement({
  description: 'Whether an import was undone.',
  fields: (t) => ({
    done: t.exposeBoolean('done', { description: 'Whether it is undone; otherwise nothing was changed.' }),
    conflicts: t.field({
      type: [UndoConflictRef],
      description: 'Who has built on it, by last name.',
      resolve: ({ conflicts }) => [...conflicts],
    }),
  }),
});

builder.mutationField('undoRosterImport', (t) =>
  t.field({
    type: UndoResult,
    description:
      'Undoes an import of the last 7 days as one: who was added, moved, removed or awaited is what they were before, with their work. Where somebody has built on it, nothing is changed and they are named. It refuses a plain instructor, who may remove no other instructors, with FORBIDDEN where it added some.',
    args: {
      group_id: t.arg.id({ description: 'The group in which it was begun.' }),
      import_id: t.arg.id({ description: 'The import.' }),
    },
    resolve: (_root, asked, context) => undoRosterImport(context, asked),
  }),
);
