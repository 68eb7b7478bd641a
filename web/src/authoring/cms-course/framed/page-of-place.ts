import type { CourseItem, CourseTabName } from '../../cms-item/course-place.ts';

type Levelled = { readonly id: string; readonly level: number };
type Course = { readonly benchmarks: readonly Levelled[]; readonly summaries: readonly Levelled[] };
type Place = { readonly tab: CourseTabName; readonly item: CourseItem | null };

/** The page on which learners will see what is edited, below that of the course; that of the course is empty. */
export function pageOfPlace({ benchmarks, summaries }: Course, { tab, item }: Place): string {
  if (tab === 'library' || tab === 'resources') return `/${tab}`;
  if (tab !== 'curriculum' || !item) return '';
  const at = (assessments: readonly Levelled[]) => {
    const level = assessments.find(({ id }) => id === item.id)?.level;
    return level === undefined ? '' : `/${item.kind}/${level}`;
  };
  if (item.kind === 'benchmark') return at(benchmarks);
  if (item.kind === 'summary') return at(summaries);
  return item.kind === 'study-project' ? `/study-project/${item.id}` : '';
}
