import type { Operation } from '@lectern/domain/permission.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewer } from '../../../base/graphql/context.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { kindOf } from '../../../base/content/kinds.ts';
import { holdItems } from '../../../base/content/hold-items.ts';
import { publishItems } from '../../../base/content/publish-items.ts';
import { byKind, ContentItemInput } from './content-items-input.ts';

const kinds = [
  'COURSE',
  'LESSON',
  'QUICKDECK_CARD',
  'QUICKCLIP_CARD',
  'STUDY_PROJECT',
  'CASE_STUDY',
  'KEY_ELEMENT',
  'BENCHMARK',
  'SUMMARY',
] as const;

/** Who may do it to one may do it to many. */
const publishing = {
  COURSE: 'publishCourse',
  LESSON: 'publishLesson',
  QUICKDECK_CARD: 'publishQuickdeckCard',
  QUICKCLIP_CARD: 'publishQuickclipCard',
  STUDY_PROJECT: 'publishStudyProject',
  CASE_STUDY: 'publishCaseStudy',
  KEY_ELEMENT: 'publishKeyElement',
  BENCHMARK: 'publishBenchmark',
  SUMMARY: 'publishSummary',
} as const satisfies Record<(typeof kinds)[number], Operation>;

const acts = [
  {
    operation: 'publishContentItems',
    published: true,
    description: 'Publishes items of a course together: learners see each where they see all that it belongs to.',
  },
  {
    operation: 'unpublishContentItems',
    published: false,
    description: 'Makes items of a course drafts again, together: learners see them no more, and their results stay.',
  },
] as const;

for (const { operation, published, description } of acts) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: Authored,
      description,
      args: {
        items: t.arg({
          type: [ContentItemInput],
          description: 'Anything of a course that is a draft until it is published; what is so already stays.',
        }),
      },
      resolve: async (_root, { items }, context) => {
        const { role } = await getViewer(context);
        return author(context, operation, async (act) => {
          for (const [name, ids] of byKind(items, kinds)) {
            context.checks.allow(publishing[name], { signedIn: true, globalRole: role });
            await holdItems(context.db, kindOf(name), ids);
            await publishItems(context.db, act, kindOf(name), ids, published);
          }
        });
      },
    }),
  );
}
