import { lessonBands, type LessonBand } from '@lectern/domain/learning/assessment/free-result.ts';
import { passThreshold, performanceBand, type PerformanceBand } from '@lectern/domain/learning/attempt/score.ts';
import { progressAfter } from '@lectern/domain/learning/attempt/after-save.ts';
import { progressOf } from '@lectern/domain/learning/attempt/question-progress.ts';
import { sheetBand } from '@lectern/domain/entrance/free/free-sheet.ts';
import { isAnswered } from '@lectern/domain/learning/question/answered.ts';
import { learnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { builder } from '../../base/graphql/builder.ts';
import { gradedProgress } from '../../learning/assessment/graded-progress.ts';
import { resultOf } from '../../learning/assessment/sitting-result.ts';
import { DraftAnswerInput } from '../../learning/attempt/draft-answer-input.ts';
import { contentOf } from '../../learning/attempt/attempt-question.ts';
import type { GradableAttempt } from '../../learning/attempt/attempt-row.ts';
import { givenAnswers } from '../../learning/attempt/given-answers.ts';
import { readTicket } from '../../learning/sealed-attempt/sealed-attempt.ts';
import { allowAnyone } from './allow-anyone.ts';
import { giveBackOnce } from './count-sheets.ts';
import { findUserId } from './find-user-id.ts';
import { inFreeMode } from './in-free-mode.ts';

type FreeResult = {
  readonly id: string;
  readonly percent: number | null;
  readonly corrects: number;
  readonly total_questions: number;
  readonly seconds_spent: number;
  readonly band: PerformanceBand;
  readonly by_lesson: readonly LessonBand[];
};

const PerformanceBandRef = builder.enumType('PerformanceBand', {
  description: 'How good a score is.',
  values: {
    REVIEW_NEEDED: { description: `Under ${passThreshold} percent.` },
    GOOD: { description: `From ${passThreshold} to 99 percent.` },
    EXCELLENT: { description: 'The whole 100 percent.' },
    NA: { description: 'There is no score.' },
  } satisfies Record<PerformanceBand, { description: string }>,
});

const LessonBandRef = builder.objectRef<LessonBand>('LessonBand').implement({
  description: 'How well the questions of one lesson went.',
  fields: (t) => ({
    lesson_id: t.exposeID('lesson_id', { description: 'The lesson.' }),
    lesson_name: t.exposeString('lesson_name', { description: 'Its name.' }),
    band: t.expose('band', { type: PerformanceBandRef, description: 'How well it went.' }),
  }),
});

const FreeResultRef = builder.objectRef<FreeResult>('FreeResult').implement({
  description: 'What a free benchmark comes to. It never says which answers are right.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the attempt.' }),
    percent: t.exposeInt('percent', {
      nullable: true,
      description: 'The rounded percentage of correct answers; null for a sheet.',
    }),
    corrects: t.exposeInt('corrects', {
      description: 'Correct answers; of a sheet, which keeps them closed, always 0.',
    }),
    total_questions: t.exposeInt('total_questions', { description: 'Questions asked.' }),
    seconds_spent: t.exposeInt('seconds_spent', { description: 'Active seconds, as the browser counted them.' }),
    band: t.expose('band', {
      type: PerformanceBandRef,
      description: 'How good the score is; NA for a sheet that is not complete.',
    }),
    by_lesson: t.field({
      type: [LessonBandRef],
      description: 'The lessons of which three questions or more were asked, the weakest band first.',
      resolve: ({ by_lesson }) => [...by_lesson],
    }),
  }),
});

builder.queryField('freeBenchmarkResult', (t) =>
  t.field({
    type: FreeResultRef,
    description:
      'What a free benchmark comes to, never which answers are right: of samples the score and bands, of a sheet a band where every question is answered, else nothing, and once for each ticket. 60 calls a minute.',
    args: {
      ticket: t.arg.string({ description: 'The ticket it began with.' }),
      answers: t.arg({
        type: [DraftAnswerInput],
        description: 'The answers; a sample without one counts as wrong, and a sheet with a gap comes to nothing.',
      }),
    },
    resolve: (_root, { ticket, answers }, context) =>
      inFreeMode(context, async (): Promise<FreeResult> => {
        await allowAnyone(context, 'freeBenchmarkResult', await findUserId(context));
        const attempt = await readTicket(context, 'FREE', ticket, 'BENCHMARK');
        const given = progressAfter({}, givenAnswers(attempt.questions, answers, 'answers'));
        const now = new Date().toISOString();
        const progress = gradedProgress({ ...attempt, progress: given });
        const { by_lesson, ...score } = resultOf({ ...attempt, progress, submitted_at: now, server_time: now });
        if (attempt.asks === 'SAMPLES')
          return { id: attempt.id, ...score, band: performanceBand(score.percent), by_lesson: lessonBands(by_lesson) };
        const band = sheetBand(answeredIn({ ...attempt, progress: given }), score.corrects, score.total_questions);
        if (band !== 'NA') await giveBackOnce(context, attempt.id, answers);
        return { id: attempt.id, ...score, percent: null, corrects: 0, band, by_lesson: [] };
      }),
  }),
);

/** How many of the questions asked are answered as a whole. */
function answeredIn(attempt: GradableAttempt): number {
  return attempt.questions.filter((asked) => {
    const { answer } = progressOf(attempt.progress, asked.question_id);
    return answer !== null && isAnswered(learnerQuestion(contentOf(attempt, asked), asked, false), answer);
  }).length;
}
