import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { beginSitting, saveDocument, sittingWorld } from '../../../test/sitting.ts';
import { beginAssessment, submitDocument, assessmentWorld } from '../../../test/taking.ts';
import { openUnlimited, type Call } from '../../../test/unlimited.ts';

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
});

/** Notes what was not as it should have been. */
function notebook(): { wrong: string[]; same: (what: string, found: unknown, wanted: unknown) => void } {
  const wrong: string[] = [];
  const same = (what: string, found: unknown, wanted: unknown) => {
    if (!isDeepStrictEqual(found, wanted))
      wrong.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  };
  return { wrong, same };
}

const interleavings = howMany({ sample: 15, deep: 500 });
const sequences = howMany({ sample: 15, deep: 1000 });

describe('two devices in one sitting (T10)', () => {
  const anyStep = fc.record({
    device: fc.nat({ max: 1 }),
    question: fc.nat({ max: 2 }),
    pick: fc.nat({ max: 3 }),
    /** What a device does once it was told of a newer copy: takes that one up at its next save. */
    together: fc.boolean(),
  });

  it(
    `overwrite nothing in silence in ${interleavings} interleavings: who has not seen the last save is told at once`,
    async () => {
      let conflicts = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 10 }), async (steps) => {
          const world = await sittingWorld(server, { questions: [3] });
          const begun = await beginSitting(server, world);
          const seen = [begun.revision, begun.revision];
          let revision = begun.revision;
          const answers = new Map<string, unknown>();
          const save = async (device: number, question: number, pick: number) => {
            const asked = begun.questions[question]!.question;
            const answer = { chosen: [asked.answers[pick]!.id] };
            const data = {
              group_id: world.group_id,
              attempt_id: begun.id,
              revision: seen[device],
              answers: [{ question_id: asked.id, answer }],
            };
            const isStale = seen[device] !== revision;
            const sent = call(world.learner, saveDocument, { data });
            return async () => ({ ...(await sent), isStale, device, id: asked.id, answer });
          };
          for (const { device, question, pick, together } of steps) {
            const first = await save(device, question, pick);
            // Both press at the same moment: one comes first, the other hears of it.
            const other = together ? await save(1 - device, (question + 1) % 3, pick) : null;
            const replies = [await first(), ...(other ? [await other()] : [])];
            const taken = replies.filter(({ code }) => code === null);
            expect(taken.length).toBeLessThanOrEqual(1);
            const current = replies.filter(({ isStale }) => !isStale);
            expect(taken.length).toBe(Math.min(current.length, 1));
            const refusals = replies.flatMap(({ code }) => (code === null ? [] : [code]));
            expect(refusals.filter((code) => code !== 'CONFLICT')).toEqual([]);
            conflicts += replies.length - taken.length;
            for (const { data, device: by, id, answer } of taken) {
              revision += 1;
              expect(data.saveAssessmentDraft.revision).toBe(revision);
              seen[by] = revision;
              answers.set(id, answer);
            }
            // Whoever was told looks at the newer copy.
            for (const { code, device: by } of replies) if (code !== null) seen[by] = revision;
          }
          const { data } = await call(world.learner, saveDocument, {
            data: { group_id: world.group_id, attempt_id: begun.id, revision, answers: [] },
          });
          const stored = data.saveAssessmentDraft.questions.filter(({ answer }: any) => answer !== null);
          expect(new Map(stored.map(({ question, answer }: any) => [question.id, answer]))).toEqual(answers);
        }),
        { numRuns: interleavings },
      );
      console.info(`${conflicts} conflicts in ${interleavings} interleavings`);
      expect(conflicts).toBeGreaterThan(interleavings / 2);
    },
    longTest,
  );
});

/** What a learner does with the assessments of a level, in any order and as often as they like. */
type Act = {
  readonly type: 'BENCHMARK' | 'SUMMARY';
  readonly does: 'start' | 'save' | 'submit';
  readonly back: number;
};
const anyAct: fc.Arbitrary<Act> = fc.record({
  type: fc.constantFrom('BENCHMARK', 'SUMMARY'),
  does: fc.constantFrom('start', 'save', 'submit'),
  /** Which of the attempts so far: 0 the last, 1 the one before it. */
  back: fc.constantFrom(0, 0, 0, 1),
});

const saveDraft = `mutation ($data: AssessmentDraftInput!) { saveAssessmentDraft(data: $data) { revision } }`;

describe('an assessment (T7)', () => {
  it(
    `goes from begun to submitted and never back, in ${sequences} random orders of acts`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anyAct, { minLength: 8, maxLength: 16 }), async (acts) => {
          const world = await assessmentWorld(server, { questions: 1 });
          const { learner, group_id } = world;
          const { wrong, same } = notebook();
          type Attempt = { id: string; revision: number; isOpen: boolean };
          const model = { BENCHMARK: [] as Attempt[], SUMMARY: [] as Attempt[] };
          for (const { type, does, back } of acts) {
            const attempts = model[type];
            const attempt = attempts.at(-1 - back);
            if (does === 'start') {
              const { code, data } = await beginAssessment(server, world, type);
              const last = attempts.at(-1);
              // A benchmark is taken once; a summary that nobody passed may be taken again.
              const isOver = type === 'BENCHMARK' && last?.isOpen === false;
              same('the start', code, isOver ? 'ALREADY_COMPLETE' : null);
              if (isOver) continue;
              const { id, submitted } = data['startAssessment'];
              same('what begins', submitted, false);
              if (last?.isOpen) same('the open one', id, last.id);
              else {
                same(
                  'a new one',
                  attempts.some((one) => one.id === id),
                  false,
                );
                attempts.push({ id, revision: 0, isOpen: true });
              }
            } else if (!attempt) continue;
            else if (does === 'save') {
              const given = { group_id, attempt_id: attempt.id, revision: attempt.revision, answers: [] };
              const { code, data } = await call(learner, saveDraft, { data: given });
              same('the save', code, attempt.isOpen ? null : 'ATTEMPT_OVER');
              if (attempt.isOpen) attempt.revision = data.saveAssessmentDraft.revision;
            } else {
              const where = { group_id, attempt_id: attempt.id };
              const { code, data } = await call(learner, submitDocument(type), { where, data: [] });
              same(
                'the submit',
                [code, data?.result.id, data?.result.submitted, data?.result.result.corrects],
                [null, attempt.id, true, 0],
              );
              attempt.isOpen = false;
            }
          }
          expect(wrong).toEqual([]);
          for (const [type, attempts] of Object.entries(model)) {
            const results = await server.db
              .selectFrom('exercise_results')
              .select(['attempt_id', 'attempt', 'is_latest', 'completed_on'])
              .where('user_id', '=', learner.id)
              .where('type', '=', type as 'BENCHMARK')
              .orderBy('attempt')
              .execute();
            const done = attempts.filter(({ isOpen }) => !isOpen);
            expect(results.map(({ attempt_id, attempt }) => [attempt_id, attempt])).toEqual(
              attempts.map(({ id }, at) => [id, at + 1]),
            );
            expect(results.filter(({ completed_on }) => completed_on !== null)).toHaveLength(done.length);
            expect(results.filter(({ is_latest }) => is_latest).map(({ attempt_id }) => attempt_id)).toEqual(
              done.slice(-1).map(({ id }) => id),
            );
          }
        }),
        { numRuns: sequences },
      );
    },
    longTest,
  );
});
