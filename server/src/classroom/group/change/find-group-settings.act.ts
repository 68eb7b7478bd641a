import type { GroupStatus } from '@lectern/domain/business/seats/group-times.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../../base/graphql/policy.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { isSitting } from '../../../learning/attempt/is-sitting.ts';
import type { InstitutionShape } from '../../../business/institution/institution.ts';
import { licenseJson, type LicenseRow } from '../../../business/license/license-json.ts';
import { License } from '../../../business/license/license.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../../base/access/group-access.ts';
import { WrittenGroupStatus } from './written-group-status.ts';
import { GroupPerson, people, type PersonShape } from '../../../business/institution/group-person.ts';

type SettingsRow = {
  readonly access: GroupAccess;
  readonly group_id: string;
  readonly version: number;
  readonly name: string;
  readonly group_size: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly status: GroupStatus;
  readonly courses: readonly string[];
  readonly held: number;
  readonly learners: number;
  readonly owner_id: string;
  readonly institution: InstitutionShape;
  readonly license: LicenseRow;
  readonly sitting: readonly PersonShape[];
  readonly successors: readonly PersonShape[];
  readonly unfinished: readonly PersonShape[];
};

const GroupSettings = builder.objectRef<SettingsRow>('GroupSettings').implement({
  description: 'What the form of a group begins with, and what its acts have to say beforehand.',
  fields: (t) => ({
    group_id: t.exposeID('group_id', { description: 'The group.' }),
    version: t.exposeInt('version', {
      description: 'A count of the changes of its name, size, dates, status and courses; updateGroup names it.',
    }),
    name: t.exposeString('name', { description: 'Its name at this version.' }),
    group_size: t.exposeInt('group_size', { description: 'How many learners fit in at this version.' }),
    start_date: t.expose('start_date', { type: 'Date', description: 'The first day at this version.' }),
    end_date: t.expose('end_date', { type: 'Date', description: 'The last day at this version.' }),
    status: t.expose('status', { type: WrittenGroupStatus, description: 'The status that it was given.' }),
    courses: t.idList({ description: 'Its published courses.', resolve: ({ courses }) => [...courses] }),
    held: t.exposeInt('held', { description: 'How many places of its license it holds.' }),
    learners: t.exposeInt('learners', { description: 'How many learners it has.' }),
    owner_id: t.exposeID('owner_id', { description: 'Its main instructor.' }),
    license: t.field({
      type: License,
      description: 'Its license.',
      resolve: ({ license, institution, access }) => ({
        ...license,
        institution: { ...institution, my_role: access.institution_role },
        principal: principalOf(access),
        today: access.today,
      }),
    }),
    sitting: t.field({
      type: [GroupPerson],
      description: 'The learners whose sitting runs at this moment, by last name.',
      resolve: ({ sitting }) => [...sitting],
    }),
    unfinished: t.field({
      type: [GroupPerson],
      description: 'The learners who have not finished every study project of its courses, by last name.',
      resolve: ({ unfinished }) => [...unfinished],
    }),
    successors: t.field({
      type: [GroupPerson],
      description:
        'The instructors of the institution who could lead it, by last name, without the present one; empty where you cannot transfer it.',
      resolve: ({ successors, access }) => (isAllowed('transferGroup', principalOf(access)) ? [...successors] : []),
    }),
  }),
});

builder.queryField('groupSettings', (t) =>
  t.field({
    type: GroupSettings,
    description: 'What holds of a group, for those who may change it.',
    args: { groupId: t.arg.id({ description: 'The group.' }) },
    resolve: async (_root, { groupId }, context) => {
      const { rows } = await sql<SettingsRow>`/* group-settings */
        select ${groupAccessJson()} as access, g.id as group_id, g.version, g.name, g.group_size, g.start_date, g.end_date, g.status, g.learners, g.owner_id,
          places_held(g, l.total_renewals) as held, json_build_object('id', i.id, 'name', i.name, 'logo', i.logo, 'city', i.city) as institution,
          array(select c.id from group_courses gc join courses c on c.id = gc.course_id and c.published and c.deleted_on is null
            where gc.group_id = g.id) as courses,
          ${licenseJson(sql<string>`today(i.time_zone)`)} as license,
          (select ${people} from group_members m join users u on u.id = m.user_id
            where m.group_id = g.id and m.role = 'STUDENT' and m.deleted_on is null and ${isSitting()}) as sitting,
          (select ${people} from group_members m join users u on u.id = m.user_id
            where m.group_id = g.id and m.role = 'STUDENT' and m.deleted_on is null and exists (
              select from group_courses gc
              join courses c on c.id = gc.course_id and c.published and c.deleted_on is null
              join lessons ls on ls.course_id = c.id and ls.published and ls.deleted_on is null
              join study_projects sp on sp.lesson_id = ls.id and sp.published and sp.deleted_on is null
              where gc.group_id = g.id and not exists (
                select from exercise_results r where r.group_id = g.id and r.user_id = m.user_id and r.exercise_id = sp.id
                  and r.completed_on is not null))) as unfinished,
          (select ${people} from institution_members m join users u on u.id = m.user_id and u.deleted_on is null
            where m.institution_id = g.institution_id and m.role = 'INSTRUCTOR' and m.deleted_on is null and u.id <> g.owner_id) as successors
        from users viewer
        join groups g on g.id = ${groupId} and g.deleted_on is null
        join institutions i on i.id = g.institution_id
        join licenses l on l.id = g.license_id
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      context.checks.allow('groupSettings', row ? principalOf(row.access) : { signedIn: true });
      if (!row) throw new Refusal('NOT_FOUND');
      return row;
    },
  }),
);
