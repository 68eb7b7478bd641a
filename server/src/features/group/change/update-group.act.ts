import { groupSchema, type GroupInput } from '@lectern/domain/group/group-form.ts';
import type { GroupStatus } from '@lectern/domain/group/group.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Database } from '../../../database/connect.ts';
import { builder } from '../../../graphql/builder.ts';
import { getViewerId } from '../../../graphql/context.ts';
import { parseInput } from '../../../graphql/input.ts';
import { admitToGroup } from '../admit-to-group.ts';
import { changesOf } from './changes-of.ts';
import { findChosenLicense } from './find-chosen-license.ts';
import { Group } from '../group.ts';
import { readGroup } from '../read-group.ts';
import { WrittenGroupStatus } from './written-group-status.ts';

const UpdateGroupInput = builder.inputType('UpdateGroupInput', {
  description: 'What is to hold of a group. What is left out stays as it is.',
  fields: (t) => ({
    name: t.string({ required: false, description: 'Its name, 1 to 200 characters.' }),
    group_size: t.int({
      required: false,
      description: 'How many learners fit in: those in it at least, with the places of its license at most.',
    }),
    courses: t.idList({
      required: false,
      description: 'All its published courses from now on: of its license, or held by it already.',
    }),
    start_date: t.field({ type: 'Date', required: false, description: 'The first day.' }),
    end_date: t.field({ type: 'Date', required: false, description: 'The last day, not after the license expires.' }),
    status: t.field({ type: WrittenGroupStatus, required: false, description: 'Its status.' }),
  }),
});

const UpdateGroupWhere = builder.inputType('UpdateGroupWhere', {
  description: 'Which group.',
  fields: (t) => ({
    id: t.id({ description: 'The id of the group.' }),
    version: t.int({
      required: false,
      description:
        'The version it was read at; an older one is a CONFLICT. Left out, the change is made to whatever holds.',
    }),
  }),
});

builder.mutationField('updateGroup', (t) =>
  t.field({
    type: Group,
    description:
      'Changes a group and its places. Ended, it releases those that nobody took; closed, it keeps them; open again, it reserves them again, or is refused with INVALID where others hold them by now.',
    args: {
      data: t.arg({ type: UpdateGroupInput, description: 'What is to hold.' }),
      where: t.arg({ type: UpdateGroupWhere, description: 'Which group.' }),
    },
    resolve: async (_root, { data, where }, context) => {
      const { db } = context;
      const viewerId = getViewerId(context);
      const { institution_id, license_id } = await admitToGroup(context, 'updateGroup', where.id);
      const license = await findChosenLicense(db, viewerId, license_id);
      const { held, learners, version, ...before } = await readBefore(db, where.id);
      if (!license) throw new Refusal('NOT_FOUND');
      const { today, activation_date, expiry_date, free } = license;
      const facts = {
        today,
        licenseOf: () => ({ activation_date, expiry_date, free }),
        group: { held, learners, start_date: before.start_date, end_date: before.end_date },
      };
      const wanted = { ...before, ...Object.fromEntries(Object.entries(data).filter(([, value]) => value != null)) };
      // Before the rules: what they have against a stale copy would name a cause that its editor cannot see.
      if (where.version != null && where.version !== version && differ(before, wanted))
        throw new Refusal('CONFLICT', { details: { id: where.id, version, theirs: before } });
      const { courses, ...group } = parseInput(groupSchema(facts), wanted, 'data');
      const offered = new Set([...license.courses, ...before.courses]);
      if (!courses.every((id) => offered.has(id))) throw new Refusal('NOT_FOUND', { field: 'data.courses' });
      const next = differ(before, { ...group, courses }) ? version + 1 : version;
      await db
        .updateTable('groups')
        .set({ ...group, version: next, modified_on: sql<string>`now()`, modified_by: viewerId })
        .where('id', '=', where.id)
        .execute();
      await setCourses(db, where.id, courses);
      const { name, ...changes } = changesOf(before, { ...group, courses });
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: institution_id,
        action: 'GROUP_CHANGED',
        object: { type: 'group', id: where.id },
        details: { ...changes, ...(name ? { named: true } : {}) },
        personal: name ? { name } : {},
      });
      return readGroup(db, viewerId, where.id);
    },
  }),
);

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
