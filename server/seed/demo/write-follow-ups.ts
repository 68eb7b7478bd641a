import { randomUUID } from 'node:crypto';
import type { ActivityKind } from '@lectern/domain/business/institution/activity.ts';
import { centerAdmin, customerSuccess, salesManager } from './demo-accounts.ts';
import { insertAll } from './insert-all.ts';
import { rioStaff } from './learners.ts';
import type { News } from './news.ts';
import { harbour as harbourData, rio as rioData } from './school-data.ts';
import { tell } from './tell.ts';

/** Writes what is to be done for the institutions: one follow-up is overdue, one stands on a comment, and administrators asked two. */
export async function writeFollowUps(news: News): Promise<void> {
  const { db, days, person, harbour, rio } = news;
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
  await ask(news, centerAdmin, {
    institution_id: harbour,
    question: 'MORE_SEATS',
    activity: 'SEATS_ASKED',
    about: 'Digital Workplace, evening classes',
    license_id: await licenseOf('HSTC-K9RD-EVEN'),
    member_id: null,
    seats: 100,
    what: 'Two more evening classes begin in spring.',
  });
  const { admin, instructor } = rioStaff;
  const member = await db
    .selectFrom('institution_members')
    .select('id')
    .where('institution_id', '=', rio)
    .where('user_id', '=', person(instructor.key))
    .executeTakeFirstOrThrow();
  await ask(news, admin.key, {
    institution_id: rio,
    question: 'MEMBER',
    activity: 'MEMBER_ASKED',
    about: `${instructor.first_name} ${instructor.last_name}`,
    license_id: null,
    member_id: member.id,
    seats: null,
    what: 'Arturo leaves us at the end of the month. Please remove him, and give his group to me.',
  });
}

type Question = {
  readonly institution_id: string;
  readonly question: 'MORE_SEATS' | 'MEMBER';
  readonly activity: ActivityKind;
  readonly about: string;
  readonly license_id: string | null;
  readonly member_id: string | null;
  readonly seats: number | null;
  readonly what: string;
};

/** A question of yesterday to the sales manager, which is due the day it is asked. */
async function ask(news: News, by: string, { institution_id, activity, about, ...asked }: Question): Promise<void> {
  const { db, days, person } = news;
  const id = randomUUID();
  const zone = institution_id === news.rio ? rioData.time_zone : harbourData.time_zone;
  const { what, ...codes } = asked;
  await insertAll(db, 'follow_ups', [
    {
      id,
      institution_id,
      ...asked,
      due_on: days.in(zone).day(-1),
      assignee_id: person(salesManager),
      created_on: days.moment(-1),
      created_by: person(by),
    },
  ]);
  await tell(news, by, institution_id, {
    on: -1,
    activity,
    about,
    action: 'SALES_ASKED',
    object: { type: 'follow-up', id },
    details: codes,
    personal: { what },
  });
}
