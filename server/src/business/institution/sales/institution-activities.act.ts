import { activityKinds, type ActivityKind } from '@lectern/domain/business/institution/activity.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { User, type UserShape } from '../../../base/account/user.ts';
import { feedUser, readFeed, type Feed } from './feed.ts';

type ActivityShape = {
  readonly id: string;
  readonly activity: ActivityKind;
  readonly about: string | null;
  readonly created_on: string;
  readonly user: UserShape | null;
};

const ActivityKindRef = builder.enumType('ActivityKind', {
  description: 'What happened at an institution.',
  values: {
    INSTITUTION_CREATED: { description: 'It was created.' },
    INSTITUTION_CHANGED: { description: 'What it says was changed.' },
    INSTITUTION_DELETED: { description: 'It was deleted.' },
    INSTITUTION_RESTORED: { description: 'It was restored after that.' },
    LICENSE_QUOTED: { description: 'A license was quoted.' },
    LICENSE_ACTIVATED: { description: 'A license was activated.' },
    LICENSE_RENEWED: { description: 'A license was renewed.' },
    LICENSE_ACTIVATION_UNDONE: { description: 'The activation of a license was taken back.' },
    LICENSE_RENEWAL_UNDONE: { description: 'The renewal of a license was taken back.' },
    LICENSE_CHANGED: { description: 'What a license says was changed.' },
    LICENSE_WITHDRAWN: { description: 'A quote was withdrawn.' },
    LICENSE_RESTORED: { description: 'A withdrawn quote was restored.' },
    LICENSE_OFFERED: { description: 'A renewal or an enlargement of a license was offered.' },
    OFFER_WITHDRAWN: { description: 'Such an offer was withdrawn.' },
    OFFER_RESTORED: { description: 'A withdrawn offer was restored.' },
    GROUP_CREATED: { description: 'A group was created.' },
    GROUP_TRANSFERRED: { description: 'A group got another main instructor, who owns it.' },
    MEMBER_INVITED: { description: 'Somebody was invited.' },
    MEMBERS_INVITED: { description: 'Several people were invited; what it is about is how many.' },
    INVITATIONS_RESENT: { description: 'Invitations were sent again; what it is about is how many.' },
    INVITATIONS_CHANGED: { description: 'Invitations offer another role; what it is about is how many.' },
    INVITATIONS_WITHDRAWN: { description: 'Invitations were withdrawn; what it is about is how many.' },
    INVITATIONS_RESTORED: { description: 'Invitations were brought back; what it is about is how many.' },
    INVITATION_DECLINED: { description: 'Who was invited has declined.' },
    MEMBER_JOINED: { description: 'Who was invited has become a member.' },
    MEMBER_ADDED: { description: 'Somebody was made a member without an invitation to accept.' },
    MEMBER_CHANGED: { description: 'A member got another role.' },
    MEMBER_REMOVED: { description: 'A member was removed.' },
    SEATS_ASKED: { description: 'An administrator of it has asked for more seats of a license.' },
    MEMBER_ASKED: { description: 'An administrator of it has asked those who sell about a member.' },
    MEMBERS_REMOVED: { description: 'Several members were removed by a file; what it is about is how many.' },
    MEMBER_RESTORED: { description: 'A member who had been removed was brought back.' },
    MEMBERS_RESTORED: { description: 'Such members were brought back; what it is about is how many.' },
    GROUP_NOT_JOINED: {
      description:
        'Who accepted an invitation became a member, but could not join its group, which is what it is about.',
    },
    NOTED: { description: 'Something that was written down as a sentence.' },
  } satisfies Record<ActivityKind, { description: string }>,
});

const Activity = builder.objectRef<ActivityShape>('Activity').implement({
  description: 'Something that happened at an institution.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    activity: t.field({
      type: ActivityKindRef,
      description: 'What happened.',
      resolve: ({ activity }) => activityKinds.find((kind) => kind === activity) ?? 'NOTED',
    }),
    about: t.exposeString('about', {
      nullable: true,
      description: 'The name of what it happened to; null where that is the institution.',
    }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When it happened.' }),
    user: t.field({
      type: User,
      nullable: true,
      description: 'Who did it; null for a program.',
      resolve: ({ user }) => user,
    }),
  }),
});

const ActivityPage = builder.objectRef<Feed<ActivityShape>>('ActivityPage').implement({
  description: 'Some of what happened at an institution.',
  fields: (t) => ({
    activities: t.field({
      type: [Activity],
      description: 'What happened, the latest first.',
      resolve: ({ entries }) => entries,
    }),
    hasMore: t.boolean({
      description: 'Whether the list goes on after them.',
      resolve: ({ cursor }) => cursor !== null,
    }),
    cursor: t.exposeID('cursor', {
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
    }),
  }),
});

builder.queryField('institutionActivities', (t) =>
  t.field({
    type: ActivityPage,
    description: 'What happened at an institution, the latest first, for sales roles.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 5 unless said, 60 at most.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: (_root, asked, context) =>
      readFeed(context, 'institutionActivities', asked, {
        table: 'activities',
        entry: sql<ActivityShape>`json_build_object('id', f.id, 'activity', f.activity, 'about', f.about,
          'created_on', f.created_on, 'user', case when u.id is not null then ${feedUser} end)`,
      }),
  }),
);
