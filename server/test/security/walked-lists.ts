import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { buildProduct } from '../../seed/content.ts';
import { day } from '../../seed/school.ts';
import {
  audited,
  dayWithin,
  followUps,
  groups,
  institutions,
  lately,
  learners,
  licenses,
  many,
  members,
  people,
  word,
  type Place,
} from './walked-places.ts';

/** A list that is given in pages, what its rows are, and how they come, go and move in it. */
export type WalkedList = {
  readonly operation: string;
  /** What tells two ways to ask for one list apart. */
  readonly about?: string;
  readonly given: (place: Place) => Readonly<Record<string, unknown>>;
  /** The field of its rows, where a page has other lists too. */
  readonly rows?: string;
  /** How many it gives at a time where that cannot be asked for. */
  readonly pageSize?: number;
  readonly add: (place: Place, rows: number) => Promise<unknown>;
  /** Takes a row out of the list by its id; left out where none ever goes. */
  readonly leave?: (id: string, place: Place) => RawBuilder<unknown>;
  /** Moves a row to another place in the order; left out where that never changes. */
  readonly move?: (id: string, place: Place) => RawBuilder<unknown>;
  /** True where the cursor is itself the place in the list, a number, so that any is one. */
  readonly byNumber?: true;
};

const ofInstitution = ({ institution_id }: Place) => ({ institution_id });
const ofLicense = ({ license_id }: Place) => ({ licenseId: license_id });
const ofGroup = ({ group_id }: Place) => ({ group_id });
const product = ({ product_id }: Place) => ({ kind: 'PRODUCT', id: product_id });

const deleted = (table: string) => (id: string) =>
  sql`update ${sql.table(table)} set deleted_on = now() where id = ${id}`;
const restored = (table: string) => (id: string) =>
  sql`update ${sql.table(table)} set deleted_on = null where id = ${id}`;
const named =
  (table: string) =>
  (id: string, { mark }: Place) =>
    sql`update ${sql.table(table)} set name = ${`${word()} ${mark}`} where id = ${id}`;
const ofPerson = (table: string) => (id: string) =>
  sql`update users set first_name = ${word()}, last_name = last_name || ${word()}
    where id = (select user_id from ${sql.table(table)} where id = ${id})`;
const due = (id: string) => sql`update follow_ups set due_on = ${dayWithin(-20, 20)} where id = ${id}`;
const ends = (id: string) => sql`update licenses set expiry_date = ${dayWithin(2, 25)} where id = ${id}`;
const soldTo = (id: string) => sql`update institutions set deleted_on = now()
  where id = (select institution_id from licenses where id = ${id})`;
const ofMark = ({ mark }: Place) => ({ search: mark });

export const walkedLists: readonly WalkedList[] = [
  {
    operation: 'paginatedInstitutions',
    given: ofMark,
    add: institutions,
    leave: deleted('institutions'),
    move: named('institutions'),
  },
  {
    operation: 'paginatedUsers',
    rows: 'users',
    given: ofMark,
    add: people,
    leave: deleted('users'),
    move: (id) => sql`update users set first_name = ${word()}, last_name = ${word()} || last_name where id = ${id}`,
  },
  {
    operation: 'paginatedUsers',
    about: 'without an institution',
    rows: 'users',
    given: (place) => ({ ...ofMark(place), noInstitutionOnly: true }),
    add: people,
    leave: (id, { institution_id }) => sql`insert into institution_members (institution_id, user_id, role)
      values (${institution_id}, ${id}, 'STUDENT')`,
  },
  ...(['DAYS', 'INSTITUTION'] as const).map((sort) => ({
    operation: 'renewals',
    about: `by ${sort}`,
    given: (place: Place) => ({ filter: { window: 'DAYS_30', ...ofMark(place) }, sort }),
    add: licenses,
    leave: soldTo,
    move: ends,
  })),
  {
    operation: 'paginatedLicenses',
    given: ofMark,
    add: licenses,
    leave: soldTo,
    move: ends,
  },
  {
    operation: 'auditEntries',
    about: 'of an institution',
    given: ofInstitution,
    add: (place, rows) => audited(place, rows, 'institution'),
  },
  {
    operation: 'auditEntries',
    about: 'of a person',
    given: ({ admin }) => ({ filter: { person: admin.id } }),
    add: (place, rows) => audited(place, rows, 'institution'),
  },
  {
    operation: 'institutionMembers',
    given: ofInstitution,
    add: members,
    leave: deleted('institution_members'),
    move: ofPerson('institution_members'),
  },
  {
    operation: 'removedMembers',
    given: ofInstitution,
    add: (place, rows) => members(place, rows, () => ({ deleted_on: lately() })),
    leave: restored('institution_members'),
  },
  {
    operation: 'institutionInvitations',
    given: ofInstitution,
    add: ({ db, admin, institution_id }, rows) =>
      db
        .insertInto('invitations')
        .values(
          many(rows, () => ({
            email: `${randomUUID()}@people.test`,
            first_name: 'Amara',
            last_name: word(),
            role: 'STUDENT' as const,
            created_by: admin.id,
            institution_id,
          })),
        )
        .execute(),
    leave: (id) => sql`delete from invitations where id = ${id}`,
  },
  {
    operation: 'deletedInstitutions',
    given: () => ({}),
    add: (place, rows) => institutions(place, rows, () => ({ deleted_on: lately() })),
    leave: restored('institutions'),
  },
  {
    operation: 'institutionActivities',
    given: ofInstitution,
    add: ({ db, institution_id }, rows) =>
      db
        .insertInto('activities')
        .values(many(rows, () => ({ activity: 'NOTED', about: word(), institution_id })))
        .execute(),
  },
  {
    operation: 'institutionComments',
    given: ofInstitution,
    add: ({ db, admin, institution_id }, rows) =>
      db
        .insertInto('comments')
        .values(many(rows, () => ({ comment: word(), user_id: admin.id, institution_id })))
        .execute(),
  },
  { operation: 'followUps', given: ofInstitution, add: followUps, leave: deleted('follow_ups'), move: due },
  {
    operation: 'dueFollowUps',
    given: ({ admin }) => ({ assignee_id: admin.id }),
    add: followUps,
    leave: deleted('follow_ups'),
    move: due,
  },
  {
    operation: 'groups',
    given: ({ institution_id }) => ({ institutionId: institution_id }),
    add: (place, rows) => groups(place, rows),
    leave: deleted('groups'),
    move: named('groups'),
  },
  {
    operation: 'groupMembers',
    given: (place) => ({ ...ofGroup(place), kind: 'LEARNERS' }),
    add: learners,
    leave: deleted('group_members'),
    move: ofPerson('group_members'),
  },
  {
    operation: 'groupMembers',
    about: 'the last who joined first',
    given: (place) => ({ ...ofGroup(place), kind: 'LEARNERS', sort: 'JOINED', down: true }),
    add: learners,
    leave: deleted('group_members'),
  },
  {
    operation: 'addableMembers',
    given: (place) => ({ ...ofGroup(place), role: 'STUDENT' }),
    add: members,
    leave: deleted('institution_members'),
    move: ofPerson('institution_members'),
  },
  {
    operation: 'groupsToExtend',
    pageSize: 50,
    given: ofLicense,
    add: (place, rows) => groups(place, rows, () => dayWithin(-30, 20)),
    leave: deleted('groups'),
    move: (id) => sql`update groups set end_date = ${dayWithin(-30, 20)} where id = ${id}`,
  },
  {
    operation: 'groupsWithFreePlaces',
    pageSize: 20,
    given: ofLicense,
    add: (place, rows) => groups(place, rows),
    leave: deleted('groups'),
    move: (id) => sql`update groups set group_size = ${1 + Math.floor(Math.random() * 20)} where id = ${id}`,
  },
  {
    operation: 'groupActivities',
    pageSize: 20,
    given: ({ group_id }) => ({ groupId: group_id }),
    add: (place, rows) => audited(place, rows, 'group'),
    byNumber: true,
  },
  {
    operation: 'seatEntries',
    pageSize: 50,
    given: (place) => ({ ...ofLicense(place), of: 'reserved' }),
    add: (place, rows) => groups(place, rows),
  },
  {
    operation: 'seatEntries',
    about: 'of a group',
    pageSize: 50,
    given: (place) => ({ ...ofLicense(place), of: 'taken', groupId: place.group_id }),
    add: learners,
  },
  {
    operation: 'licenseOffers',
    pageSize: 20,
    given: ofLicense,
    add: ({ db, license_id }, rows) =>
      db
        .insertInto('license_offers')
        .values(
          many(rows, () => ({
            license_id,
            kind: 'ENLARGEMENT',
            made_on: day(0),
            valid_until: day(30),
            max_users: 9,
            of_max_users: 8,
            of_expiry_date: day(300),
          })),
        )
        .execute(),
  },
  {
    operation: 'unsentMails',
    pageSize: 20,
    given: () => ({}),
    add: ({ db }, rows) =>
      db
        .insertInto('mail_outbox')
        .values(many(rows, () => ({ recipient: `${word()}@people.test`, subject: word(), body: 'Good morning.' })))
        .execute(),
    leave: (id) => sql`update mail_outbox set sent_on = now() where id = ${id}`,
    move: (id) => sql`update mail_outbox set tries = 5 where id = ${id}`,
  },
  {
    operation: 'mediaItems',
    given: ofMark,
    add: ({ db, mark }, rows) =>
      db
        .insertInto('media')
        .values(
          many(rows, () => ({
            folder: 'content',
            file_name: `none/${randomUUID()}`,
            original_name: `${word()} ${mark}`,
            content_type: 'image/webp',
            bytes: 1000,
            sha256: randomUUID(),
          })),
        )
        .execute(),
    leave: (id) => sql`delete from media where id = ${id}`,
  },
  {
    operation: 'deletedContent',
    pageSize: 50,
    given: () => ({}),
    add: async ({ db }, rows) => {
      const made = [];
      for (let at = 0; at < rows; at += 1) made.push((await buildProduct(db, { name: word() })).id);
      for (const id of made)
        await sql`update ${sql.table('products')} set deleted_on = ${lately()} where id = ${id}`.execute(db);
    },
    leave: restored('products'),
  },
  {
    operation: 'contentHistory',
    pageSize: 30,
    given: product,
    add: ({ db, product_id }, rows) =>
      sql`
      with made as (insert into change_sets (id, operation) select gen_random_uuid(), 'saveProduct' from generate_series(1, ${rows}::int) returning id)
      insert into change_set_items (change_set_id, kind, item_id, version_before, version_after, published_before, published_after,
        deleted_before, deleted_after)
      select id, 'PRODUCT', ${product_id}, 1, 2, true, true, false, false from made`.execute(db),
    byNumber: true,
  },
  {
    operation: 'contentComments',
    pageSize: 30,
    given: product,
    add: ({ db, admin, product_id }, rows) =>
      db
        .insertInto('content_comments')
        .values(
          many(rows, () => ({
            id: randomUUID(),
            kind: 'PRODUCT',
            item_id: product_id,
            comment: word(),
            created_by: admin.id,
          })),
        )
        .execute(),
    byNumber: true,
  },
];
