import type { Operation } from '@lectern/domain/permission.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewer } from '../../../base/graphql/context.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { kindOf } from '../../../base/content/kinds.ts';
import { removeItems } from '../../../base/content/remove-items.ts';
import { byKind, ContentItemInput } from './content-items-input.ts';

const kinds = ['LESSON', 'STUDY_PROJECT', 'SUMMARY'] as const;

/** Who may take out one may take out many. */
const deleting = {
  LESSON: 'deleteLesson',
  STUDY_PROJECT: 'deleteStudyProject',
  SUMMARY: 'deleteSummary',
} as const satisfies Record<(typeof kinds)[number], Operation>;

builder.mutationField('deleteContentItems', (t) =>
  t.field({
    type: Authored,
    description:
      'Takes items of a course out together, each with all below it, with one way back; the results of learners stay.',
    args: { items: t.arg({ type: [ContentItemInput], description: 'Lessons, study projects and summaries.' }) },
    resolve: async (_root, { items }, context) => {
      const { role } = await getViewer(context);
      return author(context, 'deleteContentItems', async (act) => {
        for (const [name, ids] of byKind(items, kinds)) {
          context.checks.allow(deleting[name], { signedIn: true, globalRole: role });
          await removeItems(
            context.db,
            act,
            kindOf(name),
            ids.map((id) => ({ id })),
          );
        }
      });
    },
  }),
);
