import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer } from '../../base/graphql/context.ts';
import { beginProject, findProject } from '../../learning/study-project/begin-unrecorded-project.ts';
import { UnrecordedAttemptRef } from '../../learning/sealed-attempt/sealed-attempt.ts';
import { inFreeMode } from './in-free-mode.ts';

builder.queryField('freeStudyProject', (t) =>
  t.field({
    type: UnrecordedAttemptRef,
    description:
      'Begins a study project of a free lesson, for everyone: questions without keys, and the ticket that tries are checked with. Nothing is stored. 60 calls a minute.',
    args: { id: t.arg.id({ description: 'The study project; its lesson must be free and published.' }) },
    resolve: (_root, { id }, context) =>
      inFreeMode(context, async () => {
        const found = await findProject(context, id, false);
        if (context.viewerId && !found?.viewer_id) await getViewer(context);
        const signedIn = context.viewerId !== null;
        context.checks.allow('freeStudyProject', { signedIn, isFree: found?.free === true });
        if (!found) throw new Refusal('NOT_FOUND');
        return beginProject(context, 'FREE', id, found);
      }),
  }),
);
