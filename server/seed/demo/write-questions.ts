import { questionRows, type AnswerSpec, type QuestionPlace, type QuestionSpec } from '../question.ts';
import type { WithMedia } from './demo-media.ts';
import { insertAll } from './insert-all.ts';
import type { CourseWriting } from './course-writing.ts';

/** Writes questions with their answers and returns their ids in the same order. */
export async function writeQuestions(
  { db, by, withMedia }: CourseWriting,
  questions: readonly (readonly [QuestionPlace, QuestionSpec])[],
): Promise<string[]> {
  const rows = questions.map(([place, { answers, ...spec }]) =>
    questionRows(place, {
      ...spec,
      ...(answers ? { answers: answers.map((answer) => illustrated(answer, withMedia)) } : {}),
    }),
  );
  const written = rows.map(({ question }) => ({ ...question, ...by }));
  await insertAll(db, 'questions', written);
  await insertAll(
    db,
    'answers',
    rows.flatMap(({ answers }) => answers),
  );
  return written.map(({ id }) => id);
}

function illustrated({ answer_image, ...answer }: AnswerSpec, withMedia: WithMedia): AnswerSpec {
  return answer_image ? { ...answer, answer_image: withMedia(answer_image) } : answer;
}
