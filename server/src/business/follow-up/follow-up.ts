import { daysBetween } from '@lectern/domain/calendar-day.ts';
import {
  followUpState,
  type FollowUpQuestion,
  type FollowUpState,
} from '@lectern/domain/business/follow-up/follow-up.ts';
import { isAllowed } from '../../base/graphql/policy.ts';
import { User, type UserShape } from '../../base/account/user.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { Viewer } from '../../base/graphql/context.ts';
import type { FollowUpRow } from './follow-up-json.ts';

/** A follow-up as its viewer may see it. */
export type FollowUpShape = FollowUpRow & { readonly viewer: Pick<Viewer, 'id' | 'role'> };

const FollowUpQuestionRef = builder.enumType('FollowUpQuestion', {
  description: 'What an administrator of an institution has asked those who sell.',
  values: {
    MORE_SEATS: { description: 'More seats of a license.' },
    MEMBER: { description: 'Something about a member whom they may not change.' },
  } satisfies Record<FollowUpQuestion, { description: string }>,
});

const FollowUpStateRef = builder.enumType('FollowUpState', {
  description: 'Where a follow-up stands today, in the time zone of its institution.',
  values: {
    OPEN: { description: 'To be done on a later day.' },
    DUE: { description: 'To be done today.' },
    OVERDUE: { description: 'Its day has passed, and it is not done.' },
    DONE: { description: 'Done.' },
  } satisfies Record<FollowUpState, { description: string }>,
});

const FollowedInstitution = builder.objectRef<FollowUpRow['institution']>('FollowedInstitution').implement({
  description: 'The institution that something is to be done for.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo; null where it has none.' }),
  }),
});

const FollowedLicense = builder.objectRef<NonNullable<FollowUpRow['license']>>('FollowedLicense').implement({
  description: 'The license that something is to be done about.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
  }),
});

/** A person as the viewer may see them, whose role lets them read follow-ups. */
const seenBy = ({ id, role }: FollowUpShape['viewer'], person: UserShape): UserShape => ({
  ...person,
  principal: { signedIn: true, globalRole: role, isSelf: person.id === id },
});

/** Something that is to be done for an institution. */
export const FollowUp = builder.objectRef<FollowUpShape>('FollowUp').implement({
  description:
    'Something that is to be done for an institution: what, by whom and until when. Its members never read it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    what: t.exposeString('what', {
      description: 'What is to be done: plain text, empty where a question for seats says it with their number.',
    }),
    due_on: t.expose('due_on', {
      type: 'Date',
      description: 'The day it is due, in the time zone of the institution.',
    }),
    days_to_due: t.int({
      description: 'Whole days until it is due, less than 0 once that has passed.',
      resolve: ({ today, due_on }) => daysBetween(today, due_on),
    }),
    state: t.field({
      type: FollowUpStateRef,
      description: 'Where it stands today.',
      resolve: ({ due_on, done_on, today }) => followUpState({ due_on, done: done_on !== null }, today),
    }),
    done_on: t.expose('done_on', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was done; null until then.',
    }),
    done_by: t.field({
      type: User,
      nullable: true,
      description: 'Who did it; null until then.',
      resolve: ({ done_by, viewer }) => done_by && seenBy(viewer, done_by),
    }),
    assignee: t.field({
      type: User,
      nullable: true,
      description: 'Who is to do it; null where nobody was named.',
      resolve: ({ assignee, viewer }) => assignee && seenBy(viewer, assignee),
    }),
    institution: t.expose('institution', { type: FollowedInstitution, description: 'The institution.' }),
    license: t.field({
      type: FollowedLicense,
      nullable: true,
      description: 'The license it is about; null where it is about the institution.',
      resolve: ({ license }) => license,
    }),
    comment: t.string({
      nullable: true,
      description: 'What the comment says that it stands on; null where there is none, and unless you sell.',
      extensions: { rule: 'Institution.comments' },
      resolve: ({ comment, viewer }) =>
        isAllowed('Institution.comments', { signedIn: true, globalRole: viewer.role }) ? comment : null,
    }),
    question: t.field({
      type: FollowUpQuestionRef,
      nullable: true,
      description: 'What an administrator of the institution has asked; null for a follow-up of the staff.',
      resolve: ({ question }) => question,
    }),
    seats: t.exposeInt('seats', { nullable: true, description: 'How many more seats were asked for, if any were.' }),
    member: t.field({
      type: User,
      nullable: true,
      description: 'The member that something was asked about, if it was.',
      resolve: ({ member, viewer }) => member && seenBy(viewer, member),
    }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When it was written or asked.' }),
    created_by: t.field({
      type: User,
      description: 'Who wrote it or asked.',
      resolve: ({ created_by, viewer }) => seenBy(viewer, created_by),
    }),
    version: t.exposeInt('version', { description: 'Which version this is, for saving changes to it.' }),
  }),
});
