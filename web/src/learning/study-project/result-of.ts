import type { PlayedAttempt } from '../attempt/played-attempt.ts';
import type { StudyProjectResult } from './send-study-project.ts';

/** What a finished attempt comes to, counted from its questions. */
export function resultOf({ questions }: PlayedAttempt): StudyProjectResult {
  const solved = questions.filter(({ last_result }) => last_result === true);
  return {
    corrects: solved.length,
    first_try_corrects: solved.filter(({ incorrect_count }) => incorrect_count === 0).length,
    total_questions: questions.length,
    seconds_spent: questions.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}
