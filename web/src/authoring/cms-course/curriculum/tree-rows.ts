import { texts } from '../../../texts/texts.ts';
import type { CourseItem } from '../../cms-item/course-place.ts';
import type { Curriculum } from '../../cms-item/curriculum-query.ts';

/** A kind whose items come under another parent. */
export type MovableKind = 'LESSON' | 'STUDY_PROJECT';

/** A row of a list of the curriculum. */
export type TreeRow = {
  readonly item: CourseItem;
  readonly name: string;
  /** The line below the name, and what is wrong with it. */
  readonly facts: string;
  readonly warning: string | null;
  readonly published: boolean;
  readonly level: 1 | 2;
  /** What it moves in: a course or a lesson, and of study projects the level; null where it has its place for ever. */
  readonly under: { readonly id: string; readonly level: number | null } | null;
  /** The id of the row above it in the tree. */
  readonly parent: string | null;
  /** Whether what is below it shows; null where there is nothing below it. */
  readonly open: boolean | null;
  /** The ids of those it can change places with, itself too; none where it has its place for ever. */
  readonly siblings: readonly string[];
  readonly movable: MovableKind | null;
};

type Assessment = Curriculum['benchmarks'][number];
type Project = Curriculum['lessons'][number]['studyProjects'][number];

/** What a study project is called in lists. */
export const projectName = ({ study_project_number: number, title }: Project): string =>
  title ? texts.course.studyProjectTitled(number, title) : texts.course.studyProject(number);

/** The rows of the benchmarks, or of the summaries. */
export const assessmentRows = (kind: 'benchmark' | 'summary', assessments: readonly Assessment[]): TreeRow[] =>
  assessments.map(({ id, level, published, total_questions, without_lesson, free_samples }) => ({
    item: { kind, id },
    name: texts.course.level(level),
    facts:
      kind === 'benchmark'
        ? questionFacts(total_questions, free_samples)
        : questionFacts(total_questions - free_samples, 0),
    warning: without_lesson > 0 ? texts.cmsCourse.drawer.withoutLesson(without_lesson) : null,
    published,
    level: 1,
    under: null,
    parent: null,
    open: null,
    siblings: [],
    movable: null,
  }));

function questionFacts(total: number, samples: number): string {
  if (total === 0) return texts.course.noQuestions;
  const all = texts.course.questions(total);
  return samples === 0 ? all : texts.cms.facts([all, texts.cmsCourse.drawer.freeSamples(samples)]);
}

/** The rows of the lessons, with the study projects of those that are open. */
export function lessonRows({ id: course, lessons }: Curriculum, isOpen: (lessonId: string) => boolean): TreeRow[] {
  const words = texts.cmsCourse.drawer;
  const ids = lessons.map(({ id }) => id);
  return lessons.flatMap(({ id: parent, name, published, studyProjects }) => {
    const open = isOpen(parent);
    const lesson: TreeRow = {
      item: { kind: 'lesson', id: parent },
      name,
      facts: studyProjects.length === 0 ? words.noProjects : texts.cmsCourse.projects(studyProjects.length),
      warning: null,
      published,
      level: 1,
      under: { id: course, level: null },
      parent: null,
      open: studyProjects.length > 0 ? open : null,
      siblings: ids,
      movable: 'LESSON',
    };
    if (!open) return [lesson];
    const projects = studyProjects.map((project): TreeRow => ({
      item: { kind: 'study-project', id: project.id },
      name: projectName(project),
      facts: texts.cms.facts([
        texts.course.level(project.level),
        ...(project.kind === 'NONE' ? [] : [texts.course.kinds[project.kind]]),
      ]),
      warning: null,
      published: project.published,
      level: 2,
      under: { id: parent, level: project.level },
      parent,
      open: null,
      siblings: studyProjects.filter(({ level }) => level === project.level).map(({ id }) => id),
      movable: 'STUDY_PROJECT',
    }));
    return [lesson, ...projects];
  });
}
