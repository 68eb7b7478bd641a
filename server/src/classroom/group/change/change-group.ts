import { groupSchema, mayChooseLicense, type GroupInput } from '@lectern/domain/classroom/group/group-form.ts';
import { effectiveGroupStatus, type GroupStatus, type GroupTimes } from '@lectern/domain/business/seats/group-times.ts';
import { daysToExpire } from '@lectern/domain/business/license/license.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { lockSeats } from '../../../business/seats/lock-seats.ts';
import { admitToGroup } from '../admit-to-group.ts';
import { changesOf } from '../../../base/audit-log/changes-of.ts';
import { findChosenLicense, type ChosenLicense } from './find-chosen-license.ts';
import { refuseNotLicensed } from './refuse-not-licensed.ts';

type Read = {
  readonly id: string;
  readonly version?: number | null | undefined;
  /** The license that it is to have, where that is said. */
  readonly license_id?: string | null | undefined;
};

/**
 * Changes a group and its places to what is wanted, told what holds; it refuses an older copy of it, and one that was over and
 * that its license no longer covers.
 */
export async function changeGroup(
  context: Context,
  { id, version: read, license_id: said }: Read,
  wantedOf: (before: GroupInput) => GroupInput,
): Promise<void> {
  const { db } = context;
  const viewerId = getViewerId(context);
  const { institution_id, license_id } = await admitToGroup(context, 'updateGroup', id, {
    license_id: said ?? undefined,
  });
  const license = await findChosenLicense(db, viewerId, license_id);
  const { held, learners, version, ...before } = await readBefore(db, id);
  if (!license) throw new Refusal('NOT_FOUND');
  const { today } = license;
  const wanted = wantedOf(before);
  // Before the rules: what they have against a stale copy would name a cause that its editor cannot see.
  if (read != null && read !== version && differ(before, wanted))
    throw new Refusal('CONFLICT', { details: { id, version, theirs: before } });
  const moves = wanted.license_id !== license_id;
  const chosen = moves ? await findNext(db, viewerId, license, wanted.license_id) : { ...license, held };
  const facts = {
    today,
    licenseOf: () => chosen,
    group: { license_id, learners, start_date: before.start_date, end_date: before.end_date },
  };
  const { courses, ...group } = parseInput(groupSchema(facts), wanted, 'data');
  const offered = new Set([...chosen.courses, ...before.courses]);
  if (!courses.every((one) => offered.has(one))) throw new Refusal('NOT_FOUND', { field: 'data.courses' });
  const next = differ(before, { ...group, courses }) ? version + 1 : version;
  await db
    .updateTable('groups')
    .set({ ...group, version: next, modified_on: sql<string>`now()`, modified_by: viewerId })
    .where('id', '=', id)
    .execute();
  await setCourses(db, id, courses);
  const isOver = (one: GroupTimes) => effectiveGroupStatus(one, today) === 'ENDED';
  if (isOver(group) && !isOver(before)) await lockSeats(db, { license_id: wanted.license_id });
  if ((moves || isOver(before)) && !isOver(group)) await refuseNotLicensed(db, id);
  const { name, ...changes } = changesOf(before, { ...group, courses });
  await writeAudit(db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: institution_id,
    action: 'GROUP_CHANGED',
    object: { type: 'group', id },
    details: { ...changes, ...(name ? { named: true } : {}) },
    personal: name ? { name } : {},
  });
}

/** Another license of the institution for a group whose own has expired; it refuses one without days left. */
async function findNext(
  db: Database,
  viewerId: string,
  own: ChosenLicense,
  license_id: string,
): Promise<ChosenLicense> {
  const field = 'data.license_id';
  const next = await findChosenLicense(db, viewerId, license_id);
  if (!next?.institution || next.institution.id !== own.institution?.id) throw new Refusal('NOT_FOUND', { field });
  if (next.is_quoted || daysToExpire(next.expiry_date, next.today) <= 0)
    throw new Refusal('LICENSE_EXPIRED', { field });
  if (!mayChooseLicense(own, own.today)) throw new Refusal('INVALID', { field, issue: { code: 'WRONG_SHAPE' } });
  return next;
}

const differ = (before: GroupInput, after: GroupInput) => Object.keys(changesOf(before, after)).length > 0;

type Before = GroupInput & {
  readonly status: GroupStatus;
  readonly held: number;
  readonly learners: number;
  readonly version: number;
};

/** The group as it is, with its published courses, the places it holds and its learners. */
async function readBefore(db: Database, id: string): Promise<Before> {
  const { rows } = await sql<Before>`/* group-before */
    select g.name, g.license_id, g.group_size, g.status, g.start_date, g.end_date, g.learners, g.version,
      places_held(g, l.total_renewals) as held,
      array(select c.id from group_courses gc join courses c on c.id = gc.course_id and c.published and c.deleted_on is null
        where gc.group_id = g.id order by c.id) as courses
    from groups g join licenses l on l.id = g.license_id where g.id = ${id} for no key update of g`.execute(db);
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  return rows[0];
}

/** Courses that are not published now are on no screen, and stay. */
async function setCourses(db: Database, group_id: string, courses: readonly string[]): Promise<void> {
  await sql`/* remove-group-courses */ delete from group_courses gc using courses c
    where gc.group_id = ${group_id} and c.id = gc.course_id and c.published and c.deleted_on is null
      and c.id <> all(${courses}::uuid[])`.execute(db);
  await sql`/* add-group-courses */ insert into group_courses (group_id, course_id) select ${group_id}, unnest(${courses}::uuid[])
    on conflict do nothing`.execute(db);
}
