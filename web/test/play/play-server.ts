import { expect, inject } from 'vitest';
import type {
  PlayCourse,
  PlayLearner,
  PlayPerson,
  PlayPlace,
  PlaySchool,
  PlayType,
  StoredAttempt,
} from '../../../server/test/play/play-school.ts';
import { shiftTimes } from '../../../server/test/play/shift-times.ts';
import { storedTokens } from '../../src/base/session/session-store.ts';

export type { PlayCourse, PlayLearner } from '../../../server/test/play/play-school.ts';

/** A call as it has got through to the server. */
export type PlayCall = {
  readonly operation: string;
  readonly key: string | null;
  readonly variables: Record<string, unknown>;
};

/**
 * The real server, started beside these tests, with a course and a learner of its own for each of them; what stands
 * here is the line to it, which can break before or after a call.
 */
export class PlayServer {
  /** lost: nothing gets through. replies lost: calls take effect, and nobody hears of it. busy: the server says so. */
  line: 'up' | 'lost' | 'replies lost' | 'busy' = 'up';
  /** Every call that got through, in order. */
  readonly calls: PlayCall[] = [];
  /** The operations that the server has answered, in the order of its answers. */
  readonly answered: string[] = [];
  /** Mutations that took effect; a repeated key is none. */
  readonly effects: string[] = [];
  readonly place: PlayPlace;
  /** The clock of the server is another than that of this machine. */
  private ahead = 5 * 3_600_000;
  private readonly done = new Set<string>();
  private readonly underWay = new Set<Promise<unknown>>();
  private passing: Promise<unknown> = Promise.resolve();
  private readonly held = new Map<string, { readonly answered: () => void; readonly released: Promise<void> }>();

  private constructor(place: PlayPlace) {
    this.place = place;
  }

  static async open(course: PlayCourse): Promise<PlayServer> {
    return new PlayServer(await tell('build', course));
  }

  /** Where the course is, or a page of it. */
  path(page = ''): string {
    return `/group/${this.place.group_id}/course/${this.place.course_id}${page}`;
  }

  /** The way to the study project from the course. */
  get project(): string {
    return `/study-project/${this.place.project_id}`;
  }

  /** Holds back what the server answers to an operation from now on: it has `answered`, and nobody hears of it until `release`. */
  hold(operation: string): { readonly answered: Promise<void>; readonly release: () => void } {
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    this.held.set(operation, { answered: resolve, released });
    return { answered, release };
  }

  readonly fetch = async (_address: unknown, init: RequestInit = {}): Promise<Response> => {
    if (this.line === 'lost') throw new TypeError('Failed to fetch');
    const { operationName: operation, variables } = JSON.parse(init.body as string);
    const headers = new Headers(init.headers);
    const key = headers.get('idempotency-key');
    this.calls.push({ operation, key, variables });
    if (this.line === 'busy')
      return Response.json({ errors: [{ message: 'busy', extensions: { code: 'UNAVAILABLE' } }] });
    const token = storedTokens()?.access_token;
    if (token) headers.set('authorization', `Bearer ${token}`);
    await this.passing;
    const reply = this.reply({ ...init, headers });
    this.underWay.add(reply);
    const { status, body } = await reply.finally(() => this.underWay.delete(reply));
    const isNew = key !== null && !this.done.has(key) && JSON.parse(body).errors === undefined;
    if (isNew) {
      this.done.add(key);
      this.effects.push(operation);
    }
    this.answered.push(operation);
    const held = this.held.get(operation);
    held?.answered();
    await held?.released;
    if (this.line === 'replies lost') throw new TypeError('Failed to fetch');
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  };

  /** Somebody else, who belongs to the group only where they are given a role in it. */
  person(person: PlayPerson): Promise<PlayLearner> {
    return tell('person', this.place, person);
  }

  /** All attempts of the learner as they are stored, in the order they were begun. */
  attempts(): Promise<StoredAttempt[]> {
    return tell('attempts', this.place);
  }

  /** The open attempt of this kind. */
  async open(type: PlayType): Promise<StoredAttempt> {
    const open = (await this.attempts()).findLast((one) => one.type === type && !one.over);
    if (!open) throw new Error('Not started.');
    return open;
  }

  /** Another device saves an answer to a question, counted from 0; it names the texts of its answers. */
  answerElsewhere(type: PlayType, index: number, answer: unknown): Promise<void> {
    return tell('answerElsewhere', this.place, type, index, answer);
  }

  /** Another device submits the open sitting. */
  submitElsewhere(type: 'BENCHMARK' | 'SUMMARY'): Promise<void> {
    return tell('submitElsewhere', this.place, type);
  }

  /** An instructor gives more time. */
  addTime(seconds: number): Promise<void> {
    return tell('addTime', this.place, seconds);
  }

  lockGroup(): Promise<void> {
    return tell('changeGroup', this.place, { status: 'CLOSED' });
  }

  openGroup(): Promise<void> {
    return tell('changeGroup', this.place, { status: 'STARTED' });
  }

  /** The group opens the day after tomorrow only. */
  postponeGroup(): Promise<void> {
    const start_date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    return tell('changeGroup', this.place, { start_date });
  }

  unpublishProject(): Promise<void> {
    return tell('unpublishProject', this.place);
  }

  /** An instructor removes the learner from the group. */
  removeLearner(): Promise<void> {
    return tell('removeLearner', this.place);
  }

  /** An instructor moves the learner to another group, whose name is given. */
  moveLearner(): Promise<string> {
    return tell('moveLearner', this.place);
  }

  /** Lets time pass on the server while no call is under way; `here` lets it pass on this page in the same moment. */
  async passTime(seconds: number, here: () => void): Promise<void> {
    const passed = Promise.withResolvers<void>();
    this.passing = passed.promise;
    await Promise.allSettled(this.underWay);
    await tell('passTime', this.place, seconds);
    this.ahead += seconds * 1000;
    here();
    passed.resolve();
  }

  /** What is told is as far ahead as what is written was made older. */
  private async reply(init: RequestInit): Promise<{ readonly status: number; readonly body: string }> {
    const response = await fetch(`${inject('schoolAddress')}/graphql`, init);
    return { status: response.status, body: shiftTimes(await response.text(), this.ahead) };
  }
}

/** Waits until the page has asked a busy server twice more; whatever it does meanwhile, it has had the time for. */
export async function untilTriedAgain(server: PlayServer): Promise<void> {
  server.line = 'busy';
  const before = server.calls.length;
  await expect.poll(() => server.calls.length, { timeout: 10_000 }).toBeGreaterThan(before + 1);
}

async function tell<Act extends keyof PlaySchool>(
  act: Act,
  ...args: Parameters<PlaySchool[Act]>
): Promise<Awaited<ReturnType<PlaySchool[Act]>>> {
  const response = await fetch(`${inject('schoolAddress')}/play/${act}`, {
    method: 'POST',
    body: JSON.stringify(args),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Awaited<ReturnType<PlaySchool[Act]>>;
}
