/** A learner with packed cells, as the server sends them. */
export type BookedLearner = {
  readonly first_name: string;
  readonly last_name: string;
  readonly benchmarks?: string;
  readonly lessons?: string;
  readonly summaries?: string;
};

/** A benchmark or summary as a column. */
export const assessmentColumn = (level: number, values: Record<string, unknown> = {}) => ({
  exercise_id: `assessment-${level}`,
  level,
  lesson_id: null,
  lesson_name: null,
  lesson_slug: null,
  study_project_number: null,
  title: null,
  published: true,
  ...values,
});

/** A study project as a column. */
export const projectColumn = (
  lesson: string,
  number: number,
  { level = 1, ...values }: { level?: number; title?: string; published?: boolean } = {},
) => ({
  ...assessmentColumn(level),
  exercise_id: `${lesson}-${level}-${number}`,
  lesson_id: lesson,
  lesson_name: lesson,
  lesson_slug: lesson.toLowerCase().replaceAll(' ', '-'),
  study_project_number: number,
  ...values,
});

/** The columns of each kind of exercise. */
export type BookedColumns = {
  readonly benchmarks: readonly object[];
  readonly lessons: readonly object[];
  readonly summaries: readonly object[];
};

/** Two lessons with three study projects, and assessments of two levels. */
export const columns: BookedColumns = {
  benchmarks: [1, 2].map((level) => assessmentColumn(level, { exercise_id: `benchmark-${level}` })),
  lessons: [
    projectColumn('Networks', 1, { title: 'A guest network' }),
    projectColumn('Networks', 2),
    projectColumn('Networks', 1, { level: 2 }),
    projectColumn('Privacy', 1),
  ],
  summaries: [1, 2].map((level) => assessmentColumn(level, { exercise_id: `summary-${level}` })),
};

/** Learners of every kind: done with everything, in the middle, tried twice, not begun. */
export const learners: readonly BookedLearner[] = [
  {
    first_name: 'Amara',
    last_name: 'Okonkwo-Bergström',
    benchmarks: '0=11/20/11/640/1',
    lessons: '0=6/6/5/300/1;1=4/6/3/200/2;3~2/6/90',
    summaries: '',
  },
  {
    first_name: 'Yusuf',
    last_name: 'Abdulrahman',
    benchmarks: '0=14/20/14/500/1;1=8/20/8/700/1',
    lessons: '0=5/6/4/310/1;1=6/6/6/180/1;2=2/6/1/7200/1;3=5/6/2/260/1',
    summaries: '0=18/20/18/900/1',
  },
  { first_name: 'María', last_name: 'Castellanos de la Vega', benchmarks: '0=8/20/8/400/1', summaries: '0~3/20/120' },
  { first_name: 'محمد', last_name: 'الخطيب', benchmarks: '', lessons: '' },
];

type Part = 'benchmarks' | 'lessons' | 'summaries';

/** What the server answers to the three overviews. */
export function overviewsOf(people: readonly BookedLearner[] = learners, heads: BookedColumns = columns) {
  const part = (kind: Part) => ({
    columns: heads[kind],
    students: people.map((person, index) => ({
      user_id: `u${index}`,
      first_name: person.first_name,
      last_name: person.last_name,
      cells: person[kind] ?? '',
    })),
  });
  return {
    benchmarkGradebookOverview: () => part('benchmarks'),
    lessonGradebookOverview: () => part('lessons'),
    summaryGradebookOverview: () => part('summaries'),
  };
}

/** What the server answers about one learner. */
export function studentOf(
  person: BookedLearner,
  history: readonly Record<string, unknown>[] = [],
  heads: BookedColumns = columns,
) {
  const { benchmarkGradebookOverview, lessonGradebookOverview, summaryGradebookOverview } = overviewsOf(
    [person],
    heads,
  );
  return {
    benchmarks: benchmarkGradebookOverview(),
    lessons: lessonGradebookOverview(),
    summaries: summaryGradebookOverview(),
    history,
  };
}

/** A finished attempt in the history of a learner. */
export const attemptOf = (exercise_id: string, attempt: number, values: Record<string, unknown> = {}) => ({
  attempt_id: `7b6a75e0-10a3-4bf2-9380-3e423626965${attempt}`,
  exercise_id,
  attempt,
  corrects: 4,
  total_questions: 6,
  is_latest: true,
  completed_on: '2026-10-02T12:00:00.000Z',
  ...values,
});
