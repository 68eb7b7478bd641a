import { texts } from '../../texts/texts.ts';

/** What an exercise is named by. */
export type NamedExercise = {
  readonly type: 'STUDY_PROJECT' | 'BENCHMARK' | 'SUMMARY';
  /** Null for all levels in one sitting. */
  readonly level?: number | null | undefined;
  readonly study_project_number?: number | null | undefined;
  readonly title?: string | null | undefined;
};

/** The name of an exercise as every screen writes it, such as "Study Project 4: Choosing sensors". */
export function exerciseName({ type, level, study_project_number, title }: NamedExercise): string {
  if (type !== 'STUDY_PROJECT') return texts.course[type === 'BENCHMARK' ? 'benchmark' : 'summary'](level ?? 'all');
  const number = study_project_number ?? 0;
  return title ? texts.course.studyProjectTitled(number, title) : texts.course.studyProject(number);
}
