import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'checkFreeAnswer', keyed: 'It carries a ticket, which is the attempt; tried in free mode.' },
  { operation: 'freeBenchmarkResult', keyed: 'It carries a ticket, which is the attempt; tried in free mode.' },
  {
    operation: 'freeBenchmark',
    variables: ({ course_id }) => ({ courseId: course_id, level: 1 }),
    free: ({ course_id }) => ({ courseId: course_id, level: 1 }),
  },
  { operation: 'freeCourseBenchmarks', keyed: 'It names no object and shows everyone the same; tried in free mode.' },
  { operation: 'freeLessons', keyed: 'It names no object and shows everyone the same; tried in free mode.' },
  {
    operation: 'freeStudyProject',
    variables: ({ study_project_id }) => ({ id: study_project_id }),
    free: ({ study_project_id }) => ({ id: study_project_id }),
  },
];
