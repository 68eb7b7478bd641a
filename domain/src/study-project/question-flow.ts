/** Wrong tries after which a question is settled and its answer revealed. */
export const mostWrongTries = 2;

/** Where a learner stands with one question of a study project. */
export type QuestionState = {
  /** Wrong tries so far. */
  readonly incorrect_count: number;
  /** The verdict on the last check; null before the first one and after the question was reset. */
  readonly last_result: boolean | null;
};

/** A question nobody has tried yet. */
export const untried: QuestionState = { incorrect_count: 0, last_result: null };

/** True once the question can no longer be tried: answered correctly, or wrongly twice. */
export function isSettled(state: QuestionState): boolean {
  return state.last_result === true || state.incorrect_count >= mostWrongTries;
}

/** The state after a check; a settled question stays as it is. */
export function afterCheck(state: QuestionState, right: boolean): QuestionState {
  if (isSettled(state)) return state;
  return { incorrect_count: state.incorrect_count + (right ? 0 : 1), last_result: right };
}

/** The state after Try Again: the tries stay counted, the verdict is taken back. A settled question stays as it is. */
export function afterReset(state: QuestionState): QuestionState {
  return isSettled(state) ? state : { ...state, last_result: null };
}

/** What the main button of the player does next. */
export type NextStep = 'CHECK' | 'RESET' | 'ADVANCE' | 'SUBMIT';

/**
 * The next step: check an open question, reset it after a first wrong try, advance once it is settled, and submit
 * where the settled question is the last. An open last question is checked like any other, so that it keeps its second try.
 */
export function nextStep(state: QuestionState, isLast: boolean): NextStep {
  if (isSettled(state)) return isLast ? 'SUBMIT' : 'ADVANCE';
  return state.last_result === false ? 'RESET' : 'CHECK';
}

/** The text of the main button. */
export function buttonText(step: NextStep): string {
  const texts = { CHECK: 'Check Answer', RESET: 'Try Again', ADVANCE: 'Continue', SUBMIT: 'Submit Answers' } as const;
  return texts[step];
}

/** Save progress is offered until the second wrong try. */
export function canSaveProgress(state: QuestionState): boolean {
  return state.incorrect_count < mostWrongTries;
}

/** Which feedback belongs to a state: the hint after one miss, the verdict once settled, nothing before a check. */
export function feedbackKind(state: QuestionState): 'HINT' | 'CORRECT' | 'INCORRECT' | null {
  if (state.last_result === true) return 'CORRECT';
  if (state.incorrect_count >= mostWrongTries) return 'INCORRECT';
  return state.last_result === false ? 'HINT' : null;
}

/** The index a saved draft resumes at: never beyond the last question. */
export function resumeIndex(questionIndex: number, questions: number): number {
  return Math.max(0, Math.min(Math.trunc(questionIndex), questions - 1));
}
