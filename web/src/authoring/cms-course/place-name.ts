import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import type { Curriculum } from '../cms-item/curriculum-query.ts';
import { projectName } from './curriculum/tree-rows.ts';

/** Where something of a course is edited. */
export type Place = { readonly in_kind: ContentKind; readonly in_id: string; readonly in_name: string | null };

/** What the item is called that something of a course is edited in. */
export function placeName(course: Curriculum, { in_kind, in_id, in_name }: Place): string {
  const words = texts.cmsCourse.search;
  const called = (name: string, level: number | undefined) =>
    level === undefined ? name : texts.cms.facts([name, texts.course.level(level)]);
  if (in_kind === 'BENCHMARK') return called(words.benchmark, course.benchmarks.find(({ id }) => id === in_id)?.level);
  if (in_kind === 'SUMMARY') return called(words.summary, course.summaries.find(({ id }) => id === in_id)?.level);
  if (in_kind === 'INSTRUCTOR_RESOURCE') return in_name ?? texts.cmsCourse.tabs.resources;
  for (const lesson of course.lessons) {
    const project = lesson.studyProjects.find(({ id }) => id === in_id);
    if (project) return words.inLesson(projectName(project), lesson.name);
  }
  return in_name ?? '';
}
