import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedSaves, type QuestionSave, type QuestionSaves } from './after-save.ts';
import { mergeSaves, type NewerQuestion } from './merge-saves.ts';

const x = { chosen: ['x'] };
const y = { chosen: ['y'] };
const z = { chosen: ['z'] };
const newer = (changes: Partial<NewerQuestion> = {}): NewerQuestion => ({
  type: 'MULTIPLE_CHOICE',
  answer: y,
  seconds: 10,
  state: 'OPEN',
  ...changes,
});
const merged = (save: QuestionSave, theirs: NewerQuestion) => mergeSaves({ q: save }, new Map([['q', theirs]]));
const nothing = { keep: {}, both: {} };

describe('an answer of this device', () => {
  it.each<[string, QuestionSave, NewerQuestion, ReturnType<typeof mergeSaves>]>([
    [
      'that only it has changed is kept',
      { answer: x, before: y },
      newer(),
      { keep: { q: { answer: x, before: y } }, both: {} },
    ],
    [
      'to a question that was not answered before is kept',
      { answer: x, before: null },
      newer({ answer: null }),
      { keep: { q: { answer: x, before: null } }, both: {} },
    ],
    ['that was given elsewhere too is there already', { answer: y, before: null }, newer(), nothing],
    [
      'that was changed elsewhere is asked',
      { answer: x, before: null },
      newer(),
      { keep: {}, both: { q: { answer: x, before: y } } },
    ],
    [
      'of which nobody knows what it replaced is asked',
      { answer: x },
      newer(),
      { keep: {}, both: { q: { answer: x, before: y } } },
    ],
    ['to a question that is settled comes too late', { answer: x, before: y }, newer({ state: 'SETTLED' }), nothing],
    [
      'to a question that was checked meanwhile can be its next try',
      { answer: x, before: null },
      newer({ state: 'CHECKED' }),
      { keep: {}, both: { q: { answer: x, before: y, reset: true } } },
    ],
    [
      'after Try Again goes on from the verdict that it followed',
      { answer: x, before: y, reset: true },
      newer({ state: 'CHECKED' }),
      { keep: { q: { answer: x, before: y, reset: true } }, both: {} },
    ],
  ])('%s', (_what, save, theirs, result) => expect(merged(save, theirs)).toEqual(result));

  it('leaves its time, as far as the newer copy does not know it, whoever’s answer counts', () => {
    expect(merged({ seconds: 9 }, newer())).toEqual(nothing);
    expect(merged({ seconds: 12 }, newer())).toEqual({ keep: { q: { seconds: 12 } }, both: {} });
    expect(merged({ answer: x, before: null, seconds: 12 }, newer())).toEqual({
      keep: { q: { seconds: 12 } },
      both: { q: { answer: x, before: y, seconds: 12 } },
    });
    expect(mergeSaves({ gone: { answer: x, seconds: 12 } }, new Map())).toEqual(nothing);
  });

  it('replaces what its first change began with, however often it is changed', () => {
    expect(joinedSaves({ answer: x, before: y }, { answer: z, before: x })).toEqual({ answer: z, before: y });
    expect(joinedSaves({ seconds: 3 }, { answer: z, before: null })).toEqual({ answer: z, before: null, seconds: 3 });
    expect(joinedSaves({ answer: x }, { answer: z, before: x })).toEqual({ answer: z });
  });
});

const questions = ['q1', 'q2', 'q3'] as const;
type Step = {
  readonly device: 0 | 1;
  readonly does: 'answer' | 'save';
  readonly question: (typeof questions)[number];
  readonly answer: string;
  readonly keeps: boolean;
};
const steps = fc.array(
  fc.record<Step>({
    device: fc.constantFrom(0, 1),
    does: fc.constantFrom('answer', 'save'),
    question: fc.constantFrom(...questions),
    answer: fc.constantFrom('a', 'b', 'c'),
    keeps: fc.boolean(),
  }),
  { minLength: 1, maxLength: 30 },
);

/** What a server holds, and two devices of one learner, each with what it shows and has not saved. */
class TwoDevices {
  revision = 0;
  readonly held = new Map<string, string>();
  readonly devices = [0, 1].map(() => ({
    revision: 0,
    shows: new Map<string, string>(),
    unsaved: {} as QuestionSaves,
  }));
  /** Answers that nobody decided against and that are nowhere any more. */
  readonly lost: string[] = [];
  asked = 0;

  run({ device: at, does, question, answer, keeps }: Step): void {
    const device = this.devices[at];
    if (!device) return;
    if (does === 'save') return this.save(device, keeps);
    const before = device.shows.get(question);
    const save = { answer: { chosen: [answer] }, before: before === undefined ? null : { chosen: [before] } };
    device.unsaved = { ...device.unsaved, [question]: joinedSaves(device.unsaved[question] ?? {}, save) };
    device.shows.set(question, answer);
  }

  save(device: (typeof this.devices)[number], keeps: boolean): void {
    if (device.revision !== this.revision) {
      const { keep, both } = mergeSaves(
        device.unsaved,
        new Map(
          questions.map((id) => {
            const held = this.held.get(id);
            return [id, newer({ answer: held === undefined ? null : { chosen: [held] } })] as const;
          }),
        ),
      );
      for (const [id, { answer, before }] of Object.entries(device.unsaved)) {
        const mine = answer && 'chosen' in answer ? answer.chosen[0] : undefined;
        // Who has taken a change back has changed nothing.
        const isThere = this.held.get(id) === mine || JSON.stringify(answer) === JSON.stringify(before);
        if (mine !== undefined && !isThere && !(id in keep) && !(id in both)) this.lost.push(`${id} ${mine}`);
      }
      this.asked += Object.keys(both).length;
      device.unsaved = { ...keep, ...(keeps ? both : {}) };
      device.shows = new Map(this.held);
    }
    for (const [id, { answer, before }] of Object.entries(device.unsaved)) {
      if (!answer || !('chosen' in answer)) continue;
      const [next = ''] = answer.chosen;
      const there = this.held.get(id);
      const seen = before && 'chosen' in before ? before.chosen[0] : undefined;
      if (there !== undefined && there !== seen && there !== next) this.lost.push(`${id} ${there} by ${next}`);
      this.held.set(id, next);
      device.shows.set(id, next);
    }
    if (Object.keys(device.unsaved).length > 0) this.revision += 1;
    device.revision = this.revision;
    device.unsaved = {};
  }
}

describe('two devices of one learner', () => {
  it('lose no answer and write over none in silence, in 500 interleavings', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const world = new TwoDevices();
        for (const one of all) world.run(one);
        for (const device of world.devices) world.save(device, true);
        expect(world.lost).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('that answer different questions are asked nothing, and all of it is there', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const world = new TwoDevices();
        const last = new Map<string, string>();
        for (const one of all) {
          const question = one.device === 0 ? 'q1' : 'q2';
          world.run({ ...one, question });
          if (one.does === 'answer') last.set(question, one.answer);
        }
        for (const device of world.devices) world.save(device, false);
        expect(world.asked).toBe(0);
        expect(Object.fromEntries(world.held)).toEqual(Object.fromEntries(last));
      }),
      { numRuns: 500 },
    );
  });
});
