import { rulesOf, type Answer, type QuestionType } from './question-types.ts';

/** The answer if it has the shape of the question's type, else null. */
export function parseAnswer(type: QuestionType, value: unknown): Answer | null {
  const parsed = rulesOf(type).given.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** The answer a learner starts from: nothing chosen, and for a sequence the order it is shown in. */
export function emptyAnswer(type: QuestionType, shownOrder: readonly string[]): Answer {
  return rulesOf(type).empty(shownOrder);
}

/** The answer as it counts once it is submitted: a sequence that nobody moved in the order it is shown in, others as they are. */
export function submittedAnswer(type: QuestionType, answer: Answer): Answer {
  return rulesOf(type).submitted(answer);
}

/** Whether two answers to one question say the same; one in which nothing is entered says the same as none. */
export function isSameAnswer(type: QuestionType, one: Answer | null, other: Answer | null): boolean {
  const meaning = (answer: Answer | null) => (answer === null ? '' : rulesOf(type).meaning(answer));
  return meaning(one) === meaning(other);
}
