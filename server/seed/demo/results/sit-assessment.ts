import { randomUUID } from 'node:crypto';
import { drawQuestions } from '@lectern/domain/learning/assessment/draw.ts';
import { answerLeftAsShown } from '@lectern/domain/learning/question/answered.ts';
import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import type { QuestionProgress } from '@lectern/domain/learning/attempt/question-progress.ts';
import { isRight } from '@lectern/domain/learning/question/question-keys.ts';
import { learnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { present } from '@lectern/domain/learning/question/present.ts';
import type { Random } from '@lectern/domain/random.ts';
import type { AssessmentExercise, ExerciseQuestion } from './exercises.ts';
import { giveAnswer } from './give-answer.ts';
import { between } from './between.ts';
import type { Chance } from './work-study-project.ts';
import type { Worked, WorkPlace } from './worked.ts';

/** How a sitting is taken. */
export type Sitting = {
  readonly place: WorkPlace;
  readonly type: 'BENCHMARK' | 'SUMMARY';
  readonly attempt: number;
  readonly started: Date;
  readonly time_limit: number | null;
  readonly per_lesson: number | null;
  /** Questions that are drawn only when the others do not suffice. */
  readonly last_in_line: ReadonlySet<string>;
  /** True where the time runs out before the last questions. */
  readonly runs_out?: boolean;
  readonly chance: Chance;
  readonly random: Random;
};

/** Takes a benchmark or summary from start to submission. */
export function sitAssessment(assessment: AssessmentExercise, sitting: Sitting): Worked {
  const { place, type, attempt, started, time_limit, per_lesson, last_in_line, runs_out = false, random } = sitting;
  const exercise_id = type === 'BENCHMARK' ? assessment.benchmark_id : assessment.summary_id;
  const drawn = drawQuestions(assessment.questions, per_lesson, last_in_line, random);
  const answered = runs_out ? Math.round(drawn.length * 0.7) : drawn.length;
  const most = Math.floor(((time_limit ?? 3600) * 0.9) / drawn.length);
  const asked: AskedQuestion[] = [];
  const progress: Record<string, QuestionProgress> = {};
  drawn.forEach((question, index) => {
    const { content, lesson: _lesson, ...rest } = question;
    const shown = { ...rest, exercise_id, ...present(content, random) };
    asked.push(shown);
    progress[shown.question_id] = graded(
      question,
      shown,
      index < answered,
      Math.min(most, between(random, 14, 62)),
      sitting,
    );
  });
  const active = Object.values(progress).reduce((sum, { seconds }) => sum + seconds, 0);
  const seconds = runs_out && time_limit !== null ? time_limit + 31 : active + between(random, 15, 60);
  const at = new Date(started.getTime() + seconds * 1000);
  return {
    ...place,
    id: randomUUID(),
    type,
    exercise_id,
    level: assessment.level,
    attempt,
    asked,
    progress,
    settled: asked.map((question) => [question, at]),
    question_index: Math.min(answered, asked.length - 1),
    revision: answered + 1,
    started,
    saved: runs_out ? new Date(started.getTime() + active * 1000) : at,
    time_limit,
    submitted: { at, by: runs_out ? 'TIMER' : 'LEARNER' },
  };
}

/** A sequence that was not touched counts in the order it is shown in; other questions without an answer are wrong. */
function graded(
  question: ExerciseQuestion,
  shown: AskedQuestion,
  isAnswered: boolean,
  seconds: number,
  { chance, random }: Sitting,
): QuestionProgress {
  const { content } = question;
  const answer = isAnswered
    ? giveAnswer(content, shown, random() < chance(question), random)
    : answerLeftAsShown(learnerQuestion(content, shown, false), shown);
  const right = answer !== null && isRight(content, shown, answer);
  return {
    answer,
    seconds: isAnswered ? seconds : 0,
    incorrect_count: right ? 0 : 1,
    last_result: right,
    retry_order: null,
  };
}
