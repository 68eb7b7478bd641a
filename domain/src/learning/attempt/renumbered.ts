/** A result of a learner at one exercise, as far as its place among the others goes. Moments are ISO texts. */
export type DatedResult = {
  readonly attempt_id: string;
  readonly started_on: string;
  /** Null while the attempt is open. */
  readonly completed_on: string | null;
};

/** The place of a result: `attempt` 1 is the first, and the last finished one counts. */
export type ResultPlace = { readonly attempt_id: string; readonly attempt: number; readonly is_latest: boolean };

/**
 * The results of a learner at one exercise, brought together from two groups and numbered by date: finished ones in the
 * order in which they were finished, then the open one. Of the finished ones the last is the latest.
 */
export function renumbered(results: readonly DatedResult[]): ResultPlace[] {
  const ordered = results.toSorted((one, other) => compare(placeOf(one), placeOf(other)));
  const latest = ordered.findLast(({ completed_on }) => completed_on !== null);
  return ordered.map((result, index) => ({
    attempt_id: result.attempt_id,
    attempt: index + 1,
    is_latest: result === latest,
  }));
}

const placeOf = ({ completed_on, started_on, attempt_id }: DatedResult) =>
  [completed_on ?? '~', started_on, attempt_id].join(' ');

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
