import { randomBytes } from 'node:crypto';
import { groupSchema, type GroupInput } from '@lectern/domain/classroom/group/group-form.ts';
import { newGroupKey } from '@lectern/domain/classroom/group/group-key.ts';
import { daysToExpire } from '@lectern/domain/business/license/license.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../../base/graphql/policy.ts';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewer } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { principalAt } from '../../../business/institution/institution-access.ts';
import { writeActivity } from '../../../business/institution/write-activity.ts';
import { lockSeats } from '../../../business/seats/lock-seats.ts';
import { findChosenLicense, type ChosenLicense } from './find-chosen-license.ts';
import { isInstructorOf } from '../../../business/institution/is-instructor-of.ts';
import { copySettings, findEarlier } from './earlier-group.ts';
import { Group } from '../group.ts';
import { readGroup } from '../read-group.ts';
import { WrittenGroupStatus } from './written-group-status.ts';

const CreateGroupInput = builder.inputType('CreateGroupInput', {
  description: 'A new group of a license; its key is made by the server.',
  fields: (t) => ({
    license_id: t.id({ description: 'The license, with days left; its institution is that of the group.' }),
    name: t.string({ description: 'Its name, 1 to 200 characters.' }),
    group_size: t.int({ description: 'How many learners fit in: 1 to as many as the license has left.' }),
    courses: t.idList({ description: 'Published courses of the license, one at least.' }),
    start_date: t.field({ type: 'Date', description: 'The first day, today or later where the institution is.' }),
    end_date: t.field({ type: 'Date', description: 'The last day, not after the license expires.' }),
    status: t.field({ type: WrittenGroupStatus, required: false, description: 'Its status; STARTED unless said.' }),
    owner_id: t.id({
      required: false,
      description:
        'Who owns it and is its main instructor, an instructor of the institution: for whoever may transfer its groups. Yourself unless said.',
    }),
    from_group_id: t.id({
      required: false,
      description: 'A group of the institution that you may change, whose course settings and rules it begins with.',
    }),
  }),
});

builder.mutationField('createGroup', (t) =>
  t.field({
    type: Group,
    description:
      'Creates a group, reserves its places and makes whoever calls, or the instructor whom an administrator names, its owner and main instructor. It refuses a license without days left with LICENSE_EXPIRED and more places than it has left with INVALID.',
    args: { data: t.arg({ type: CreateGroupInput, description: 'The group.' }) },
    resolve: async (_root, { data }, context) => {
      const { db } = context;
      const { id: viewerId } = await getViewer(context);
      const seen = await findChosenLicense(db, viewerId, data.license_id);
      context.checks.allow('createGroup', seen ? principalAt(seen) : { signedIn: true });
      await lockSeats(db, { license_id: data.license_id });
      const license = await findChosenLicense(db, viewerId, data.license_id);
      if (!license?.institution) throw new Refusal('NOT_FOUND');
      const { today, activation_date, expiry_date, free, courses } = license;
      if (license.is_quoted || daysToExpire(expiry_date, today) <= 0)
        throw new Refusal('LICENSE_EXPIRED', { field: 'data.license_id' });
      const facts = { today, licenseOf: () => ({ activation_date, expiry_date, free }), group: null };
      const input = parseInput(groupSchema(facts), { ...data, status: data.status ?? 'STARTED' }, 'data');
      if (!input.courses.every((id) => courses.includes(id))) throw new Refusal('NOT_FOUND', { field: 'data.courses' });
      const from = data.from_group_id ? await findEarlier(context, license.institution.id, data.from_group_id) : null;
      const ownerId = data.owner_id ?? viewerId;
      if (ownerId !== viewerId) await refuseLeader(db, license, ownerId);
      const { name, ...codes } = input;
      const id = await insertGroup(db, license.institution.id, { viewerId, ownerId }, input);
      if (from) await copySettings(db, from, id, input.courses);
      const at = { institution_id: license.institution.id, user_id: viewerId };
      await writeActivity(db, { ...at, activity: 'GROUP_CREATED', about: name });
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: license.institution.id,
        action: 'GROUP_CREATED',
        object: { type: 'group', id },
        details: {
          ...codes,
          ...(from ? { from_group_id: from } : {}),
          ...(ownerId === viewerId ? {} : { owner_id: ownerId }),
        },
        personal: { name },
      });
      return readGroup(db, viewerId, id);
    },
  }),
);

/** Refuses a choice of somebody else by whoever may not transfer groups, and of anybody but an instructor of the institution. */
async function refuseLeader(db: Database, license: ChosenLicense, ownerId: string): Promise<void> {
  const field = 'data.owner_id';
  if (!isAllowed('transferGroup', principalAt(license))) throw new Refusal('FORBIDDEN', { field });
  if (!license.institution || !(await isInstructorOf(db, license.institution.id, ownerId)))
    throw new Refusal('NOT_FOUND', { field });
}

async function insertGroup(
  db: Database,
  institution_id: string,
  { viewerId, ownerId }: { readonly viewerId: string; readonly ownerId: string },
  { courses, ...group }: GroupInput,
): Promise<string> {
  const by = { created_by: viewerId, modified_by: viewerId };
  const { id } = await db
    .insertInto('groups')
    .values({ ...group, ...by, institution_id, owner_id: ownerId, key: newGroupKey(randomBytes) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`/* add-courses */ insert into group_courses (group_id, course_id) select ${id}, unnest(${courses}::uuid[])`.execute(
    db,
  );
  await db
    .insertInto('group_members')
    .values({ ...by, group_id: id, user_id: ownerId, role: 'MAIN_INSTRUCTOR' })
    .execute();
  return id;
}
