import { randomUUID } from 'node:crypto';
import { introductionHead } from '@lectern/domain/study-project/introduction.ts';
import type { QuestionPlace } from '../question.ts';
import type { KeyElementData, MaterialRef, ProjectData, TaskData } from './course-data.ts';
import { insertAll } from './insert-all.ts';
import type { CourseWriting } from './course-writing.ts';
import type { FindMaterial } from './find-material.ts';
import { writeQuestions } from './write-questions.ts';

type ProjectPlace = { readonly lesson_id: string; readonly number: number; readonly find: FindMaterial };

/** Writes a study project with its key elements, its case studies, and what helps with their questions. */
export async function writeProject(
  writing: CourseWriting,
  { lesson_id, number, find }: ProjectPlace,
  project: ProjectData,
): Promise<void> {
  const { db, by, withMedia } = writing;
  const id = randomUUID();
  const introduction = withMedia(project.introduction);
  const published = project.published !== false;
  const head = { level: project.level, study_project_number: number, introduction, ...introductionHead(introduction) };
  await insertAll(db, 'study_projects', [{ id, lesson_id, published, ...head, ...by }]);
  await writeKeyElements(writing, id, find, project.key_elements);
  const cases = project.cases.map((tasks) => ({ id: randomUUID(), tasks }));
  await insertAll(
    db,
    'case_studies',
    cases.map(({ id: case_id }, order_key) => ({ id: case_id, study_project_id: id, order_key, published, ...by })),
  );
  const tasks = cases.flatMap(({ id: case_study_id, tasks: ofCase }) =>
    ofCase.map((task, index): [QuestionPlace, TaskData] => [
      { case_study_id, is_reinforced: index > 0, order_key: index },
      task,
    ]),
  );
  const ids = await writeQuestions(
    writing,
    tasks.map(([place, { hint: _hint, reveal: _reveal, ...question }]) => [place, question]),
  );
  const helps = tasks.flatMap(([, { hint, reveal }], index) => [
    ...helpWith(ids[index] ?? '', 'hint', hint),
    ...helpWith(ids[index] ?? '', 'reveal', reveal),
  ]);
  await insertAll(
    db,
    'question_resources',
    helps.map(({ ref, ...help }) => ({ ...help, ...find(ref) })),
  );
}

const helpWith = (question_id: string, type: 'hint' | 'reveal', ref: MaterialRef | undefined) =>
  ref ? [{ question_id, type, ref }] : [];

async function writeKeyElements(
  { db, by }: CourseWriting,
  study_project_id: string,
  find: FindMaterial,
  elements: readonly KeyElementData[],
): Promise<void> {
  const rows = elements.map(({ name, shows }, index) => ({
    id: randomUUID(),
    study_project_id,
    name,
    kind:
      'page' in shows[0]
        ? ('EBOOK_PAGE' as const)
        : 'card' in shows[0]
          ? ('QUICKDECK' as const)
          : ('QUICKCLIP' as const),
    order_key: index + 1,
    published: true,
    ...by,
  }));
  await insertAll(db, 'key_elements', rows);
  const resources = elements.flatMap(({ shows }, index) =>
    shows.map((ref, order_key) => ({ key_element_id: rows[index]?.id ?? '', order_key: order_key + 1, ...find(ref) })),
  );
  await insertAll(db, 'key_element_resources', resources);
}
