import { emptyAnswer, parseAnswer } from '@lectern/domain/learning/question/answer.ts';
import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import { isAnswered } from '@lectern/domain/learning/question/answered.ts';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { isSettled } from '@lectern/domain/learning/attempt/question-state.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';

export const playedQuestionFragment = graphql(`
  fragment PlayedQuestion_attemptQuestion on AttemptQuestion {
    answer
    seconds_spent
    incorrect_count
    last_result
    retry_order
    lesson_id
    lesson_name
    case_number
    is_reinforced
    question {
      id
      type
      question
      select_all
      correct_msg
      incorrect_msg
      incorrect_msg_two
      hint
      reveal
      answers {
        id
        answer
        answer_image
        answer_image_alt
        is_correct
        sequence
        match
      }
      concepts {
        id
        concept
        letter
      }
      descriptions {
        letter
        description
      }
    }
  }
`);

/** A question of an attempt with all that this learner may see of it and has done with it. */
export type PlayedQuestion = {
  readonly id: string;
  readonly question: LearnerQuestion;
  /** Null before anything was entered. */
  readonly answer: Answer | null;
  /** Active seconds that the server knows of. */
  readonly seconds: number;
  readonly incorrect_count: number;
  readonly last_result: boolean | null;
  /** The new order of a sequence for the next try. */
  readonly retry_order: readonly string[] | null;
  readonly lesson: { readonly id: string; readonly name: string } | null;
  /** Counted from 1; null in an assessment. */
  readonly case_number: number | null;
  readonly is_reinforced: boolean;
  readonly messages: {
    readonly hint: string | null;
    readonly correct: string | null;
    readonly incorrect: string | null;
  };
  /** Whether there is a hint or an explanation to open now. */
  readonly has: { readonly hint: boolean; readonly reveal: boolean };
};

/** A question as it came from the server. */
export function playedQuestion(masked: FragmentType<typeof playedQuestionFragment>): PlayedQuestion {
  const { question: shown, ...one } = readFragment(playedQuestionFragment, masked);
  return {
    id: shown.id,
    question: shown,
    answer: one.answer === null ? null : parseAnswer(shown.type, one.answer),
    seconds: one.seconds_spent,
    incorrect_count: one.incorrect_count,
    last_result: one.last_result,
    retry_order: one.retry_order,
    lesson: one.lesson_id ? { id: one.lesson_id, name: one.lesson_name ?? '' } : null,
    case_number: one.case_number,
    is_reinforced: one.is_reinforced,
    messages: {
      hint: shown.incorrect_msg,
      correct: shown.correct_msg,
      incorrect: shown.incorrect_msg_two,
    },
    has: { hint: shown.hint !== null, reveal: shown.reveal !== null },
  };
}

/** The answer in view: what was entered, else the empty one, which for a sequence is the order it is shown in. */
export function answerInView({ question, answer, retry_order }: PlayedQuestion): Answer {
  return answer ?? emptyAnswer(question.type, retry_order ?? question.answers.map(({ id }) => id));
}

/** Whether a question counts as Answered. */
export const isPlayed = (played: PlayedQuestion): boolean => isAnswered(played.question, answerInView(played));

/** How a question stands for its widget. */
export function widgetState(played: PlayedQuestion): 'open' | 'missed' | 'settled' {
  if (isSettled(played)) return 'settled';
  return played.last_result === null ? 'open' : 'missed';
}
