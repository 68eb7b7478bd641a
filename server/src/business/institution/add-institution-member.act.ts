import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { rolesToGive } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import type { Database } from '../../base/database/connect.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer, type Context } from '../../base/graphql/context.ts';
import { InstitutionRoleRef } from '../../base/account/institution-role.ts';
import { institutionJson, roleOfMember } from './institution-json.ts';
import { InstitutionMember, type InstitutionMemberShape } from './institution-member.ts';
import { isForViewer } from './invitation.ts';
import { answerInvitations, groupLedTo, type Answered } from './invitation/answer-invitations.ts';
import { joinInvitedGroups } from './invitation/join-invited-groups.ts';
import { actAt } from './people/member-actor.ts';
import { writeActivity } from './write-activity.ts';
import { wholeNameIn } from '../../base/database/whole-name.ts';

const InstitutionMemberInput = builder.inputType('InstitutionMemberInput', {
  description: 'Who becomes a member of which institution.',
  fields: (t) => ({
    user_id: t.id({ description: 'The person: you, or for those who sell anybody.' }),
    institution_id: t.id({ description: 'The institution that has invited you.' }),
    role: t.field({
      type: InstitutionRoleRef,
      description: 'The role of the invitation, which is compared, never taken; the role somebody else is to hold.',
    }),
  }),
});

builder.mutationField('addInstitutionMember', (t) =>
  t.field({
    type: InstitutionMember,
    description:
      'Accepts the invitation of an institution, joins its group as far as there is a place, and deletes it; those who sell make somebody else a member without one. Who belongs to it already keeps the role they have. It refuses without an invitation, and one that has expired.',
    args: { data: t.arg({ type: InstitutionMemberInput, description: 'The invitation as you have read it.' }) },
    resolve: async (_root, { data }, context) => {
      const viewer = await getViewer(context);
      if (data.user_id !== viewer.id) return addOther(context, data);
      const place = await lockPlace(context.db, viewer.id, data.institution_id);
      context.checks.allow('addInstitutionMember', {
        signedIn: true,
        isSelf: place !== undefined,
      });
      return accept(context, viewer.id, place as Place, data.role);
    },
  }),
);

type Added = { readonly user_id: string; readonly institution_id: string; readonly role: InstitutionRole };

/** An invitation of theirs is answered by it. */
async function addOther(context: Context, { user_id, institution_id, role }: Added): Promise<InstitutionMemberShape> {
  const { db } = context;
  const { actor, viewerId } = await actAt(context, 'addInstitutionMember', institution_id);
  if (!rolesToGive(actor).includes(role)) throw new Refusal('FORBIDDEN', { field: 'data.role' });
  const { rows } = await sql<{ live: boolean; name: string }>`/* member-to-add */
    select m.id is not null as live, ${wholeNameIn('u')} as name from users u
    left join institution_members m on m.user_id = u.id and m.institution_id = ${institution_id} and m.deleted_on is null
    where u.id = ${user_id} and u.deleted_on is null for no key update of u`.execute(db);
  const [person] = rows;
  if (!person) throw new Refusal('NOT_FOUND', { field: 'data.user_id' });
  if (!person.live) {
    await addMember(db, { institution_id, user_id, role }, viewerId);
    await writeActivity(db, { institution_id, user_id: viewerId, activity: 'MEMBER_ADDED', about: person.name });
    const answered = await answerInvitations(db, { institution_id, user_ids: [user_id] });
    await writeAudit(db, actorOf(context), {
      chain: 'INSTITUTION',
      chainId: institution_id,
      action: 'MEMBER_ADDED',
      object: { type: 'user', id: user_id },
      details: { role },
    });
    await joinInvitedGroups(
      context,
      institution_id,
      answered.map((invitation) => ({ user_id, role, invitation })),
    );
  }
  return getMember(db, institution_id, user_id);
}

type Place = {
  /** The id of the institution. */
  readonly id: string;
  readonly invitation: (Answered & { readonly role: InstitutionRole; readonly expired: boolean }) | null;
  readonly earlier: { readonly role: InstitutionRole; readonly live: boolean } | null;
};

/**
 * The institution with the invitation of the viewer and their membership of it, present or past; nothing where they have
 * neither an invitation nor a live membership. Acceptances of one invitation wait here for each other.
 */
async function lockPlace(db: Database, viewerId: string, institutionId: string): Promise<Place | undefined> {
  await sql`/* lock-invitation */ select from invitations n join users viewer on ${isForViewer}
    where viewer.id = ${viewerId} and n.institution_id = ${institutionId} for update of n`.execute(db);
  const { rows } = await sql<Place>`/* invited-to */
    select i.id,
      (select json_build_object('id', n.id, 'invited_on', n.created_on, 'group_id', ${groupLedTo}, 'role', n.role,
          'expired', n.expires_on <= now())
        from invitations n where n.institution_id = i.id and ${isForViewer}) as invitation,
      (select json_build_object('role', m.role, 'live', m.deleted_on is null)
        from institution_members m where m.institution_id = i.id and m.user_id = viewer.id) as earlier
    from institutions i, users viewer
    where i.id = ${institutionId} and i.deleted_on is null and viewer.id = ${viewerId}`.execute(db);
  return rows.find(({ invitation, earlier }) => invitation !== null || earlier?.live === true);
}

/** Who is a member without an invitation has accepted it a moment ago: they hear the same again. */
async function accept(
  context: Context,
  viewerId: string,
  { id: institutionId, invitation, earlier }: Place,
  role: InstitutionRole,
): Promise<InstitutionMemberShape> {
  const { db } = context;
  let group_not_joined: string | null = null;
  if (invitation) {
    if (!earlier?.live && invitation.expired) throw new Refusal('INVITATION_EXPIRED');
    if (!earlier?.live && invitation.role !== role) throw new Refusal('CONFLICT', { field: 'data.role' });
    await sql`/* delete-invitation */ delete from invitations where id = ${invitation.id}`.execute(db);
    if (!earlier?.live) {
      const at = { institution_id: institutionId, user_id: viewerId };
      await addMember(db, { ...at, role: invitation.role }, viewerId);
      await writeActivity(db, { ...at, activity: 'MEMBER_JOINED' });
    }
    await writeAudit(db, actorOf(context), {
      chain: 'INSTITUTION',
      chainId: institutionId,
      action: 'INVITATION_ACCEPTED',
      object: { type: 'invitation', id: invitation.id },
      details: { offered: invitation.role, earlier },
    });
    const joining = { user_id: viewerId, role: earlier?.live ? earlier.role : invitation.role, invitation };
    const [group] = await joinInvitedGroups(context, institutionId, [joining]);
    if (group?.code) group_not_joined = group.name;
  }
  return { ...(await getMember(db, institutionId, viewerId)), group_not_joined };
}

/** Who was a member before gets the old membership back, with the role of the invitation. */
async function addMember(db: Database, { user_id, institution_id, role }: Added, by: string): Promise<void> {
  await sql`/* add-institution-member */
    insert into institution_members (institution_id, user_id, role, created_by, modified_by)
    values (${institution_id}, ${user_id}, ${role}, ${by}, ${by})
    on conflict (user_id, institution_id) do update
      set role = excluded.role, deleted_on = null, deleted_by = null, modified_on = now(), modified_by = ${by}
      where institution_members.deleted_on is not null`.execute(db);
}

async function getMember(db: Database, institutionId: string, viewerId: string): Promise<InstitutionMemberShape> {
  const { rows } = await sql<InstitutionMemberShape>`/* institution-member */
    select m.id, m.role, ${institutionJson(roleOfMember)} as institution
    from institution_members m join institutions i on i.id = m.institution_id
    where m.institution_id = ${institutionId} and m.user_id = ${viewerId} and m.deleted_on is null`.execute(db);
  const [member] = rows;
  if (!member) throw new Error('whoever has just accepted an invitation is a member');
  return member;
}
