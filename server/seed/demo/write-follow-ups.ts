import type { Database } from '../../src/database/connect.ts';
import type { Days } from './days.ts';
import { centerAdmin, customerSuccess, salesManager } from './demo-accounts.ts';
import { insertAll } from './insert-all.ts';
import { harbour as harbourData, rio as rioData } from './school-data.ts';
import type { FindPerson } from './write-people.ts';

type FollowUps = {
  readonly db: Database;
  readonly days: Days;
  readonly person: FindPerson;
  /** The ids of the two institutions. */
  readonly harbour: string;
  readonly rio: string;
};

/** Writes what is to be done for the institutions: one follow-up is overdue, one stands on a comment, one was asked. */
export async function writeFollowUps({ db, days, person, harbour, rio }: FollowUps): Promise<void> {
  const licenseOf = async (key: string) =>
    (await db.selectFrom('licenses').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;
  const said = await db
    .selectFrom('comments')
    .select('id')
    .where('institution_id', '=', harbour)
    .where('comment', 'like', 'Quote for the second campus sent%')
    .executeTakeFirstOrThrow();
  const followUp = (institution_id: string, due: number, what: string, values: object = {}) => ({
    institution_id,
    what,
    due_on: days.in(institution_id === rio ? rioData.time_zone : harbourData.time_zone).day(due),
    created_by: person(salesManager),
    created_on: days.moment(Math.min(due, 0) - 7),
    assignee_id: null,
    license_id: null,
    comment_id: null,
    question: null,
    seats: null,
    done_on: null,
    done_by: null,
    ...values,
  });
  await insertAll(db, 'follow_ups', [
    followUp(rio, -3, 'Call Ximena about the renewal of the taller central.', {
      assignee_id: person(salesManager),
      license_id: await licenseOf('ITRC-5VHA-2026'),
    }),
    followUp(harbour, 4, 'Ask Grace what the board has decided.', {
      assignee_id: person(salesManager),
      comment_id: said.id,
    }),
    followUp(harbour, 0, 'Two more evening classes begin in spring.', {
      question: 'MORE_SEATS',
      seats: 100,
      license_id: await licenseOf('HSTC-K9RD-EVEN'),
      assignee_id: person(salesManager),
      created_by: person(centerAdmin),
      created_on: days.moment(-1),
    }),
    followUp(rio, -1, 'Show the new instructors at plantel norte how to open a group.', {
      assignee_id: person(customerSuccess),
      license_id: await licenseOf('ITRC-9CYF-2026'),
    }),
    followUp(harbour, -20, 'Send the summary of the first term.', {
      assignee_id: person(salesManager),
      done_on: days.moment(-21),
      done_by: person(salesManager),
    }),
  ]);
}
