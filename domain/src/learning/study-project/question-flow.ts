import { isSettled, mostWrongTries, type QuestionState } from '../attempt/question-state.ts';

/** The state after a check; a settled question stays as it is. */
export function afterCheck(state: QuestionState, right: boolean): QuestionState {
  if (isSettled(state)) return state;
  return { incorrect_count: state.incorrect_count + (right ? 0 : 1), last_result: right };
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
