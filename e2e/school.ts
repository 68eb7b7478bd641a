import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../server/seed/content.ts';
import { addGroupMember, buildGroup } from '../server/seed/school.ts';
import type { Database } from '../server/src/base/database/connect.ts';

/** A group of `main-instructor@demo.test` with a small course: one lesson, a study project and a benchmark with summary, each asking every type; `learner` is the address of a member. */
export async function smallCourse(
  db: Database,
  values: { name: string; time?: number; learner?: string; samples?: boolean },
): Promise<{ group_id: string; course_id: string; key: string }> {
  const course = await buildCourse(db, { name: `Course of ${values.name}`, description: 'A small course.' });
  const lesson = await buildLesson(db, { course_id: course.id, name: 'Sensors and actuators' });
  await buildStudyProject(db, { lesson_id: lesson.id, cases: [questionTypeNames.map((type) => ({ type }))] });
  await buildBenchmark(db, {
    course_id: course.id,
    time: values.time ?? 1200,
    questions: questionTypeNames.map((type) => ({
      type,
      lesson_id: lesson.id,
      is_free_sample: values.samples === true,
    })),
  });
  const owner_id = await userOf(db, 'main-instructor@demo.test');
  const group = await buildGroup(db, { name: values.name, owner_id, courses: [course.id] });
  if (values.learner) await addGroupMember(db, group.id, await userOf(db, values.learner));
  return { group_id: group.id, course_id: course.id, key: group.key };
}

async function userOf(db: Database, email: string): Promise<string> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return user.id;
}
