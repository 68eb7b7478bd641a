import { untouched } from '@lectern/domain/attempt/question-progress.ts';
import { refusalText, type RefusalCode } from '@lectern/domain/refusal.ts';
import { isSettled } from '@lectern/domain/attempt/question-state.ts';
import { buildSchema, graphql, type ExecutionResult } from 'graphql';
import { expect } from 'vitest';
import schemaText from '../../../server/schema.graphql?raw';
import type {
  AssessmentDraftInput,
  CheckAnswerInput,
  StartAssessmentInput,
  StudyProjectProgressInput,
} from '../../src/graphql/generated/graphql.ts';
import { refuse } from '../school.ts';
import {
  ask,
  beginAttempt,
  refuseStale,
  saveDraft,
  shownQuestions,
  submit,
  tryAnswer,
  type AttemptModel,
  type Given,
} from './attempt-model.ts';
import type { PlayCourse } from './play-course.ts';
import { listAssessments, saveSitting, startSitting, submitSitting, type Submission } from './sitting-model.ts';

const schema = buildSchema(schemaText);

type Based = { readonly attempt_id?: string | null | undefined; readonly revision?: number | null | undefined };

/** A call as the server has got it. */
export type PlayCall = {
  readonly operation: string;
  readonly key: string | null;
  readonly variables: Record<string, unknown>;
};

/**
 * The server of the players at the boundary of fetch: the real schema, the real rules of the domain, revisions, keys and
 * deadlines; and a line that can break before or after a call.
 */
export class PlayServer {
  /** lost: nothing gets through. replies lost: calls take effect, and nobody hears of it. busy: the server says so. */
  line: 'up' | 'lost' | 'replies lost' | 'busy' = 'up';
  /** The "no" to every call, such as that of a locked group; null where there is none. */
  refused: RefusalCode | null = null;
  /** Every call that got through, in order. */
  readonly calls: PlayCall[] = [];
  /** Mutations that took effect; a repeated key is none. */
  readonly effects: string[] = [];
  readonly attempts: AttemptModel[] = [];
  /** The server's clock is another than that of this machine. */
  ahead = 5 * 3_600_000;
  private readonly kept = new Map<string, Promise<ExecutionResult>>();

  readonly course: PlayCourse;

  constructor(course: PlayCourse) {
    this.course = course;
  }

  readonly fetch = async (_address: unknown, init?: RequestInit): Promise<Response> => {
    if (this.line === 'lost') throw new TypeError('Failed to fetch');
    const { query, variables, operationName } = JSON.parse(init?.body as string);
    const key = new Headers(init?.headers).get('idempotency-key');
    this.calls.push({ operation: operationName, key, variables });
    if (this.line === 'busy')
      return Response.json({ errors: [{ message: 'busy', extensions: { code: 'UNAVAILABLE' } }] });
    if (this.refused !== null) {
      const extensions = { code: this.refused };
      return Response.json({ data: null, errors: [{ message: refusalText(this.refused), extensions }] });
    }
    const run = () =>
      graphql({
        schema,
        source: query,
        rootValue: this.root,
        variableValues: variables,
        operationName,
      });
    const known = key === null ? undefined : this.kept.get(key);
    const reply = known ?? run();
    if (key !== null && !known) this.kept.set(key, reply);
    const result = await reply;
    if (key !== null && !known && !result.errors) this.effects.push(operationName);
    if (this.line === 'replies lost') throw new TypeError('Failed to fetch');
    return Response.json(result);
  };

  get time(): number {
    return Date.now() + this.ahead;
  }

  /** The open attempt of a study project or of a sitting. */
  open(type: AttemptModel['type']): AttemptModel {
    return this.attempts.findLast((one) => one.type === type && !one.over) ?? refuse('NO_ATTEMPT', 'Not started.');
  }

  /** Another device saves an answer to a question, counted from 0. */
  answerElsewhere(type: AttemptModel['type'], index: number, answer: unknown): void {
    const attempt = this.open(type);
    saveDraft(attempt, { [attempt.asked[index]?.id ?? '']: { answer } }, null);
  }

  /** Another device submits the open sitting; or the server does, since the time was over. */
  submitElsewhere(type: 'BENCHMARK' | 'SUMMARY', byTimer = false): void {
    submit(this.open(type), this.time, byTimer);
  }

  private readonly root = {
    studyProject: () => this.studyProject(),
    saveStudyProjectProgress: ({ data }: { data: StudyProjectProgressInput }) => this.saveProject(data),
    checkAnswer: ({ data }: { data: CheckAnswerInput }) => {
      const attempt = this.attemptFor('STUDY_PROJECT', data);
      const { last_result } = tryAnswer(attempt, data.question_id, data.answer);
      const attempt_question = shownQuestions(attempt, this.course.helps ?? false).find(
        ({ question }) => question.id === data.question_id,
      );
      return {
        result: last_result,
        settled: false,
        revision: attempt.revision,
        saved_at: this.iso(),
        attempt_question,
      };
    },
    saveExerciseResult: () => this.finishProject(),
    questionResources: () => [
      {
        id: 'r1',
        type: 'hint',
        page: { id: 'page', page_number: 1, title: 'Sensors', content: '<p>They measure.</p>' },
      },
      {
        id: 'r2',
        type: 'reveal',
        page: { id: 'page2', page_number: 2, title: 'Actuators', content: '<p>They move.</p>' },
      },
    ],
    studentCourseProgress: () => ({
      course: { id: 'c1', name: 'Connected Devices', language: this.course.language ?? 'en', levels: 3 },
      benchmark: listAssessments(this, 'BENCHMARK'),
      summary: listAssessments(this, 'SUMMARY'),
    }),
    startAssessment: ({ data }: { data: StartAssessmentInput }) => startSitting(this, data),
    saveAssessmentDraft: ({ data }: { data: AssessmentDraftInput }) => saveSitting(this, data),
    saveBenchmarkAnswers: (args: Submission) => submitSitting(this, args),
    saveSummaryAnswers: (args: Submission) => submitSitting(this, args),
  };

  private studyProject(): object {
    const { project = [], keyElements = false, language = 'en' } = this.course;
    const attempts = this.attempts.filter(({ type }) => type === 'STUDY_PROJECT');
    const shown = (attempt: AttemptModel | undefined) => (attempt ? this.shownProject(attempt) : null);
    return {
      id: 'p1',
      level: 1,
      study_project_number: 3,
      title: 'Choosing a connection',
      kind: 'LEARN',
      introduction: '<h2>Learn</h2><p>A clinic in the country needs a connection.</p>',
      published: true,
      total_questions: project.length,
      lesson: { id: 'l1', name: 'Networks', course_id: 'c1', course_name: 'Connected Devices', language },
      keyElements: keyElements ? keyElementsOf() : [],
      draft: shown(attempts.find(({ over }) => !over)),
      latest: shown(attempts.findLast(({ over }) => over)),
    };
  }

  private shownProject(attempt: AttemptModel): object {
    return {
      id: attempt.id,
      revision: attempt.revision,
      question_index: attempt.index,
      finished: attempt.over,
      attempt_questions: shownQuestions(attempt, this.course.helps ?? false),
    };
  }

  private saveProject(data: StudyProjectProgressInput): object {
    if (data.revision == null) {
      const { project = [] } = this.course;
      const open = this.attempts.find(({ type, over }) => type === 'STUDY_PROJECT' && !over);
      const begun = { type: 'STUDY_PROJECT', level: 1, asked: ask(project), timeLimit: null } as const;
      return this.shownProject(open ?? beginAttempt(this, begun));
    }
    const attempt = this.attemptFor('STUDY_PROJECT', data);
    const same =
      Object.keys(drafted(data.progress)).length === 0 && (data.question_index ?? attempt.index) === attempt.index;
    if (!same) saveDraft(attempt, drafted(data.progress), data.question_index ?? null);
    return this.shownProject(attempt);
  }

  private finishProject(): object {
    const attempt = this.attempts.findLast(({ type }) => type === 'STUDY_PROJECT') ?? refuse('NO_ATTEMPT', '');
    const states = attempt.asked.map(({ id }) => attempt.progress[id] ?? untouched);
    if (!states.every(isSettled)) refuse('NOT_COMPLETE', 'Some questions are not settled yet.');
    if (!attempt.over) submit(attempt, this.time, false);
    const solved = states.filter(({ last_result }) => last_result === true);
    return {
      corrects: solved.length,
      first_try_corrects: solved.filter(({ incorrect_count }) => incorrect_count === 0).length,
      total_questions: states.length,
      seconds_spent: states.reduce((sum, { seconds }) => sum + seconds, 0),
    };
  }

  private attemptFor(type: AttemptModel['type'], data: Based): AttemptModel {
    const attempt = this.attempts.find((one) => one.type === type && !one.over);
    if (!attempt || attempt.id !== data.attempt_id) {
      return refuse('ATTEMPT_OVER', 'This attempt has been submitted and can no longer be changed.');
    }
    refuseStale(attempt, data.revision);
    return attempt;
  }

  private iso(time = this.time): string {
    return new Date(time).toISOString();
  }
}

/** Waits until the page has asked a busy server twice more; whatever it does meanwhile, it has had the time for. */
export async function untilTriedAgain(server: PlayServer): Promise<void> {
  server.line = 'busy';
  const before = server.calls.length;
  await expect.poll(() => server.calls.length, { timeout: 10_000 }).toBeGreaterThan(before + 1);
}

const drafted = (progress: unknown) => (progress ?? {}) as Record<string, Given>;

function keyElementsOf(): object[] {
  const page = (number: number) => ({
    id: `page-${number}`,
    page_number: number,
    title: `Page ${number}`,
    content: `<p>What a gateway does, part ${number}.</p>`,
  });
  const card = {
    id: 'card',
    title: '',
    term: 'Gateway',
    definition: 'It joins two networks.',
    image: null,
    published: true,
  };
  const clip = {
    id: 'clip',
    title: 'A gateway at work',
    poster: null,
    duration_seconds: 42,
    published: true,
    sources: [],
    tracks: [],
  };
  const base = { published: true, pages: [], cards: [], clip_cards: [] };
  return [
    { ...base, id: 'k1', name: 'Gateways', type: 'ebook', order_key: 1, pages: [page(1), page(2)] },
    { ...base, id: 'k2', name: 'Words', type: 'quickdeck', order_key: 2, cards: [card] },
    { ...base, id: 'k3', name: 'Watch', type: 'quickclip', order_key: 3, clip_cards: [clip] },
  ];
}
