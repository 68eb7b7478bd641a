import { highestLevel, lowestLevel } from '@lectern/domain/learning/course/level.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { z } from 'zod';
import { builder } from '../../base/graphql/builder.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { secureRandom } from '../../secure-random.ts';
import { ExerciseTypeRef } from '../../learning/attempt/exercise-type.ts';
import { drawUnrecorded, findAssessments } from '../../learning/sealed-attempt/find-assessments.ts';
import { beginUnrecorded, carried, UnrecordedAttemptRef } from '../../learning/sealed-attempt/sealed-attempt.ts';
import { allowContentRoles } from '../../base/change-set/allow-content-roles.ts';
import { beginWithWaiting } from './begin-with-waiting.ts';

const wanted = z.object({
  type: z.enum(['BENCHMARK', 'SUMMARY']),
  level: z.int().min(lowestLevel).max(highestLevel).nullable(),
});

builder.queryField('previewAssessment', (t) =>
  t.field({
    type: UnrecordedAttemptRef,
    description:
      'Begins a benchmark or summary as learners would take it, drafts included, for content roles. Nothing is stored.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      type: t.arg({ type: ExerciseTypeRef, description: 'BENCHMARK or SUMMARY.' }),
      level: t.arg.int({ required: false, description: 'The level; null for all levels in one sitting.' }),
    },
    resolve: async (_root, { courseId, type: kind, level: given = null }, context) => {
      await allowContentRoles(context, 'previewAssessment');
      const { type, level } = parseInput(wanted, { type: kind, level: given });
      return beginWithWaiting(context, [courseId], async (later) => {
        const found = await findAssessments(later, { kind: type, courseId, level, drafts: true });
        if (!found) throw new Refusal('NOT_FOUND');
        const drawn = drawUnrecorded(found, () => secureRandom);
        const begun = { ...drawn, mode: 'PREVIEW', user_id: context.viewerId, type, level, resources: {} } as const;
        return carried(later, beginUnrecorded(begun));
      });
    },
  }),
);
