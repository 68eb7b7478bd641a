import type { ActivityKind } from '@lectern/domain/business/institution/activity.ts';
import { centerAdmin, mainInstructor, salesManager } from './demo-accounts.ts';
import { insertAll } from './insert-all.ts';
import { harbour, kestrel, rio, type InstitutionData } from './school-data.ts';
import type { News } from './news.ts';
import { writeInvitations } from './write-invitations.ts';

/** Writes what happened at the institutions: open invitations, comments of the sales staff, and the list of activities. */
export async function writeNews(news: News): Promise<void> {
  await writeInvitations(news);
  await writeComments(news);
  await writeActivities(news);
}

async function writeComments({ db, days, person, ...ids }: News): Promise<void> {
  const comment = (institution_id: string, daysAgo: number, text: string) => ({
    institution_id,
    user_id: person(salesManager),
    comment: text,
    created_on: days.moment(-daysAgo),
  });
  await insertAll(db, 'comments', [
    comment(
      ids.harbour,
      96,
      'Grace wants to start with the morning groups and to add the second campus after the first term.',
    ),
    comment(
      ids.harbour,
      6,
      'Quote for the second campus sent: 500 places. She will answer after the meeting of the board.',
    ),
    comment(ids.rio, 12, 'Renewal of the taller central is due soon. Ximena asks for the same number of places.'),
  ]);
}

async function writeActivities({ db, days, person, ...ids }: News): Promise<void> {
  const entry = (
    institution_id: string,
    offset: number,
    activity: ActivityKind,
    about: string,
    by: string = salesManager,
  ) => ({ institution_id, user_id: person(by), activity, about, created_on: days.moment(offset) });
  const ofLicenses = (institution_id: string, { licenses }: InstitutionData) =>
    licenses.flatMap(({ name, quoted, activated, withdrawn }) => [
      entry(institution_id, quoted, 'LICENSE_QUOTED', name),
      ...(activated === null ? [] : [entry(institution_id, activated, 'LICENSE_ACTIVATED', name)]),
      ...(withdrawn === undefined ? [] : [entry(institution_id, withdrawn, 'LICENSE_WITHDRAWN', name)]),
    ]);
  await insertAll(db, 'activities', [
    ...ofLicenses(ids.harbour, harbour),
    ...ofLicenses(ids.rio, rio),
    ...ofLicenses(ids.kestrel, kestrel),
    entry(ids.harbour, -47, 'GROUP_CREATED', 'Cohort A', mainInstructor),
    entry(ids.harbour, -3, 'MEMBER_INVITED', 'Ayşegül Demir', centerAdmin),
  ]);
}
