import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { beginSitting, saveDocument, sittingWorld, submitDocument } from '../../../test/sitting.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** How many questions each level asks. */
const levels = [2, 1];
const questionCount = 3;

type Given = { readonly question: number; readonly answer?: number; readonly seconds?: number };

const given: fc.Arbitrary<Given> = fc.record(
  {
    question: fc.nat({ max: questionCount - 1 }),
    answer: fc.nat({ max: 2 }),
    seconds: fc.oneof(fc.nat({ max: 90 }), fc.nat({ max: 4000 })),
  },
  { requiredKeys: ['question'] },
);
const call = fc.array(given, { maxLength: 3 });
const sittings = fc.record({
  saves: fc.array(call, { maxLength: 6 }),
  submission: call,
  clock: fc.integer({ min: 10, max: 9000 }),
});

/** What a player has counted on each question, told without the rules: the most so far, half an hour at most. */
function countedIn(calls: readonly (readonly Given[])[]): number[] {
  return Array.from({ length: questionCount }, (_none, question) =>
    Math.max(0, ...calls.flat().map((one) => (one.question === question ? Math.min(one.seconds ?? 0, 1800) : 0))),
  );
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

describe('a sitting of all levels, however it is saved', () => {
  it('comes to the time that the player counted, half an hour for a question and the clock for all at most', async () => {
    await fc.assert(
      fc.asyncProperty(sittings, async ({ saves, submission, clock }) => {
        const world = await sittingWorld(server, { questions: levels, time: null });
        const { learner, group_id } = world;
        const { id: attempt_id, questions } = await beginSitting(server, world, null);
        const ids = questions.map(({ question }) => question.id);
        const read = ({ question, answer, seconds }: Given) => ({
          question_id: ids[question],
          ...(seconds === undefined ? {} : { seconds_spent: seconds }),
          ...(answer === undefined ? {} : { answer: { chosen: [`answer ${answer}`] } }),
        });
        for (const [revision, one] of saves.entries()) {
          const data = { group_id, attempt_id, revision, answers: one.map(read) };
          const { data: reply } = await server.call(learner, saveDocument, { data });
          const seen = reply['saveAssessmentDraft'].questions.map((shown: any) => shown.seconds_spent);
          expect(seen).toEqual(countedIn(saves.slice(0, revision + 1)));
        }
        await sql`update attempts set started_at = started_at - make_interval(secs => ${clock}) where id = ${attempt_id}`.execute(
          server.db,
        );
        const data = submission.map((one) => ({ ...read(one), group_id }));
        const { data: reply } = await server.call(learner, submitDocument, { where: { group_id, attempt_id }, data });
        const { seconds_spent: shown } = reply['saveBenchmarkAnswers'].result;

        const counted = countedIn([...saves, submission]);
        const records = await server.db
          .selectFrom('answer_records')
          .select(['question_id', 'exercise_id', 'answer', 'seconds_spent'])
          .where('attempt_id', '=', attempt_id)
          .execute();
        const recorded = ids.map((id) => records.find(({ question_id }) => question_id === id));
        const granted = recorded.map((one) => one?.seconds_spent ?? -1);
        expect(shown).toBe(sum(granted));
        expect(shown).toBeLessThanOrEqual(sum(counted));
        expect(shown).toBeGreaterThanOrEqual(Math.min(sum(counted), clock));
        expect(shown).toBeLessThan(clock + 30);
        expect(granted).toEqual(sum(counted) <= clock ? counted : granted);
        granted.forEach((seconds, index) => expect(seconds).toBeLessThanOrEqual(counted[index] ?? 0));

        const results = await server.db
          .selectFrom('exercise_results')
          .select(['exercise_id', 'seconds_spent'])
          .where('attempt_id', '=', attempt_id)
          .execute();
        expect(results).toHaveLength(levels.length);
        for (const { exercise_id, seconds_spent } of results) {
          const own = recorded.filter((one) => one?.exercise_id === exercise_id);
          expect(seconds_spent).toBe(sum(own.map((one) => one?.seconds_spent ?? 0)));
        }

        const last = [...saves, submission].flat();
        for (const [question, record] of recorded.entries()) {
          const pick = last.findLast((one) => one.question === question && one.answer !== undefined)?.answer;
          expect(record?.answer).toEqual(pick === undefined ? null : { chosen: [`answer ${pick}`] });
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
