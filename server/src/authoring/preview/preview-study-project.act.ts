import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../base/graphql/builder.ts';
import { beginWithWaiting } from './begin-with-waiting.ts';
import { beginProject, findProject } from '../../learning/study-project/begin-unrecorded-project.ts';
import { UnrecordedAttemptRef } from '../../learning/sealed-attempt/sealed-attempt.ts';
import { allowContentRoles } from '../../base/change-set/allow-content-roles.ts';

builder.queryField('previewStudyProject', (t) =>
  t.field({
    type: UnrecordedAttemptRef,
    description:
      'Begins a study project as learners would work on it, drafts included, for content roles. Nothing is stored.',
    args: { id: t.arg.id({ description: 'The study project.' }) },
    resolve: async (_root, { id }, context) => {
      await allowContentRoles(context, 'previewStudyProject');
      return beginWithWaiting(context, [id], async (later) => {
        const found = await findProject(later, id, true);
        if (!found) throw new Refusal('NOT_FOUND');
        return beginProject(later, 'PREVIEW', id, found);
      });
    },
  }),
);
