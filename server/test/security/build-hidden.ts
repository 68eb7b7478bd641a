import { buildLesson, buildStudyProject } from '../../seed/content.ts';
import { buildInstructorResource } from '../../seed/instructor-resource.ts';
import { buildKeyElement, buildQuickclipCard, buildQuickdeckCard } from '../../seed/library.ts';
import { seedItem } from '../../seed/seed-item.ts';
import type { Database } from '../../src/base/database/connect.ts';
import { writeCaseStudies } from '../../src/learning/study-project/write-case-study.ts';

/** A lesson that learners do not see, with one of everything that a lesson can hold, and a file for instructors about it. */
export type HiddenIds = {
  readonly lesson_id: string;
  readonly study_project_id: string;
  readonly case_study_id: string;
  readonly key_element_id: string;
  readonly card_id: string;
  readonly clip_id: string;
  /** A file for instructors, and the file of the media library that it is. */
  readonly file_id: string;
  readonly media_id: string;
};

/** Builds such a lesson; its key element shows a page. */
export async function buildHidden(db: Database, course_id: string, name: string, page_id: string): Promise<HiddenIds> {
  const { id: lesson_id } = await buildLesson(db, { course_id, name, published: false });
  const { id: study_project_id } = await buildStudyProject(db, {
    lesson_id,
    introduction: `<h2>Learn: ${name}</h2>`,
    published: false,
    cases: [],
  });
  const case_study_id = await seedItem(db, writeCaseStudies, { study_project_id }, false);
  const { id: key_element_id } = await buildKeyElement(db, { study_project_id, name, item: { page_id } });
  const { id: card_id } = await buildQuickdeckCard(db, { lesson_id, term: `<p>${name}</p>`, published: false });
  const { id: clip_id } = await buildQuickclipCard(db, { lesson_id, title: name, published: false });
  const file = await buildInstructorResource(db, { course_id, lesson_id, name });
  const files = { file_id: file.id, media_id: file.media_id };
  return { lesson_id, study_project_id, case_study_id, key_element_id, card_id, clip_id, ...files };
}
