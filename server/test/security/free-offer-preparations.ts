import { buildCourse, buildLesson } from '../../seed/content.ts';
import { buildUser } from '../../seed/people.ts';
import type { TestServer } from '../harness.ts';

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };

/** Makes everything ready for one call of each mutation about what is free. */
export const freeOfferPreparations = (
  around: () => { readonly server: TestServer },
): Record<string, () => Promise<Prepared>> => ({
  addFreeLessons: async () => {
    const { token, lesson_id } = await offered(around().server);
    return { token, variables: { ids: [lesson_id] } };
  },
  deleteFreeLesson: async () => {
    const { token, lesson_id } = await offered(around().server);
    await around().server.db.insertInto('free_lessons').values({ lesson_id }).execute();
    return { token, variables: { id: lesson_id } };
  },
  addFreeCourseBenchmarks: async () => {
    const { token, course_id } = await offered(around().server);
    return { token, variables: { ids: [course_id] } };
  },
  deleteFreeCourseBenchmark: async () => {
    const { token, course_id } = await offered(around().server);
    await around().server.db.insertInto('free_course_benchmarks').values({ course_id }).execute();
    return { token, variables: { id: course_id } };
  },
});

async function offered({ db, tokenOf }: TestServer) {
  const { id: course_id } = await buildCourse(db);
  const { id: lesson_id } = await buildLesson(db, { course_id });
  return { token: await tokenOf(await buildUser(db, { role: 'CONTENT_MANAGER' })), course_id, lesson_id };
}
