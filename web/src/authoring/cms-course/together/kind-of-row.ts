import type { TreeRow } from '../curriculum/tree-rows.ts';

const kinds = {
  lesson: 'LESSON',
  'study-project': 'STUDY_PROJECT',
  benchmark: 'BENCHMARK',
  summary: 'SUMMARY',
} as const;

/** What the API calls the kind of a row of the curriculum; one that is not made yet is no row. */
export const kindOfRow = ({ item }: TreeRow) => kinds[item.kind as keyof typeof kinds];
