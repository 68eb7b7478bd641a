import { randomUUID } from 'node:crypto';
import { lastActs } from '../../src/base/audit-log/undoing.ts';
import { centerAdmin, salesManager } from './demo-accounts.ts';
import { insertAll } from './insert-all.ts';
import { formerLearner } from './learners.ts';
import type { News } from './news.ts';
import type { InvitationData } from './school-data.ts';
import { tell } from './tell.ts';
import { writeInvited } from './write-invitations.ts';

/**
 * Writes what was taken back and what still can be, as if by the acts: a learner who was removed, a file with people that was
 * undone and one that was not, an institution that was deleted, and an edit that was undone.
 */
export async function writeTakenBack(news: News): Promise<void> {
  await writeFormerLearner(news);
  await writeUndoneFile(news);
  await importFile(news, listOfThisYear);
  await writeDeletedInstitution(news);
  await writeUndoneEdit(news);
}

async function writeFormerLearner(news: News): Promise<void> {
  const { db, days, person, harbour: institution_id } = news;
  const { key, first_name, last_name } = formerLearner;
  const gone = {
    user_id: person(key),
    role: 'STUDENT' as const,
    created_on: days.moment(-60),
    deleted_on: days.moment(-12),
    deleted_by: person(centerAdmin),
  };
  const evening = await db.selectFrom('groups').select('id').where('key', '=', 'Spare5Caps').executeTakeFirstOrThrow();
  await insertAll(db, 'institution_members', [{ institution_id, ...gone }]);
  await insertAll(db, 'group_members', [{ group_id: evening.id, ...gone, blocked: true }]);
  await tell(news, centerAdmin, institution_id, {
    on: -12,
    activity: 'MEMBER_REMOVED',
    about: `${first_name} ${last_name}`,
    action: 'MEMBER_REMOVED',
    object: { type: 'user', id: person(key) },
    details: { role: 'STUDENT', groups: [evening.id] },
  });
}

type File = { readonly imported: number; readonly undone?: number; readonly people: readonly InvitationData[] };

const invited = (mailed: number, first_name: string, last_name: string): InvitationData => ({
  email: `${first_name}.${last_name}@people.test`.toLowerCase(),
  first_name,
  last_name,
  role: 'STUDENT',
  mailed,
});

/** The list of last year, which was taken back soon after. */
const listOfLastYear: File = {
  imported: -2.5,
  undone: -2.25,
  people: [invited(-2.5, 'Tinashe', 'Moyo'), invited(-2.5, 'Signe', 'Lindholm'), invited(-2.5, 'Mateus', 'Figueira')],
};

const listOfThisYear: File = {
  imported: -2,
  people: [invited(-2, 'Tinashe', 'Moyo'), invited(-2, 'Ngaire', 'Parata'), invited(-2, 'Imani', 'Wanjiku')],
};

async function importFile(news: News, { imported, undone, people }: File) {
  const { db, days, person, harbour: institution_id } = news;
  const created_by = person(centerAdmin);
  const at = { institution_id, created_by };
  const made = await writeInvited(news, people, { ...at, ...(undone === undefined ? {} : { withdrawn: undone }) });
  const import_id = randomUUID();
  await insertAll(db, 'people_imports', [
    {
      id: import_id,
      ...at,
      invitations: JSON.stringify(made.map(({ id, email }) => ({ id, email, before: null }))),
      created_on: days.moment(imported),
      undone_on: undone === undefined ? null : days.moment(undone),
    },
  ]);
  const invitations = made.map(({ id, role }) => ({ id, role }));
  await tell(news, centerAdmin, institution_id, {
    on: imported,
    activity: 'MEMBERS_INVITED',
    about: String(made.length),
    action: 'PEOPLE_IMPORTED',
    object: { type: 'institution', id: institution_id },
    details: { import_id, mailed: true, invitations },
    personal: { emails: made.map(({ email }) => email) },
  });
  return { import_id, invitations };
}

async function writeUndoneFile(news: News): Promise<void> {
  const { db, harbour: institution_id } = news;
  const { import_id, invitations } = await importFile(news, listOfLastYear);
  await tell(news, centerAdmin, institution_id, {
    on: listOfLastYear.undone ?? 0,
    activity: 'INVITATIONS_WITHDRAWN',
    about: String(invitations.length),
    action: 'PEOPLE_IMPORT_UNDONE',
    object: { type: 'institution', id: institution_id },
    details: { import_id, invitations, accepted: 0 },
    undoes: (await lastActs(db, 'PEOPLE_IMPORTED', [institution_id])).get(institution_id),
  });
}

/** It was added twice. */
async function writeDeletedInstitution(news: News): Promise<void> {
  const { db, days, person } = news;
  const id = randomUUID();
  const name = 'Kestrel Valley Adult Learning Centre';
  const place = { country_code: 'IE', city: 'Ennis', address: 'Mill Lane', time_zone: 'Europe/Dublin' };
  const by = person(salesManager);
  await insertAll(db, 'institutions', [
    {
      id,
      name,
      ...place,
      created_on: days.moment(-8),
      created_by: by,
      deleted_on: days.moment(-8),
      deleted_by: by,
    },
  ]);
  const object = { type: 'institution', id } as const;
  await tell(news, salesManager, id, {
    on: -8,
    activity: 'INSTITUTION_CREATED',
    action: 'INSTITUTION_CREATED',
    object,
    details: { country_code: place.country_code, time_zone: place.time_zone },
    personal: { name, city: place.city },
  });
  await tell(news, salesManager, id, {
    on: -8,
    activity: 'INSTITUTION_DELETED',
    action: 'INSTITUTION_DELETED',
    object,
    details: { quotes: 0 },
    personal: { name },
  });
}

/** Somebody took the institution for another one. */
async function writeUndoneEdit(news: News): Promise<void> {
  const { db, rio: id } = news;
  const edit = (from: string, to: string, undoes?: number) =>
    tell(news, salesManager, id, {
      on: -2,
      activity: 'INSTITUTION_CHANGED',
      action: 'INSTITUTION_CHANGED',
      object: { type: 'institution', id },
      personal: { city: { from, to } },
      undoes,
    });
  await edit('Puebla', 'San Andrés Cholula');
  await edit('San Andrés Cholula', 'Puebla', (await lastActs(db, 'INSTITUTION_CHANGED', [id])).get(id));
}
