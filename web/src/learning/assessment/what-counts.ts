import { texts } from '../../texts/texts.ts';
import { isPlayed } from '../attempt/played-question.ts';
import type { Sitting } from './played-sitting.ts';

type Questions = Sitting['questions'];

/** The numbers of these questions, counted from 1. */
const numbersOf = (questions: Questions, has: (question: Questions[number]) => boolean): number[] =>
  questions.flatMap((one, index) => (has(one) ? [index + 1] : []));

/** What is known while the server cannot be reached: what it has, and what counts only if it still arrives in so many seconds. */
export function whatMayCount({ questions }: Sitting, unsaved: ReadonlySet<string>, seconds: number): string[] {
  const words = texts.assessment;
  const counted = numbersOf(questions, (one) => isPlayed(one) && !unsaved.has(one.id));
  const open = numbersOf(questions, ({ id }) => unsaved.has(id));
  const rest = open.length === 0 ? [] : [seconds > 0 ? words.stillCounts(open, seconds) : words.unconfirmed(open)];
  // An answer that is not sent yet may have replaced one that was.
  const none = open.length > 0 ? words.noOtherInTime : words.noneInTime;
  return [...rest, counted.length > 0 ? words.countedInTime(counted) : none];
}

/** Which answers of a sitting that is over counted, and which came too late; nothing where none did. */
export function whatCounted({ questions, submitted_by_timer }: Sitting, late: readonly string[]): string[] {
  if (late.length === 0) return [];
  const words = texts.assessment;
  const counted = numbersOf(questions, (one) => isPlayed(one) && !late.includes(one.id));
  const earlier = numbersOf(questions, (one) => isPlayed(one) && late.includes(one.id));
  return [
    words.tooLate(numbersOf(questions, ({ id }) => late.includes(id))),
    ...(submitted_by_timer ? [words.keptForInstructor] : []),
    ...(earlier.length > 0 ? [words.earlierCounts(earlier)] : []),
    ...(counted.length > 0 ? [words.countedInTime(counted)] : []),
  ];
}

/** What has become of answers that came too late, once they are kept apart; null where there are none. */
export function lateText({ late_answers: late }: Sitting): string | null {
  if (!late) return null;
  const { numbers, decision } = late;
  const words = texts.assessment.lateAnswers;
  if (!decision) return words.waiting(numbers);
  const { taken, percent_before, percent_after } = decision;
  return (taken ? words.taken : words.left)(numbers, percent_before ?? 0, percent_after ?? 0);
}

/** How a sitting came to its end. */
export function endOf({ submitted_by_timer }: Sitting): string {
  return submitted_by_timer ? texts.assessment.byTimer : texts.assessment.submittedNow;
}
