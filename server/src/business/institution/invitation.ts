import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { sql, type RawBuilder } from 'kysely';
import { User, type UserShape } from '../../base/account/user.ts';
import { builder } from '../../base/graphql/builder.ts';
import { principalAt, type InstitutionAccess } from './institution-access.ts';
import { InstitutionRoleRef } from '../../base/account/institution-role.ts';
import { Institution, type InstitutionShape } from './institution.ts';
import {
  InvitationMail,
  sendingJson,
  shownLink,
  shownMail,
  shownReminder,
  type Sending,
} from './invitation/sending.ts';

/** An invitation as the invited person sees it, and those who invite. */
export type InvitationShape = {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: InstitutionRole;
  readonly group_name: string | null;
  readonly created_on: string;
  readonly expires_on: string;
  readonly created_by: UserShape;
  readonly institution: InstitutionShape;
  /** How it was sent; null for whom it is for. */
  readonly sending: Sending | null;
};

/** An invitation into an institution. */
export const Invitation = builder.objectRef<InvitationShape>('Invitation').implement({
  description: 'An invitation into an institution, open for 30 days to whoever has its verified e-mail address.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the invitation.' }),
    email: t.exposeString('email', {
      description: 'The address that it is for, in lower case.',
      extensions: { rule: 'User.email' },
    }),
    first_name: t.exposeString('first_name', { description: 'The first name of whom it is for, as it was typed.' }),
    last_name: t.exposeString('last_name', { description: 'The last name, as it was typed.' }),
    role: t.expose('role', { type: InstitutionRoleRef, description: 'The role that it offers.' }),
    group_name: t.exposeString('group_name', {
      nullable: true,
      description: 'The name of the group that is joined by accepting it, where there is a place; null for none.',
    }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When it was made.' }),
    expires_on: t.expose('expires_on', {
      type: 'DateTime',
      description: 'Until when it can be accepted; one that is over stays listed.',
    }),
    created_by: t.expose('created_by', { type: User, description: 'Who has invited.' }),
    institution: t.expose('institution', {
      type: Institution,
      description: 'The institution; its my_role says whether you belong to it already.',
    }),
    mail: t.field({
      type: InvitationMail,
      nullable: true,
      description: 'What became of its mail; null for whom it is for, and where no mail is known.',
      resolve: ({ sending }, _args, { env }) => sending && shownMail(sending, env),
    }),
    reminds: t.field({
      type: 'Boolean',
      nullable: true,
      description: 'Whether reminders go out 3 and 10 days after the mail; null for whom it is for.',
      resolve: ({ sending }) => sending?.reminds ?? null,
    }),
    next_reminder_on: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'From when the next reminder goes out; null where none is to go out, and for whom it is for.',
      resolve: ({ sending }) => sending && shownReminder(sending),
    }),
    link: t.field({
      type: 'String',
      nullable: true,
      description:
        'An address to pass on, at which it is answered. It confirms no address: whoever opens it has to sign in with the one that is invited. Null once it is over, and for whom it is for.',
      resolve: ({ id, sending }, _args, { env, tickets }) => sending && shownLink(id, sending, env, tickets),
    }),
  }),
});

/** Whether row `n` of `invitations` stands: one that was withdrawn is kept for a while, so that it can come back. */
export const stands: RawBuilder<boolean> = sql`n.withdrawn_on is null`;

/** Whether it stands and is addressed to the person in row `viewer`: by an address that they have verified. */
export const isForViewer: RawBuilder<boolean> = sql`(n.email = viewer.email and viewer.email_verified and ${stands})`;

/** An invitation as the database gives it, with whether who made it belongs to the institution. */
export type InvitationRow = Omit<InvitationShape, 'institution' | 'created_by'> & {
  readonly created_by: UserShape & { readonly is_member: boolean };
};

/** An invitation for those who look after the people of its institution, who made it as they may see their members. */
export function shownInvitation(
  { created_by: { is_member, ...person }, ...invitation }: InvitationRow,
  access: InstitutionAccess & { readonly institution: InstitutionShape },
): InvitationShape {
  const { institutionRole, ...elsewhere } = principalAt(access, person.id);
  const principal = is_member ? { ...elsewhere, institutionRole: institutionRole ?? null } : elsewhere;
  return { ...invitation, institution: access.institution, created_by: { ...person, principal } };
}

/** The name of the group that row `n` of `invitations` leads to; null for none, and for one that was deleted. */
export const groupNamed: RawBuilder<string | null> =
  sql`(select g.name from groups g where g.id = n.group_id and g.deleted_on is null)`;

/** Row `n` of `invitations`, made by the person in row `o`, as one JSON object. */
export const invitationJson: RawBuilder<InvitationRow> = sql`json_build_object('id', n.id,
  'email', n.email, 'first_name', n.first_name, 'last_name', n.last_name, 'role', n.role, 'created_on', n.created_on,
  'group_name', ${groupNamed},
  'expires_on', n.expires_on, 'sending', ${sendingJson}, 'created_by', json_build_object(
    'id', o.id, 'first_name', o.first_name, 'last_name', o.last_name, 'avatar', o.avatar, 'email', o.email, 'role', o.role,
    'is_member', exists (select from institution_members c
      where c.institution_id = n.institution_id and c.user_id = o.id and c.deleted_on is null)))`;

/** How many invitations are open for the person in row `viewer`. */
export const numberOfInvitations: RawBuilder<number> = sql`(
  select count(*)::int from invitations n join institutions i on i.id = n.institution_id and i.deleted_on is null
  where ${isForViewer} and n.expires_on > now())`;
