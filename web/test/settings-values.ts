/** The ids of the benchmark and the summary of these settings. */
export const settingsIds = {
  benchmark: '7b6a75e0-10a3-4bf2-9380-3e4236269651',
  summary: '7b6a75e0-10a3-4bf2-9380-3e4236269652',
} as const;

const ofCourse = {
  level: 1,
  time: null,
  questions_per_lesson: null,
  course_time: 2700,
  course_questions_per_lesson: 5,
};

/** The settings of a course in a group: the benchmark has its own, the summary those of the course. */
export const settingsOf = (values: Record<string, unknown> = {}) => ({
  group_id: 'g1',
  course_id: 'c1',
  version: 1,
  summary_attempts: null,
  in_sequence: false,
  benchmark_first: true,
  review_benchmarks: 'WHEN_NOT_ASKED',
  review_summaries: 'WHEN_NOT_ASKED',
  extra_times: [{ user_id: 'u9', first_name: 'Marek', last_name: 'Ash', percent: 50 }],
  benchmarks: [{ ...ofCourse, assessment_id: settingsIds.benchmark, time: 1800, questions_per_lesson: 3 }],
  summaries: [
    { ...ofCourse, assessment_id: settingsIds.summary, course_time: null, course_questions_per_lesson: null },
  ],
  ...values,
});
