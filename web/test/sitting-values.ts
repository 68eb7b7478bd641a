const minute = 60_000;
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** A sitting that runs, with ten minutes left. */
export const sittingOf = (id: string, values: Record<string, unknown> = {}) => {
  const now = Date.now();
  return {
    attempt_id: `a-${id}`,
    first_name: 'Marek',
    last_name: id,
    avatar: null,
    course_name: 'Living Online',
    language: 'en',
    type: 'BENCHMARK',
    level: 1,
    question: 3,
    questions: 20,
    saved_at: iso(now - 20_000),
    heard_at: iso(now - 10_000),
    deadline: iso(now + 10 * minute),
    added_time: 0,
    ...values,
  };
};

/** Answers of a learner that arrived too late. */
export const lateOf = (id: string, values: Record<string, unknown> = {}) => ({
  attempt_id: `a-${id}`,
  first_name: 'Marek',
  last_name: id,
  course_name: 'Living Online',
  language: 'en',
  type: 'BENCHMARK',
  level: 1,
  numbers: [3, 4],
  percent_before: 50,
  percent_after: 75,
  deadline: iso(0),
  entered_at: iso(-2 * minute),
  arrived_at: iso(7 * minute),
  minutes_ahead: 0,
  taken: null,
  ...values,
});

/** Who sits, as the server says it at this moment. */
export const sittingsOf = (sittings: readonly ReturnType<typeof sittingOf>[]) => ({
  server_time: iso(Date.now()),
  sittings,
});
