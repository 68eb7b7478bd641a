import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import type { Outcome, SaveRequest } from '../../src/base/saving/save-request.ts';

/** The reply of the model: the revision, and how often the question of a check was tried. */
export type ModelReply = { readonly revision: number; readonly tries?: number };

/** An attempt as the server keeps it, in the few rules that a queue can tell: revisions, keys, tries, submission. */
export class ModelServer {
  revision = 1;
  submitted = false;
  readonly answers = new Map<string, { answer: Answer; by: 'us' | 'other' }>();
  readonly tries = new Map<string, number>();
  /** How often a request with this key took effect. */
  readonly effects = new Map<string, number>();
  /** Answers of another device that the learner has seen. */
  readonly seen = new Set<string>();
  /** Own answers that the learner gave up for newer ones. */
  readonly givenUp = new Set<string>();
  /** What should not have happened: unseen answers were replaced, or given up ones came back. */
  readonly wrongs: string[] = [];
  private readonly kept = new Map<string, { body: string; outcome: Outcome<ModelReply> }>();

  handle(request: SaveRequest): Outcome<ModelReply> {
    const body = JSON.stringify(request);
    const before = this.kept.get(request.key);
    if (before && before.body !== body) return { kind: 'REFUSED', code: 'IDEMPOTENCY_REUSED', text: '' };
    if (before) return before.outcome;
    const outcome = this.apply(request);
    this.kept.set(request.key, { body, outcome });
    return outcome;
  }

  /** Another device saves an answer; it has seen everything that is on the server. */
  writeElsewhere(questionId: string, answer: Answer): void {
    this.answers.set(questionId, { answer, by: 'other' });
    this.revision += 1;
  }

  /** The learner looks at what is on the server. */
  show(): void {
    for (const { answer } of this.answers.values()) this.seen.add(JSON.stringify(answer));
  }

  private apply({ key, revision, act, changes }: SaveRequest): Outcome<ModelReply> {
    if (this.submitted) return { kind: 'REFUSED', code: 'ATTEMPT_OVER', text: '' };
    if (revision !== this.revision) return { kind: 'REFUSED', code: 'CONFLICT', text: '' };
    this.effects.set(key, (this.effects.get(key) ?? 0) + 1);
    for (const [id, { answer }] of Object.entries(changes.questions)) {
      const taken = act?.kind !== 'FINISH' && (act?.kind !== 'CHECK' || act.question_id === id);
      if (answer && taken) this.write(id, answer);
    }
    this.revision += 1;
    if (act?.kind === 'SUBMIT') this.submitted = true;
    if (act?.kind !== 'CHECK') return { kind: 'DONE', reply: { revision: this.revision } };
    const tries = (this.tries.get(act.question_id) ?? 0) + 1;
    this.tries.set(act.question_id, tries);
    return { kind: 'DONE', reply: { revision: this.revision, tries } };
  }

  private write(id: string, answer: Answer): void {
    const there = this.answers.get(id);
    const before = JSON.stringify(there?.answer);
    if (there?.by === 'other' && !this.seen.has(before)) this.wrongs.push(`${before} was overwritten`);
    if (this.givenUp.has(JSON.stringify(answer))) this.wrongs.push(`${JSON.stringify(answer)} came back`);
    this.answers.set(id, { answer, by: 'us' });
  }
}
