import { noteSchema } from '@lectern/domain/base/content/comment.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../graphql/builder.ts';
import { getViewer } from '../../graphql/context.ts';
import { parseInput } from '../../graphql/input.ts';
import { auditChanges } from './audit-changes.ts';
import { discardChanges } from './discard-changes.ts';
import { copySentBack } from './sent-back.ts';
import { holdWaiting } from './waiting-change.ts';

builder.mutationField('sendBackChanges', (t) =>
  t.idList({
    description:
      'Sends changes that wait back to their authors with a note: each waits no more and becomes what its author has typed, unless they have typed something else there, or it moves or takes out; those come with the note alone. They can be brought back for 30 days. It returns their ids; one that waits no more is NOT_FOUND, and nothing is sent then.',
    args: {
      ids: t.arg.idList({ description: 'The changes.' }),
      note: t.arg.string({ description: 'What is missing: plain text of 1 to 4000 characters.' }),
    },
    resolve: async (_root, { ids, note }, context) => {
      const { db, checks } = context;
      const viewer = await getViewer(context);
      checks.allow('sendBackChanges', { signedIn: true, globalRole: viewer.role });
      const said = parseInput(noteSchema, { note });
      const changes = await holdWaiting(db, ids);
      if (changes.length !== new Set(ids).size) throw new Refusal('NOT_FOUND', { field: 'ids' });
      await discardChanges(db, viewer.id, changes, said.note);
      await copySentBack(db, ids);
      await auditChanges(context, 'CONTENT_SENT_BACK', changes);
      return ids;
    },
  }),
);
