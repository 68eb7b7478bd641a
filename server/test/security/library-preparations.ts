import { buildCourse, buildLesson } from '../../seed/content.ts';
import { buildInstructorResource } from '../../seed/instructor-resource.ts';
import { buildBook, buildPage, buildQuickclipCard, buildQuickdeckCard } from '../../seed/library.ts';
import type { TestServer } from '../harness.ts';

type Variables = Record<string, unknown>;

/** What each act about the materials of a lesson changes: an item of its own each time. */
export function libraryVariables(server: () => TestServer): Record<string, () => Promise<Variables>> {
  const lesson = () => buildLesson(server().db);
  const card = async (published: boolean) =>
    (await buildQuickdeckCard(server().db, { lesson_id: (await lesson()).id, published })).id;
  const clip = async (published: boolean) =>
    (await buildQuickclipCard(server().db, { lesson_id: (await lesson()).id, published })).id;
  const acts = (name: string, make: (published: boolean) => Promise<string>, data: Variables) => ({
    [`create${name}`]: async () => ({ lesson_id: (await lesson()).id, data }),
    [`update${name}`]: async () => ({ data: { title: 'Renamed' }, where: { id: await make(false) } }),
    [`delete${name}`]: async () => ({ id: await make(true) }),
    [`publish${name}`]: async () => ({ id: await make(false) }),
    [`unpublish${name}`]: async () => ({ id: await make(true) }),
  });
  const file = async () => buildInstructorResource(server().db, { course_id: (await buildCourse(server().db)).id });
  return {
    createInstructorResource: async () => ({
      data: {
        course_id: (await buildCourse(server().db)).id,
        name: 'Handout',
        url: `/media/${(await file()).media_id}`,
      },
    }),
    updateInstructorResource: async () => ({ data: { description: 'To print.' }, where: { id: (await file()).id } }),
    deleteInstructorResource: async () => ({ id: (await file()).id }),
    ...acts('QuickdeckCard', card, { term: '<p>Router</p>', definition: '<p>It joins networks.</p>' }),
    ...acts('QuickclipCard', clip, { sources: [{ src: '/media/1', type: 'video/mp4' }] }),
    setLessonPages: async () => {
      const { id, course_id } = await lesson();
      const course = server().db.selectFrom('courses').select('product_id').where('id', '=', course_id);
      const { id: book_id } = await buildBook(server().db, await course.executeTakeFirstOrThrow());
      return { ebookPageIds: [(await buildPage(server().db, { book_id })).id], where: { id } };
    },
  };
}
