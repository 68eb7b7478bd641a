/** The index a saved draft resumes at: never beyond the last question. */
export function resumeIndex(questionIndex: number, questions: number): number {
  return Math.max(0, Math.min(Math.trunc(questionIndex), questions - 1));
}
