import type { GroupRole } from '@lectern/domain/base/account/role.ts';
import { courseProgress, groupProgress, type LessonCount } from '@lectern/domain/learning/course/progress.ts';
import {
  effectiveGroupStatus,
  effectiveSince,
  endsIn,
  type EffectiveGroupStatus,
  type GroupStatus,
} from '@lectern/domain/business/seats/group-times.ts';
import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { allowedOperations, isAllowed } from '../../base/graphql/policy.ts';
import { builder } from '../../base/graphql/builder.ts';
import { GroupOperationRef } from '../../base/access/group-operation.ts';
import { lockFor, principalOf, type GroupAccess } from '../../base/access/group-access.ts';

/** A course of a group as its card shows it, with the viewer's own progress. */
export type GroupCourseShape = {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly color: string;
  readonly description: string;
  readonly levels: number;
  readonly language: string;
  /** The study projects of each published lesson. */
  readonly lessons: readonly LessonCount[];
};

/** A group together with what the viewer is to it. */
export type GroupShape = {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly status: GroupStatus;
  readonly status_on: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly license_id: string;
  readonly group_size: number;
  readonly learners: number;
  readonly number_of_members: number;
  readonly external_id: string | null;
  readonly institution: { readonly id: string; readonly name: string };
  readonly owner: { readonly first_name: string; readonly last_name: string };
  /** The sittings whose late answers nobody has taken or left. */
  readonly late_answers: number;
  readonly courses: readonly GroupCourseShape[];
  /** The ids of those of them in which the viewer has finished an exercise. */
  readonly finished_in: readonly string[];
  readonly access: GroupAccess;
};

/** The stored status of a group, and what holds today. */
const GroupStatusRef = builder.enumType('GroupStatus', {
  description: 'The status of a group. NOT_YET is a started group before its first day.',
  values: {
    STARTED: { description: 'Active: open to its learners.' },
    CLOSED: { description: 'Inactive: closed for the time being.' },
    ENDED: { description: 'Expired: over by hand or by its last day.' },
    NOT_YET: { description: 'Inactive: its first day is still to come.' },
  } satisfies Record<EffectiveGroupStatus, { description: string }>,
});

/** A role in a group. */
export const GroupRoleRef = builder.enumType('GroupRole', {
  description: 'A role in a group.',
  values: {
    MAIN_INSTRUCTOR: { description: 'Main Instructor: leads the group; there is one.' },
    INSTRUCTOR: { description: 'Instructor: teaches in the group.' },
    STUDENT: { description: 'Learner: studies in the group and takes a seat.' },
  } satisfies Record<GroupRole, { description: string }>,
});

const GroupOwner = builder.objectRef<GroupShape['owner']>('GroupOwner').implement({
  description: 'The main instructor who owns a group, by name.',
  fields: (t) => ({
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
  }),
});

const GroupInstitution = builder.objectRef<GroupShape['institution']>('GroupInstitution').implement({
  description: 'The institution a group belongs to.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the institution.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
  }),
});

/** A course on a card of its group. */
const GroupCourse = builder.objectRef<GroupCourseShape>('GroupCourse').implement({
  description: 'A course of a group as its card shows it, with your own progress.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the course.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo.' }),
    color: t.exposeString('color', { description: 'The colour of its product, #rrggbb.' }),
    description: t.exposeString('description', { description: 'What it is about, at most 150 characters.' }),
    levels: t.exposeInt('levels', { description: 'How many levels it has, 2 to 4.' }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
    number_of_lessons: t.int({
      description: 'How many lessons are published.',
      resolve: ({ lessons }) => lessons.length,
    }),
    progress: t.int({
      nullable: true,
      description:
        'Your progress in whole percent, 100 only when all is complete; null where there is nothing to complete.',
      resolve: ({ lessons }) => courseProgress(lessons),
    }),
  }),
});

const lockOf = ({ access }: GroupShape) => lockFor(access);

/** A group. */
export const Group = builder.objectRef<GroupShape>('Group').implement({
  description: 'Learners and instructors who work through courses of one license together.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the group.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    key: t.string({
      nullable: true,
      description: 'The key learners join with; null unless you belong to the group or administer it.',
      extensions: { rule: 'Group.key' },
      resolve: ({ key, access }) => (isAllowed('Group.key', principalOf(access)) ? key : null),
    }),
    status: t.field({
      type: GroupStatusRef,
      description: 'The status that holds today: the stored one, overtaken by the dates of the group.',
      resolve: (group) => effectiveGroupStatus(group, group.access.today),
    }),
    status_since: t.field({
      type: 'Date',
      description: 'The day since which that status holds.',
      resolve: (group) => effectiveSince(group, group.access.today),
    }),
    start_date: t.expose('start_date', {
      type: 'Date',
      description: 'The first day, in the time zone of the institution.',
    }),
    end_date: t.expose('end_date', { type: 'Date', description: 'The last day, in the time zone of the institution.' }),
    ends_in: t.int({
      nullable: true,
      description: 'The days until its last one, while it is open and they are 14 or fewer; else null.',
      resolve: (group) => endsIn(group, group.access.today),
    }),
    number_of_members: t.exposeInt('number_of_members', {
      description: 'Members who were not removed, instructors included.',
    }),
    group_size: t.exposeInt('group_size', { description: 'How many learners fit in.' }),
    free_places: t.int({
      description: 'How many more learners fit in.',
      resolve: ({ group_size, learners }) => group_size - learners,
    }),
    external_id: t.exposeString('external_id', {
      nullable: true,
      description: 'The id at an external partner, where the group comes from one.',
    }),
    institution: t.expose('institution', { type: GroupInstitution, description: 'The institution it belongs to.' }),
    owner: t.expose('owner', { type: GroupOwner, description: 'The instructor shown in its header.' }),
    late_answers: t.int({
      description: 'The sittings with answers that came too late and wait for you to take or leave them; else 0.',
      resolve: ({ late_answers, access }) => (isAllowed('decideLateAnswers', principalOf(access)) ? late_answers : 0),
    }),
    courses: t.field({
      type: [GroupCourse],
      description: 'Its published courses; empty while it is locked for you.',
      resolve: (group) => (lockOf(group) ? [] : [...group.courses]),
    }),
    result_courses: t.field({
      type: [GroupCourse],
      description:
        'Those in which you have finished an exercise: your own results stay open to you while it is locked.',
      resolve: ({ courses, finished_in }) => courses.filter(({ id }) => finished_in.includes(id)),
    }),
    number_of_courses: t.int({
      description: 'How many published courses it holds, locked or not.',
      resolve: ({ courses }) => courses.length,
    }),
    my_role: t.field({
      type: GroupRoleRef,
      nullable: true,
      description: 'The role you hold in it; null where you reach it as an administrator.',
      resolve: ({ access }) => access.group_role,
    }),
    allowed_operations: t.field({
      type: [GroupOperationRef],
      description: 'The operations about the group that you may call, by your roles; its state may still refuse them.',
      resolve: ({ access }) => allowedOperations(groupOperations, principalOf(access)),
    }),
    lock_reason: t.string({
      nullable: true,
      description: 'The code of the reason why it does not open for you; null where it is open.',
      resolve: lockOf,
    }),
    progress: t.int({
      nullable: true,
      description:
        'The mean of the `progress` of its courses, in whole percent, 100 only when all are complete; null where there is nothing to complete.',
      resolve: ({ courses }) => groupProgress(courses.map(({ lessons }) => courseProgress(lessons))),
    }),
  }),
});
