import { newLesson } from '@lectern/domain/learning/course/lesson.ts';
import { buildCourse, buildLesson, buildStudyProject } from '../../seed/content.ts';
import { buildBook, buildKeyElement, buildPage } from '../../seed/library.ts';
import { seedItem } from '../../seed/seed-item.ts';
import { writeLessons } from '../../src/learning/course/write-lesson.ts';
import { writeCaseStudies } from '../../src/learning/study-project/write-case-study.ts';
import type { TestServer } from '../harness.ts';

type Variables = Record<string, unknown>;

const change = (id: string, data: Variables) => ({ data, where: { id } });

/** What each act about the curriculum of a course changes: an item of its own each time, a draft unless it is to become one. */
export function curriculumVariables(server: () => TestServer): Record<string, () => Promise<Variables>> {
  const course = async (published = false) => (await buildCourse(server().db, { published })).id;
  const lesson = async (published = false) => (await buildLesson(server().db, { published })).id;
  const project = async (published = false) => (await buildStudyProject(server().db, { published })).id;
  const caseStudy = async (published = false) =>
    seedItem(server().db, writeCaseStudies, { study_project_id: await project() }, published);
  const element = async (published = false) => {
    const { id: lesson_id, course_id } = await buildLesson(server().db);
    const { product_id } = await server()
      .db.selectFrom('courses')
      .select('product_id')
      .where('id', '=', course_id)
      .executeTakeFirstOrThrow();
    const { id: book_id } = await buildBook(server().db, { product_id });
    const [shown, other] = [
      await buildPage(server().db, { book_id, lesson_id }),
      await buildPage(server().db, { book_id, lesson_id }),
    ];
    const { id: study_project_id } = await buildStudyProject(server().db, { lesson_id });
    const { id } = await buildKeyElement(server().db, { study_project_id, item: { page_id: shown.id }, published });
    return { id, shown: shown.id, other: other.id };
  };
  const firstOfTwo = async () => {
    const course_id = await course();
    const id = await seedItem(server().db, writeLessons, { ...newLesson, course_id, name: 'First' });
    await seedItem(server().db, writeLessons, { ...newLesson, course_id, name: 'Second' });
    return { id, course_id };
  };
  const both = (name: string, make: (published: boolean) => Promise<string>) => ({
    [`publish${name}`]: async () => ({ id: await make(false) }),
    [`unpublish${name}`]: async () => ({ id: await make(true) }),
  });
  return {
    updateCourse: async () => change(await course(), { levels: 3 }),
    ...both('Course', course),
    createLesson: async () => ({ data: { course_id: await course(), name: 'Soil' } }),
    updateLesson: async () => change(await lesson(), { name: 'Soil' }),
    deleteLesson: async () => ({ id: await lesson() }),
    ...both('Lesson', lesson),
    moveContent: async () => ({ data: { kind: 'LESSON', id: (await firstOfTwo()).id, before: null } }),
    moveContentItems: async () => {
      const { id, course_id } = await firstOfTwo();
      return { data: { kind: 'LESSON', ids: [id], parent_id: course_id, before: null } };
    },
    publishContentItems: async () => ({ items: [{ kind: 'LESSON', id: await lesson(false) }] }),
    unpublishContentItems: async () => ({ items: [{ kind: 'LESSON', id: await lesson(true) }] }),
    deleteContentItems: async () => ({ items: [{ kind: 'LESSON', id: await lesson() }] }),
    duplicateContentItems: async () => ({ kind: 'LESSON', ids: [await lesson()] }),
    createStudyProject: async () => ({ data: { lesson_id: await lesson(), level: 1, introduction: '<h2>Learn</h2>' } }),
    updateStudyProject: async () => change(await project(), { introduction: '<h2>Apply</h2>' }),
    deleteStudyProject: async () => ({ id: await project() }),
    ...both('StudyProject', project),
    createCaseStudy: async () => ({ data: { study_project_id: await project() } }),
    deleteCaseStudy: async () => ({ id: await caseStudy() }),
    ...both('CaseStudy', caseStudy),
    createKeyElement: async () => ({ data: { study_project_id: await project(), name: 'Terms', type: 'quickdeck' } }),
    updateKeyElement: async () => change((await element()).id, { name: 'Terms' }),
    deleteKeyElement: async () => ({ id: (await element()).id }),
    ...both('KeyElement', async (published) => (await element(published)).id),
    addKeyElementResources: async () => {
      const { id, other } = await element();
      return { resource_ids: [other], key_element_id: id };
    },
    removeKeyElementResource: async () => {
      const { id, shown } = await element();
      return { keyElementId: id, resourceId: shown };
    },
  };
}
