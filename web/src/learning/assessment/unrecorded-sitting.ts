import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { openAttempt } from '../attempt/open-attempt.ts';
import { laidOver } from '../attempt/played-attempt.ts';
import { playedQuestion } from '../attempt/played-question.ts';
import type { Changes } from '../../base/saving/changes.ts';
import type { Outcome } from '../../base/saving/save-request.ts';
import { openUnrecordedQueue } from '../../base/saving/unrecorded-queue.ts';
import { hearTime } from './clock/clocks.ts';
import type { Sitting } from './played-sitting.ts';
import type { SittingReply } from './send-sitting.ts';
import type { SittingCopy } from './start/open-sitting.ts';

export const unrecordedFragment = graphql(`
  fragment UnrecordedSitting_attempt on UnrecordedAttempt {
    id
    ticket
    type
    level
    time_limit
    deadline
    server_time
    questions {
      ...PlayedQuestion_attemptQuestion
    }
  }
`);

/** A sitting that is recorded nowhere, as it begins, and the ticket that it is graded with. */
export function unrecordedSitting(masked: FragmentType<typeof unrecordedFragment>): {
  sitting: Sitting;
  ticket: string;
} {
  const { ticket, ...one } = readFragment(unrecordedFragment, masked);
  hearTime(one.id, one);
  const sitting: Sitting = {
    id: one.id,
    type: one.type === 'SUMMARY' ? 'SUMMARY' : 'BENCHMARK',
    level: one.level,
    revision: 0,
    index: 0,
    over: false,
    time_limit: one.time_limit,
    result: null,
    review: null,
    submitted_by_timer: false,
    late_answers: null,
    questions: one.questions.map(playedQuestion),
  };
  return { sitting, ticket };
}

/** What was entered, as the server takes it. */
const answersIn = ({ questions }: Changes) =>
  Object.entries(questions).map(([question_id, { answer, seconds }]) => ({
    question_id,
    answer: answer ?? null,
    seconds_spent: seconds ?? null,
  }));

/** What the server says of a sitting that is over. */
export type Graded = Pick<Sitting, 'result' | 'review'> & Partial<Pick<Sitting, 'questions'>>;

/** Opens the working copy of a sitting that is recorded nowhere; `grade` asks the server what it comes to. */
export async function openUnrecorded(
  sitting: Sitting,
  load: () => Promise<Sitting | null>,
  grade: (answers: ReturnType<typeof answersIn>) => Promise<Outcome<{ revision: number; graded: Graded }>>,
): Promise<SittingCopy | null> {
  const target = { type: sitting.type, group_id: '', course_id: '', attempt_id: sitting.id, name: '' } as const;
  const queue = openUnrecordedQueue<SittingReply>(
    target,
    (revision) => ({ revision }),
    async (_act, entered) => {
      const outcome = await grade(answersIn(entered));
      if (outcome.kind !== 'DONE') return outcome;
      const { revision, graded } = outcome.reply;
      return { kind: 'DONE', reply: { revision, submitted: { ...laidOver(sitting, entered), ...graded, over: true } } };
    },
  );
  return openAttempt(sitting, queue, load);
}
