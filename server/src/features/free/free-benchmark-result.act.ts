import { createHash } from 'node:crypto';
import { lessonBands, type LessonBand } from '@lectern/domain/assessment/free-result.ts';
import { performanceBand, type PerformanceBand } from '@lectern/domain/attempt/score.ts';
import { progressAfter } from '@lectern/domain/attempt/after-save.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { LRUCache } from 'lru-cache';
import { builder } from '../../graphql/builder.ts';
import { gradedProgress } from '../assessment/graded-progress.ts';
import { resultOf } from '../assessment/sitting-result.ts';
import { DraftAnswerInput } from '../attempt/draft-answer-input.ts';
import { givenAnswers } from '../attempt/given-answers.ts';
import { readTicket } from '../unrecorded/unrecorded-attempt.ts';
import { allowAnyone } from './allow-anyone.ts';
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
    REVIEW_NEEDED: { description: 'Under 75 percent.' },
    GOOD: { description: 'From 75 to 99 percent.' },
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
    percent: t.exposeInt('percent', { nullable: true, description: 'The rounded percentage of correct answers.' }),
    corrects: t.exposeInt('corrects', { description: 'Correct answers.' }),
    total_questions: t.exposeInt('total_questions', { description: 'Questions asked.' }),
    seconds_spent: t.exposeInt('seconds_spent', { description: 'Active seconds, as the browser counted them.' }),
    band: t.expose('band', { type: PerformanceBandRef, description: 'How good the score is.' }),
    by_lesson: t.field({
      type: [LessonBandRef],
      description: 'The lessons of which three questions or more were asked, the weakest band first.',
      resolve: ({ by_lesson }) => [...by_lesson],
    }),
  }),
});

/**
 * The answers each ticket was handed in with, known to this process: handed in with others it would tell which are right.
 * The same ones again, after a reply that was lost, come to the same.
 */
const handedIn = new LRUCache<string, string>({ max: 50_000 });

builder.queryField('freeBenchmarkResult', (t) =>
  t.field({
    type: FreeResultRef,
    description:
      'What a free benchmark comes to, once for each ticket: score and bands, never which answers are right. Nothing is stored. 60 calls a minute.',
    args: {
      ticket: t.arg.string({ description: 'The ticket it began with.' }),
      answers: t.arg({ type: [DraftAnswerInput], description: 'The answers; a question without one counts as wrong.' }),
    },
    resolve: (_root, { ticket, answers }, context) =>
      inFreeMode(context, async (): Promise<FreeResult> => {
        await allowAnyone(context, 'freeBenchmarkResult', await findUserId(context));
        const attempt = await readTicket(context, 'FREE', ticket, 'BENCHMARK');
        const hash = createHash('sha256').update(JSON.stringify(answers)).digest('base64url');
        if ((handedIn.get(attempt.id) ?? hash) !== hash) throw new Refusal('ATTEMPT_OVER', { field: 'ticket' });
        const given = progressAfter({}, givenAnswers(attempt.questions, answers, 'answers'));
        handedIn.set(attempt.id, hash);
        const now = new Date().toISOString();
        const progress = gradedProgress({ ...attempt, progress: given });
        const { by_lesson, ...score } = resultOf({ ...attempt, progress, submitted_at: now, server_time: now });
        return { id: attempt.id, ...score, band: performanceBand(score.percent), by_lesson: lessonBands(by_lesson) };
      }),
  }),
);
