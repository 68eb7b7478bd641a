import type { QuestionHelp } from '@lectern/domain/learning/question/question-place.ts';
import { writeQuestions } from '../../src/learning/question/write-question.ts';
import { questionOf, type AnswerSpec, type QuestionPlace, type QuestionSpec } from '../question.ts';
import type { WithMedia } from './demo-media.ts';
import type { CourseWriting } from './course-writing.ts';

/** A question, where it belongs and what helps with it. */
export type PlacedSpec = {
  readonly place: QuestionPlace;
  readonly question: QuestionSpec;
  readonly help?: { readonly hint: QuestionHelp; readonly reveal: QuestionHelp };
};

/** Writes questions with their answers. */
export async function writeDemoQuestions(
  { db, act, withMedia }: CourseWriting,
  questions: readonly PlacedSpec[],
): Promise<void> {
  await writeQuestions(
    db,
    act,
    questions.map(({ place, question: { answers, ...spec }, help }) => {
      const shown = answers ? { answers: answers.map((answer) => illustrated(answer, withMedia)) } : {};
      return { content: { ...questionOf(place, { ...spec, ...shown }), ...help } };
    }),
  );
}

function illustrated({ answer_image, ...answer }: AnswerSpec, withMedia: WithMedia): AnswerSpec {
  return answer_image ? { ...answer, answer_image: withMedia(answer_image) } : answer;
}
