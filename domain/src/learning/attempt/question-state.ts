/** Wrong tries after which a question is settled. */
export const mostWrongTries = 2;

/** Where a learner stands with one question of an attempt. */
export type QuestionState = {
  /** Wrong tries so far. */
  readonly incorrect_count: number;
  /** The verdict on the last try; null before the first one and after the question was reset. */
  readonly last_result: boolean | null;
};

/** A question nobody has tried yet. */
export const untried: QuestionState = { incorrect_count: 0, last_result: null };

/** True once the question can no longer be tried: answered correctly, or wrongly twice. */
export function isSettled(state: QuestionState): boolean {
  return state.last_result === true || state.incorrect_count >= mostWrongTries;
}

/** The state after Try Again: the tries stay counted, the verdict is taken back. A settled question stays as it is. */
export function afterReset<State extends QuestionState>(state: State): State {
  return isSettled(state) ? state : { ...state, last_result: null };
}
