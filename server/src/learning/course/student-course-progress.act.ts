import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { groupLocked, lockFor, principalOf } from '../../base/access/group-access.ts';
import { StudentCourseProgress } from './course-progress.ts';
import { readProgressFacts } from './progress-facts.ts';
import { assessmentProgress, studyProjectProgress } from './progress-view.ts';

builder.queryField('studentCourseProgress', (t) =>
  t.field({
    type: StudentCourseProgress,
    description: 'The dashboard of a course: your own, or that of a learner in a group you teach.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      studentId: t.arg.id({ required: false, description: 'The learner; yourself if left out.' }),
      groupId: t.arg.id({ description: 'The group.' }),
    },
    resolve: async (_root, { courseId, groupId, studentId }, context) => {
      const viewerId = getViewerId(context);
      const student = studentId ?? viewerId;
      const facts = await readProgressFacts(context.db, { viewerId, groupId, courseId, studentId: student });
      const { checks } = context;
      if (!facts) {
        checks.allow('studentCourseProgress', { signedIn: true });
        throw new Refusal('NOT_FOUND');
      }
      const own = student === viewerId && facts.is_member;
      checks.allow('studentCourseProgress', { ...principalOf(facts.access), isSelf: own });
      if (!facts.is_member && student !== viewerId) throw new Refusal('NOT_FOUND');
      if (lockFor(facts.access)) throw groupLocked(facts.access);
      return { facts, assessments: assessmentProgress(facts), projects: studyProjectProgress(facts) };
    },
  }),
);
