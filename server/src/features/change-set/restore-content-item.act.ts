import type { Operation } from '@lectern/domain/permission.ts';
import { getViewer } from '../../graphql/context.ts';
import { builder } from '../../graphql/builder.ts';
import { restoreItems } from '../content/remove-items.ts';
import { author } from './author.ts';
import { Authored } from './authored.ts';
import { ContentKindName } from './content-kind-name.ts';
import { ContentWhere } from './content-where.ts';
import { kindOf, type KindName } from './kinds.ts';

/** Whoever may take an item out may bring it back. */
const takesOut = {
  PRODUCT: 'deleteProduct',
  COURSE: 'deleteCourse',
  LESSON: 'deleteLesson',
  BOOK: 'createBook',
  BOOK_PAGE: 'createBook',
  QUICKDECK_CARD: 'deleteQuickdeckCard',
  QUICKCLIP_CARD: 'deleteQuickclipCard',
  STUDY_PROJECT: 'deleteStudyProject',
  CASE_STUDY: 'deleteCaseStudy',
  KEY_ELEMENT: 'deleteKeyElement',
  BENCHMARK: 'publishBenchmark',
  SUMMARY: 'publishSummary',
  QUESTION: 'deleteQuestion',
} as const satisfies Record<KindName, Operation>;

builder.mutationField('restoreContentItem', (t) =>
  t.field({
    type: Authored,
    description:
      'Brings an item that was taken out back, with all below it: where it stood if that place is free, else behind the others. Whoever may take it out may do it; what was not taken out stays as it is.',
    args: {
      kind: t.arg({ type: ContentKindName, description: 'Its kind.' }),
      where: t.arg({ type: ContentWhere, description: 'Which item.' }),
    },
    resolve: async (_root, { kind, where: { id, version } }, context) => {
      const { role } = await getViewer(context);
      context.checks.allow(takesOut[kind], { signedIn: true, globalRole: role });
      return author(context, 'restoreContentItem', (act) =>
        restoreItems(context.db, act, kindOf(kind), [{ id, ...(version == null ? {} : { base_version: version }) }]),
      );
    },
  }),
);
