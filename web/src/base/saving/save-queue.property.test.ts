import type { QuestionSaves } from '@lectern/domain/learning/attempt/after-save.ts';
import { mergeSaves, type NewerQuestion } from '@lectern/domain/learning/attempt/merge-saves.ts';
import { isSameAnswer } from '@lectern/domain/learning/question/answer.ts';
import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ModelServer, type ModelReply } from '../../../test/saving/model-server.ts';
import { settled, VirtualTime } from '../../../test/saving/virtual-time.ts';
import { changeOf, noChanges } from './changes.ts';
import { unsavedIn, type Unsaved } from './queue-state.ts';
import { openSaveQueue, type SaveQueue } from './save-queue.ts';
import type { Outcome, SaveRequest } from './save-request.ts';

const target = { type: 'STUDY_PROJECT', group_id: 'g', course_id: 'c', attempt_id: 'a', name: 'n' } as const;
/** Every question is of this type. */
const type = 'MULTIPLE_CHOICE';
const questions = ['q1', 'q2', 'q3'] as const;

/** How the network treats a request. */
type Fate = 'arrives' | 'request lost' | 'reply lost' | 'sent twice' | 'slow' | 'lost but arrives late';

type Step =
  | { readonly does: 'answer'; readonly question: string }
  | { readonly does: 'move'; readonly index: number }
  | { readonly does: 'check'; readonly question: string }
  | { readonly does: 'flush' }
  | { readonly does: 'submit' }
  | { readonly does: 'wait'; readonly milliseconds: number }
  | { readonly does: 'other device'; readonly question: string }
  | { readonly does: 'crash' }
  /** A tab that is gone has left an answer, based on the server's copy or on the one before it. */
  | { readonly does: 'take over'; readonly question: string; readonly behind: number }
  | { readonly does: 'decide'; readonly keeps: 'ours' | 'theirs' };

const question = fc.constantFrom(...questions);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('answer'), question }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('move'), index: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('check'), question }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('flush') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('submit') }) },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('wait'), milliseconds: fc.constantFrom(1, 300, 1200, 5000, 20_000) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('other device'), question }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('crash') }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('take over'), question, behind: fc.constantFrom(0, 1) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('decide'), keeps: fc.constantFrom('ours', 'theirs') }) },
);

const fates = fc.array(
  fc.constantFrom<Fate>(
    'arrives',
    'arrives',
    'request lost',
    'reply lost',
    'sent twice',
    'slow',
    'lost but arrives late',
  ),
  { maxLength: 30 },
);

/** A learner with one tab, a network with its fates, another device, and the server. */
class World {
  readonly time = new VirtualTime();
  readonly server = new ModelServer();
  /** What the learner entered last, as long as nobody has replaced it. */
  readonly entered = new Map<string, Answer>();
  /** What the learner sees in this tab. */
  private readonly inView = new Map<string, Answer>();
  stored: Unsaved | null = null;
  checksAsked = 0;
  private count = 0;
  private fates: Fate[];
  private page = 0;
  queue: SaveQueue<ModelReply>;

  constructor(fateList: readonly Fate[]) {
    this.fates = [...fateList];
    this.queue = this.open();
  }

  async run(one: Step): Promise<void> {
    const over = this.server.submitted || this.queue.status().act?.kind === 'SUBMIT';
    switch (one.does) {
      case 'answer':
        if (!over) this.enter(one.question);
        break;
      case 'move':
        this.queue.change({ index: one.index, questions: {} });
        break;
      case 'check':
        if (!over && !this.queue.status().act) this.check(one.question);
        break;
      case 'submit':
        if (!over && !this.queue.status().act) void this.queue.act({ kind: 'SUBMIT' });
        break;
      case 'flush':
        void this.queue.flush();
        break;
      case 'wait':
        await this.time.pass(one.milliseconds);
        break;
      case 'other device':
        if (!over) this.writeElsewhere(one.question);
        break;
      case 'crash':
        this.queue = this.open();
        void this.queue.flush();
        break;
      case 'take over':
        if (!over && this.queue.status().mark === 'saved') this.takeOver(one.question, one.behind);
        break;
      case 'decide':
        this.decide(one.keeps);
        break;
    }
    await settled();
  }

  /** The network heals and the learner decides for the own answers until nothing is left to send. */
  async comeToRest(): Promise<void> {
    this.fates = [];
    for (let round = 0; round < 20; round++) {
      await this.time.pass(20_000);
      this.decide('ours');
    }
    await this.time.pass(60_000);
  }

  private enter(id: string): void {
    const answer = { chosen: [`ours-${++this.count}`] };
    const before = this.inView.get(id) ?? null;
    this.entered.set(id, answer);
    this.inView.set(id, answer);
    this.queue.change(changeOf(id, { answer, before }));
  }

  private takeOver(id: string, behind: number): void {
    const answer = { chosen: [`left-${++this.count}`] };
    this.entered.set(id, answer);
    this.inView.set(id, answer);
    // Whoever answered on the latest copy has seen it.
    if (behind === 0) this.server.show();
    const revision = this.server.revision - behind;
    void this.queue.takeOver({ revision, request: null, changes: changeOf(id, { answer }) });
  }

  private check(id: string): void {
    this.checksAsked += 1;
    this.enter(id);
    void this.queue.act({ kind: 'CHECK', question_id: id });
  }

  private writeElsewhere(id: string): void {
    // Whoever writes elsewhere has seen what is there; what is not there yet stays entered.
    const there = this.server.answers.get(id)?.answer ?? null;
    if (isSameAnswer(type, there, this.entered.get(id) ?? null)) this.entered.delete(id);
    this.server.writeElsewhere(id, { chosen: [`other-${++this.count}`] });
  }

  /** What the player does after a conflict: it loads the newer copy and lets the learner choose where answers differ. */
  decide(keeps: 'ours' | 'theirs'): void {
    if (this.queue.status().halt?.kind !== 'CONFLICT') return;
    const { answers, revision } = this.server;
    const ours = this.queue.unsaved();
    const newer = new Map(
      questions.map((id): [string, NewerQuestion] => [
        id,
        { type, answer: answers.get(id)?.answer ?? null, seconds: 0, state: 'OPEN' },
      ]),
    );
    const { keep, both } = mergeSaves(ours.questions, newer);
    this.server.show();
    for (const id of keeps === 'ours' ? [] : Object.keys(both)) {
      this.server.givenUp.add(JSON.stringify(ours.questions[id]?.answer));
      this.entered.delete(id);
    }
    const kept = { ...keep, ...(keeps === 'ours' ? both : {}) };
    this.look(kept);
    this.queue.resume(revision, { index: null, questions: kept });
  }

  /** Shows what the server has, with what is unsaved laid over it. */
  private look(unsaved: QuestionSaves): void {
    this.inView.clear();
    for (const [id, { answer }] of this.server.answers) this.inView.set(id, answer);
    for (const [id, { answer }] of Object.entries(unsaved)) if (answer) this.inView.set(id, answer);
  }

  private open(): SaveQueue<ModelReply> {
    const page = ++this.page;
    if (!this.stored) this.server.show();
    const left = this.stored;
    this.look(left ? unsavedIn(left).questions : {});
    const nothing = { revision: this.server.revision, request: null, changes: noChanges };
    const queue = openSaveQueue<ModelReply>(target, nothing, {
      // A page that has crashed writes nothing, hears nothing and waits for nothing.
      keep: async (now) => {
        if (page === this.page) this.stored = structuredClone(now);
        return true;
      },
      after: (milliseconds, run) => this.time.after(milliseconds, () => page === this.page && run()),
      newKey: () => crypto.randomUUID(),
      send: (request) => this.carry(request),
    });
    if (left) void queue.takeOver(left);
    return queue;
  }

  private async carry(request: SaveRequest): Promise<Outcome<ModelReply>> {
    const fate = this.fates.shift() ?? 'arrives';
    const pause = (milliseconds: number) => new Promise<void>((resolve) => this.time.after(milliseconds, resolve));
    const lost = { kind: 'LOST' } as const;
    switch (fate) {
      case 'arrives':
        await pause(1);
        return this.server.handle(request);
      case 'request lost':
        await pause(200);
        return lost;
      case 'reply lost':
        this.server.handle(request);
        await pause(200);
        return lost;
      case 'sent twice':
        this.time.after(3000, () => this.server.handle(request));
        return this.server.handle(request);
      case 'slow':
        await pause(4000);
        return this.server.handle(request);
      case 'lost but arrives late':
        this.time.after(2500, () => this.server.handle(request));
        await pause(100);
        return lost;
    }
  }
}

/** Everything entered is on the server, or waits in the storage of the tab. */
function expectNothingLost(world: World): void {
  for (const [id, answer] of world.entered) {
    const onServer = world.server.answers.get(id)?.answer;
    const waiting = world.stored?.changes.questions[id]?.answer ?? world.stored?.request?.changes.questions[id]?.answer;
    const found = [onServer, waiting].some((one) => JSON.stringify(one) === JSON.stringify(answer));
    expect(found, `${id} ${JSON.stringify(answer)}`).toBe(true);
  }
}

function expectNothingTwice({ server, checksAsked }: World): void {
  expect([...server.effects.values()].every((times) => times === 1)).toBe(true);
  expect(server.wrongs).toEqual([]);
  expect([...server.tries.values()].reduce((sum, tries) => sum + tries, 0)).toBeLessThanOrEqual(checksAsked);
}

test('whatever the network and another device do, nothing is lost, applied twice or overwritten in silence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fates, async (steps, fateList) => {
      const world = new World(fateList);
      for (const one of steps) {
        await world.run(one);
        expectNothingLost(world);
        expectNothingTwice(world);
      }
      await world.comeToRest();
      expectNothingLost(world);
      expectNothingTwice(world);
      if (world.server.submitted) return;
      expect(world.stored).toBeNull();
      expect(world.queue.status()).toEqual({ mark: 'saved', halt: null, act: null });
      for (const [id, answer] of world.entered) expect(world.server.answers.get(id)?.answer).toEqual(answer);
    }),
    { numRuns: 3000 },
  );
}, 60_000);
