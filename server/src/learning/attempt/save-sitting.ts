import type { QuestionSaves } from '@lectern/domain/learning/attempt/after-save.ts';
import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { resumeIndex } from '@lectern/domain/learning/attempt/resume-index.ts';
import { isGroupLocked } from '@lectern/domain/classroom/group/group.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { LRUCache } from 'lru-cache';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { keptReply, type Claim } from '../../base/graphql/transaction.ts';
import { groupLocked, principalOf } from '../../base/access/group-access.ts';
import type { AttemptHead } from './attempt-row.ts';
import { findGroupOfAttempt } from './find-group-of-attempt.ts';
import { givenAnswers, type GivenAnswer } from './given-answers.ts';
import { isOverdue } from './is-overdue.ts';
import { saveOrLook, type FoundSitting } from './save-or-look.ts';

/** What is to be saved, as it was given. */
export type SittingDraft = {
  readonly group_id: string;
  readonly attempt_id: string;
  readonly revision: number;
  readonly question_index?: number | null | undefined;
  readonly answers: readonly GivenAnswer[];
};

// What an attempt asks is frozen when it begins.
const askedQuestions = new LRUCache<string, readonly AskedQuestion[]>({ max: 5_000 });

/** Remembers what a sitting asks, so that its first save need not look. */
export function rememberAsked(attemptId: string, asked: readonly AskedQuestion[]): void {
  askedQuestions.set(attemptId, asked);
}

const mostLooks = 5;

/**
 * Saves the caller's own sitting, in the group that is named or the one it has moved to. It refuses what is not theirs
 * like a missing one, a locked group unless the clock of the sitting runs, a sitting that is over and a revision that is not the newest.
 */
export async function saveSitting(
  context: Context,
  operation: Operation,
  draft: SittingDraft,
  claim: Claim | null,
): Promise<AttemptHead> {
  const user_id = getViewerId(context);
  const { attempt_id, revision } = draft;
  let { group_id } = draft;
  for (let looks = 0; looks < mostLooks; looks++) {
    const read = readDraft(draft);
    const ready = read instanceof Refusal ? null : read;
    const place = { user_id, group_id, attempt_id, revision, claim };
    const found = await saveOrLook(context.db, { ...place, saves: null, question_index: null, ...ready });
    const movedTo = found ? group_id : await findGroupOfAttempt(context.db, attempt_id, user_id);
    if (movedTo !== null && movedTo !== group_id) {
      group_id = movedTo;
      continue;
    }
    admit(context, operation, found);
    if (claim && found.kept) return keptReply(found.kept, claim.request_hash) as AttemptHead;
    if (!found.unsaved) return found.head;
    rememberAsked(attempt_id, found.unsaved.questions);
    if (read instanceof Refusal) throw read;
    refuseUnsaved(found, revision);
    // Nothing speaks against it: what is asked was not known yet, or another was faster while this one waited.
  }
  throw new Refusal('UNAVAILABLE');
}

type Ready = { readonly saves: QuestionSaves; readonly question_index: number | null };

/** What the draft says of the questions asked, or why it cannot be read; null where it is not known what is asked. */
function readDraft({ attempt_id, answers, question_index }: SittingDraft): Ready | Refusal | null {
  const asked = askedQuestions.get(attempt_id);
  if (!asked) return null;
  try {
    return {
      saves: givenAnswers(asked, answers, 'data.answers'),
      question_index: question_index == null ? null : resumeIndex(question_index, asked.length),
    };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function admit(context: Context, operation: Operation, found: FoundSitting | null): asserts found is FoundSitting {
  const own = found !== null && (found.runs || found.access.group_role !== null);
  context.checks.allow(operation, own ? principalOf(found.access, found.access.viewer_id) : { signedIn: true });
  if (!found) throw new Refusal('NOT_FOUND');
  if (!found.runs && isGroupLocked(found.access, found.access.today)) throw groupLocked(found.access);
}

function refuseUnsaved({ head, unsaved }: FoundSitting, revision: number): void {
  if (head.state === 'SUBMITTED') throw new Refusal('ATTEMPT_OVER');
  if (isOverdue(head)) throw new Refusal('TIME_OVER');
  if (head.revision === revision) return;
  const { question_index } = head;
  throw new Refusal('CONFLICT', {
    details: { revision: head.revision, question_index, progress: unsaved?.progress },
  });
}
