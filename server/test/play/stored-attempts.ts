import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import type { AttemptProgress } from '@lectern/domain/learning/attempt/question-progress.ts';
import { sql } from 'kysely';
import type { Database } from '../../src/base/database/connect.ts';
import type { PlayPlace, PlayType, StoredAttempt } from './play-school.ts';

/** The row of an attempt, with the texts of the answers it offers. */
export type AttemptFacts = {
  readonly id: string;
  readonly type: PlayType;
  readonly state: 'STARTED' | 'SUBMITTED';
  readonly submitted_by: 'LEARNER' | 'TIMER' | null;
  readonly revision: number;
  readonly question_index: number;
  readonly questions: readonly AskedQuestion[];
  readonly progress: AttemptProgress;
  readonly texts: readonly { readonly question_id: string; readonly id: string; readonly text: string }[];
};

/** The attempts of the learner, in the order they were begun. */
export async function readAttempts(db: Database, { group_id, learner }: PlayPlace): Promise<AttemptFacts[]> {
  const { rows } = await sql<AttemptFacts>`
    select a.id, a.type, a.state, a.submitted_by, a.revision, a.question_index, a.questions, a.progress, (
      select json_agg(json_build_object('question_id', o.question_id, 'id', o.id, 'text', o.answer))
      from jsonb_array_elements(a.questions) asked join answers o on o.question_id = (asked ->> 'question_id')::uuid
    ) as texts
    from attempts a where a.group_id = ${group_id} and a.user_id = ${learner.id} order by a.started_at`.execute(db);
  return rows;
}

/** What a test is told of an attempt. */
export function storedAttempt(facts: AttemptFacts): StoredAttempt {
  const { id: attempt_id, type, state, submitted_by, question_index, questions, progress } = facts;
  return {
    attempt_id,
    type,
    over: state === 'SUBMITTED',
    by_timer: submitted_by === 'TIMER',
    index: question_index,
    questions: questions.map(({ question_id, level, order }) => {
      const done = progress[question_id];
      return inWords(facts, question_id, {
        level,
        order,
        answer: done?.answer ?? null,
        seconds: done?.seconds ?? 0,
        incorrect_count: done?.incorrect_count ?? 0,
        last_result: done?.last_result ?? null,
        retry_order: done?.retry_order ?? null,
      });
    }),
  };
}

/** An answer with ids in place of the texts that a test speaks of. */
export function inIds(facts: AttemptFacts, questionId: string, words: unknown): unknown {
  return renamed(
    words,
    textsOf(facts, questionId).map(({ id, text }) => [text, id]),
  );
}

function inWords<Value>(facts: AttemptFacts, questionId: string, value: Value): Value {
  return renamed(
    value,
    textsOf(facts, questionId).map(({ id, text }) => [id, text]),
  );
}

const textsOf = ({ texts }: AttemptFacts, questionId: string) =>
  texts.filter(({ question_id }) => question_id === questionId);

function renamed<Value>(value: Value, names: readonly (readonly [string, string])[]): Value {
  const json = names.reduce(
    (text, [from, to]) => text.replaceAll(JSON.stringify(from), JSON.stringify(to)),
    JSON.stringify(value),
  );
  return JSON.parse(json) as Value;
}
