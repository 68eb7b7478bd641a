import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../graphql/builder.ts';
import { getViewer } from '../../graphql/context.ts';
import { Authored } from '../authored.ts';
import { keepDone, publishStates } from '../keep-act.ts';
import { holdWaiting } from './waiting-change.ts';

builder.mutationField('publishChanges', (t) =>
  t.field({
    type: Authored,
    description:
      'Shows changes that wait to learners, all of them as one change set, with what waits at the parents that items have left or come to. One that waits no more is NOT_FOUND, and nothing is shown then.',
    args: { ids: t.arg.idList({ description: 'The changes.' }) },
    resolve: async (_root, { ids }, context) => {
      const viewer = await getViewer(context);
      context.checks.allow('publishChanges', { signedIn: true, globalRole: viewer.role });
      const wanted = [...new Set(ids)];
      // What has come to a parent is published with the order of its children there.
      const changes = await holdWaiting(context.db, wanted, context.met);
      if (!wanted.every((id) => changes.some((change) => change.id === id)))
        throw new Refusal('NOT_FOUND', { field: 'ids' });
      const { act, shown } = await publishStates(context, viewer.id, changes, changes);
      return keepDone(context, { act, written: [] }, { operation: 'publishChanges', shown });
    },
  }),
);
