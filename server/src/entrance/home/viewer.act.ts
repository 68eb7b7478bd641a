import { Refusal } from '@lectern/domain/refusal.ts';
import type { GlobalRole, InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { builder, GlobalRoleRef } from '../../base/graphql/builder.ts';
import type { Context } from '../../base/graphql/context.ts';
import { selectionOf, type Selects } from '../../base/graphql/selection.ts';
import { currentBound, isWithinBound } from '../../base/graphql/policy.ts';
import { groupJson, groupOfRow, type GroupRow } from '../../classroom/group/group-json.ts';
import { Group, type GroupShape } from '../../classroom/group/group.ts';
import { numberOfInvitations } from '../../business/institution/invitation.ts';
import { institutionJson, roleOfMember } from '../../business/institution/institution-json.ts';
import { Institution, type InstitutionShape } from '../../business/institution/institution.ts';
import { learnedGroupsJson, NextExercise, nextExercise, type LearnedGroup, type NextShape } from './next-exercise.ts';
import { StartedExercise, startedJson, type StartedShape } from './started-exercise.ts';

type ViewerShape = {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly role: GlobalRole;
  readonly institutions: readonly (InstitutionShape & { my_role: InstitutionRole })[] | null;
  readonly groups: readonly GroupShape[];
  readonly started: StartedShape | null;
  readonly next_step: NextShape | null;
  readonly number_of_invitations: number;
  readonly created_on: string;
  readonly created_by: string | null;
  readonly modified_on: string;
  readonly modified_by: string | null;
  readonly deleted_on: string | null;
  readonly deleted_by: string | null;
};

/** The signed-in person with what the home screen shows. */
const Viewer = builder.objectRef<ViewerShape>('Viewer').implement({
  description: 'You: the signed-in person, with your institutions and groups.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Your id.' }),
    first_name: t.exposeString('first_name', { description: 'Your first name.' }),
    last_name: t.exposeString('last_name', { description: 'Your last name.' }),
    email: t.exposeString('email', { description: 'Your e-mail address.', extensions: { rule: 'User.email' } }),
    avatar: t.exposeString('avatar', {
      nullable: true,
      description: 'The address of your picture; null where initials are shown.',
    }),
    role: t.expose('role', {
      type: GlobalRoleRef,
      description: 'Your role in the whole product.',
      extensions: { rule: 'User.role' },
    }),
    device_secret: t.string({
      description:
        'What your browsers seal unsent answers with while they keep them on a device: 32 bytes as base64url, always the same ones. Nobody else is told them.',
      resolve: ({ id }, _args, { deviceSecrets }) => deviceSecrets(ownerOfSecret(id)),
    }),
    institutions: t.field({
      type: [Institution],
      description: 'The institutions you belong to, by name.',
      resolve: ({ institutions }) => [...(institutions ?? [])],
    }),
    groups: t.field({
      type: [Group],
      description: 'The groups you belong to, open ones first, then by name.',
      resolve: ({ groups }) => [...groups],
    }),
    number_of_invitations: t.exposeInt('number_of_invitations', {
      description: 'How many invitations of institutions are open for you; 0 while your address is not verified.',
    }),
    started: t.expose('started', {
      type: StartedExercise,
      nullable: true,
      description:
        'The exercise you go on with: a sitting whose clock runs, else the one you worked on last; null where nothing is started.',
    }),
    next_step: t.expose('next_step', {
      type: NextExercise,
      nullable: true,
      description:
        'What you do next as a learner where nothing is started: in the course you worked in last, else in that of the group you joined last; null where something is started, and where nothing is left.',
    }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When you became known here.' }),
    created_by: t.exposeID('created_by', {
      nullable: true,
      description: 'The id of the person who entered you; null where you came yourself.',
    }),
    modified_on: t.expose('modified_on', { type: 'DateTime', description: 'When something of you was changed last.' }),
    modified_by: t.exposeID('modified_by', {
      nullable: true,
      description: 'The id of the person who changed it; null where your sign-in did, or nobody has.',
    }),
    deleted_on: t.expose('deleted_on', {
      type: 'DateTime',
      nullable: true,
      description: 'Null: whoever is deleted is signed out and asks for nothing any more.',
    }),
    deleted_by: t.exposeID('deleted_by', { nullable: true, description: 'Null, as `deleted_on` is.' }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: 'The signed-in person; null for anonymous callers.',
    resolve: async (_root, _args, context, info) => {
      const { viewerId } = context;
      context.checks.allow('viewer', { signedIn: true, isSelf: true });
      if (!viewerId) return null;
      return viewerWith(context, viewerId, selectionOf(info));
    },
  }),
);

/** What a third party has begun seals with a secret of its own, so that it opens nothing of the person's browsers. */
function ownerOfSecret(id: string): string {
  const bound = currentBound();
  return bound ? `${id} in ${bound.institutionId}` : id;
}

/** One statement for the whole home screen; parts that were not asked for are not computed. */
async function viewerWith({ db }: Context, viewerId: string, selects: Selects): Promise<ViewerShape> {
  const { rows } = await sql<
    Omit<ViewerShape, 'groups' | 'next_step'> & { groups: GroupRow[] | null; learned: LearnedGroup[] | null }
  >`/* viewer */
    select viewer.id, viewer.first_name, viewer.last_name, viewer.email, viewer.avatar, viewer.role,
      to_json(viewer.created_on) as created_on, viewer.created_by, to_json(viewer.modified_on) as modified_on,
      viewer.modified_by, to_json(viewer.deleted_on) as deleted_on, viewer.deleted_by,
      case when ${selects('institutions')}::boolean then (
        select coalesce(json_agg(${institutionJson(roleOfMember)} order by i.name), '[]'::json)
        from institution_members m join institutions i on i.id = m.institution_id and i.deleted_on is null
        where m.user_id = viewer.id and m.deleted_on is null and ${isWithinBound(sql.ref('i.id'))}
      ) end as institutions,
      case when ${selects('groups')}::boolean then (
        select coalesce(json_agg(${groupJson()} order by g.status, g.end_date < now()::date, g.name), '[]'::json)
        from group_members m join groups g on g.id = m.group_id and g.deleted_on is null
        where m.user_id = viewer.id and m.deleted_on is null and ${isWithinBound(sql.ref('g.institution_id'))}
      ) end as groups,
      case when ${selects('number_of_invitations')}::boolean then ${currentBound() ? sql`0` : numberOfInvitations} end as number_of_invitations,
      begun.started,
      case when ${selects('next_step')}::boolean and begun.started is null then ${learnedGroupsJson()} end as learned
    from users viewer
    cross join lateral (
      select case when ${selects('started') || selects('next_step')}::boolean then ${startedJson()} end as started) begun
    where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(db);
  if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
  const { learned, ...viewer } = rows[0];
  const groups = await Promise.all((viewer.groups ?? []).map((row) => groupOfRow(db, row)));
  return { ...viewer, groups, next_step: learned && (await nextExercise(db, learned)) };
}
