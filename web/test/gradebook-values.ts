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
  levels: readonly { level: number; gain: ReturnType<typeof gainOf> }[] = [],
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
    gain: { levels, lessons: [] },
  };
}

/** A gain as the server sends it: from so many percent to so many, over so many counted; below ten it has no figures. */
export function gainOf(before: number, after: number, counted = 20) {
  const known = counted >= 10;
  const points = after - before;
  const figure = (value: number) => (known ? value : null);
  return {
    counted,
    least: 10,
    before: figure(before),
    after: figure(after),
    points: figure(points),
    normalised: before < 100 ? figure(points / (100 - before)) : null,
    low: figure(points - 8),
    high: figure(points + 8),
    change: !known || Math.abs(points) <= 8 ? ('UNCLEAR' as const) : points > 0 ? ('MORE' as const) : ('LESS' as const),
  };
}

const item = (percent: number, answers = 24) =>
  answers >= 10 ? { answers, percent, discrimination: 0.42 } : { answers, percent: null, discrimination: null };

/** What the server answers about the gain of these learners. */
export const learningGainOf = (values: Record<string, unknown> = {}) => ({
  gain: gainOf(48, 71, 24),
  study_projects: 4,
  days: [
    { day: '2026-09-28', completed: 2 },
    { day: '2026-10-02', completed: 4 },
  ],
  learners: learners.map(({ first_name, last_name }, index) => ({
    user_id: `u${index}`,
    first_name,
    last_name,
    gain: [gainOf(55, 85), gainOf(70, 60), gainOf(40, 40, 6), gainOf(0, 0, 0)][index],
  })),
  lessons: [
    { lesson_id: 'l1', lesson_name: 'Networks', gain: gainOf(42, 78, 24) },
    { lesson_id: 'l2', lesson_name: 'Privacy', gain: gainOf(66, 61, 23) },
    { lesson_id: 'l3', lesson_name: 'Security', gain: gainOf(50, 50, 4) },
  ],
  questions: [
    {
      question_id: 'q1',
      question: '<p>What does a <b>gateway</b> translate?</p>',
      level: 1,
      lesson_name: 'Networks',
      benchmark: item(62),
      summary: item(80),
      gain: gainOf(62, 80, 22),
    },
    {
      question_id: 'q2',
      question: '<p>Who may read your location?</p>',
      level: 1,
      lesson_name: 'Privacy',
      benchmark: item(45),
      summary: item(38),
      gain: gainOf(45, 38, 22),
    },
    {
      question_id: 'q3',
      question: '<p>Which step comes first?</p>',
      level: 2,
      lesson_name: null,
      benchmark: item(0, 3),
      summary: item(0, 2),
      gain: gainOf(0, 0, 2),
    },
  ],
  ...values,
});

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
