import { writeCaseStudies } from '../../src/learning/study-project/write-case-study.ts';
import { writeKeyElements } from '../../src/learning/study-project/write-key-element.ts';
import { writeStudyProjects } from '../../src/learning/study-project/write-study-project.ts';
import type { PlacedSpec } from './write-questions.ts';
import type { KeyElementData, MaterialRef, ProjectData } from './course-data.ts';
import type { CourseWriting } from './course-writing.ts';
import type { FindMaterial } from './find-material.ts';
import { writeDemoQuestions } from './write-questions.ts';

type ProjectPlace = { readonly lesson_id: string; readonly number: number; readonly find: FindMaterial };

/** Writes a study project with its key elements, its case studies, and what helps with their questions. */
export async function writeProject(
  writing: CourseWriting,
  { lesson_id, number, find }: ProjectPlace,
  project: ProjectData,
): Promise<void> {
  const { db, act, withMedia } = writing;
  const published = project.published !== false;
  const introduction = withMedia(project.introduction);
  const head = { lesson_id, level: project.level, study_project_number: number, introduction };
  const [written] = await writeStudyProjects(db, act, [{ content: head, published }]);
  const study_project_id = written?.id ?? '';
  await writeElements(writing, study_project_id, find, project.key_elements);
  const cases = await writeCaseStudies(
    db,
    act,
    project.cases.map((_tasks, order_key) => ({ content: { study_project_id, order_key }, published })),
  );
  const material = (ref: MaterialRef | undefined) => (ref ? find(ref) : null);
  const tasks = project.cases.flatMap((ofCase, index) =>
    ofCase.map(({ hint, reveal, ...question }, order_key): PlacedSpec => ({
      place: { case_study_id: cases[index]?.id ?? '', is_reinforced: order_key > 0, order_key },
      question,
      help: { hint: material(hint), reveal: material(reveal) },
    })),
  );
  await writeDemoQuestions(writing, tasks);
}

async function writeElements(
  { db, act }: CourseWriting,
  study_project_id: string,
  find: FindMaterial,
  elements: readonly KeyElementData[],
): Promise<void> {
  await writeKeyElements(
    db,
    act,
    elements.map(({ name, shows }) => ({ content: { study_project_id, name, ...find(...shows) }, published: true })),
  );
}
