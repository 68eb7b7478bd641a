import { isGroupLocked } from '@lectern/domain/group/group.ts';
import { untouched } from '@lectern/domain/attempt/question-progress.ts';
import type { AskedQuestion } from '@lectern/domain/attempt/asked-question.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { resumeIndex } from '@lectern/domain/attempt/resume-index.ts';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { builder } from '../../graphql/builder.ts';
import { getViewerId, type Context } from '../../graphql/context.ts';
import { claimOf, keptReply, type Claim, type KeptReply } from '../../graphql/transaction.ts';
import { groupAccessJson, lockFor, principalOf, type GroupAccess } from '../group/group-access.ts';
import { attemptHeadJson, iso, wholeAttempt, type AttemptHead } from '../attempt/attempt-row.ts';
import { AssessmentAttempt } from './assessment-attempt.ts';
import { DraftAnswerInput, givenAnswers } from '../attempt/given-answers.ts';
import { isOverdue } from './submit-overdue.ts';

const AssessmentDraftInput = builder.inputType('AssessmentDraftInput', {
  description: 'What to save of an open sitting.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    attempt_id: t.id({ description: 'The attempt.' }),
    revision: t.int({ description: 'The revision these answers are based on; an older one is a CONFLICT.' }),
    question_index: t.int({ required: false, description: 'The question reached, counted from 0.' }),
    answers: t.field({ type: [DraftAnswerInput], description: 'The answers that changed.' }),
  }),
});

type Draft = typeof AssessmentDraftInput.$inferInput;

builder.mutationField('saveAssessmentDraft', (t) =>
  t.field({
    type: AssessmentAttempt,
    description:
      'Saves answers of your open sitting. After the deadline and 30 seconds of grace nothing is taken any more.',
    args: { data: t.arg({ type: AssessmentDraftInput, description: 'What to save.' }) },
    // The most frequent write of all: one statement to look, one to write, which keeps the reply for the key as well.
    extensions: { transaction: 'own' },
    resolve: async (_root, args, context, info) => {
      const claim = claimOf('saveAssessmentDraft', args, context, info);
      const found = await ownSitting(context, args.data, claim);
      if (claim && found.kept) return keptReply(found.kept, claim.request_hash) as AttemptHead;
      return (await write(context, args.data, found.head, claim)) ?? notWritten(context, args.data, claim);
    },
  }),
);

type Found = { readonly head: AttemptHead; readonly kept: KeptReply | null };

async function ownSitting(context: Context, draft: Draft, claim: Claim | null): Promise<Found> {
  const viewerId = getViewerId(context);
  const { rows } = await sql<Found & { access: GroupAccess }>`/* own-sitting */
    select ${groupAccessJson()} as access, ${attemptHeadJson()} as head, (
      select json_build_object('request_hash', k.request_hash, 'response', k.response) from idempotency_keys k
      where k.user_id = viewer.id and k.operation = ${claim?.operation ?? null} and k.key = ${claim?.key ?? null}::uuid
    ) as kept
    from attempts a
    join users viewer on viewer.id = a.user_id and viewer.deleted_on is null
    join groups g on g.id = a.group_id and g.deleted_on is null
    where a.group_id = ${draft.group_id} and a.id = ${draft.attempt_id} and a.user_id = ${viewerId}
      and a.type <> 'STUDY_PROJECT'`.execute(context.db);
  const row = rows[0];
  const own = row?.access.group_role != null;
  context.checks.allow('saveAssessmentDraft', own ? principalOf(row.access, viewerId) : { signedIn: true });
  if (!row) throw new Refusal('NOT_FOUND');
  if (isGroupLocked(row.access, row.access.today)) throw new Refusal(lockFor(row.access) ?? 'GROUP_LOCKED');
  return row;
}

/** Null where the sitting has moved on in the meantime; then nothing is written. */
async function write(
  { db }: Context,
  draft: Draft,
  head: AttemptHead,
  claim: Claim | null,
): Promise<AttemptHead | null> {
  const asked = await askedIn(db, head);
  const changes = givenAnswers(asked, draft.answers).map(({ question_id, answer, seconds }) => [
    question_id,
    { ...untouched, answer, seconds },
  ]);
  const index = draft.question_index == null ? null : resumeIndex(draft.question_index, asked.length);
  const { rows } = await sql<Pick<AttemptHead, 'revision' | 'question_index' | 'saved_at'>>`/* save-draft */
    with saved as (
      update attempts set progress = progress || ${JSON.stringify(Object.fromEntries(changes))}::jsonb,
        question_index = coalesce(${index}::int, question_index), revision = revision + 1, saved_at = clock_timestamp()
      where group_id = ${head.group_id} and id = ${head.id} and revision = ${draft.revision} and state = 'STARTED'
        and (deadline is null or clock_timestamp() <= deadline + interval '30 seconds')
      returning revision, question_index, ${iso('saved_at')} as saved_at
    ), replied as (
      insert into idempotency_keys (user_id, operation, key, request_hash, response)
      select ${head.user_id}::uuid, ${claim?.operation ?? ''}, ${claim?.key ?? null}::uuid, ${claim?.request_hash ?? ''},
        jsonb_build_object('value', ${JSON.stringify(head)}::jsonb || to_jsonb(saved))
      from saved where ${claim?.key ?? null}::uuid is not null
      on conflict do nothing
    )
    select * from saved`.execute(db);
  return rows[0] ? { ...head, ...rows[0] } : null;
}

/** Why nothing was written: the same request came first, the sitting is over, or another tab or device was faster. */
async function notWritten(context: Context, draft: Draft, claim: Claim | null): Promise<AttemptHead> {
  const { head, kept } = await ownSitting(context, draft, claim);
  if (claim && kept) return keptReply(kept, claim.request_hash) as AttemptHead;
  if (head.state === 'SUBMITTED') throw new Refusal('ATTEMPT_OVER');
  if (isOverdue(head)) throw new Refusal('TIME_OVER');
  const { revision, question_index, progress } = await wholeAttempt(context.db, head);
  throw new Refusal('CONFLICT', { details: { revision, question_index, progress } });
}

// What an attempt asks is frozen when it begins.
const askedQuestions = new LRUCache<string, readonly AskedQuestion[]>({ max: 5_000 });

async function askedIn(db: Context['db'], head: AttemptHead): Promise<readonly AskedQuestion[]> {
  const kept = askedQuestions.get(head.id);
  if (kept) return kept;
  const { questions } = await wholeAttempt(db, head);
  askedQuestions.set(head.id, questions);
  return questions;
}
