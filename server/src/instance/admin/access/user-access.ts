import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import type { RefusedJoinReason } from '@lectern/domain/classroom/member/refused-join.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Env } from '../../../env.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { wrongTriesJson, type WrongTries } from '../../../base/identity/password/password-tries.ts';
import { User, type UserShape } from '../../../base/account/user.ts';
import { InstitutionRoleRef } from '../../../base/account/institution-role.ts';
import { RefusedJoinReasonRef } from '../../../classroom/member/refused-join-reason.ts';
import { hasOwnAccounts, ownIssuer } from '../../../own-accounts.ts';

/** What is known of why a person may not get in. */
type UserAccessShape = {
  readonly issuer: string | null;
  readonly has_account: boolean | null;
  readonly last_signed_in_on: string | null;
  readonly wrong_tries: readonly WrongTries[];
  readonly refused_mails: readonly RefusedMailShape[];
  readonly refused_joins: readonly RefusedShape[];
  readonly invitations: readonly InvitedShape[];
};

type RefusedMailShape = {
  readonly subject: string;
  readonly created_on: string;
  readonly tries: number;
  readonly reason: string;
};
type RefusedShape = {
  readonly group: string;
  readonly institution: string;
  readonly reason: RefusedJoinReason;
  readonly refused_on: string;
};
type InvitedShape = {
  readonly id: string;
  readonly institution: string;
  readonly institution_id: string;
  readonly role: InstitutionRole;
  readonly expires_on: string;
  readonly is_over: boolean;
};

const WrongPasswords = builder.objectRef<WrongTries>('WrongPasswords').implement({
  description: 'Wrong passwords for an account that still count, from one place or from everywhere.',
  fields: (t) => ({
    everywhere: t.exposeBoolean('everywhere', {
      description: 'True for those from all places together that the account was not signed in at before.',
    }),
    tries: t.exposeInt('tries', { description: 'How many there were.' }),
    locked: t.exposeBoolean('locked', { description: 'Whether further tries from there are refused.' }),
    until: t.expose('until', {
      type: 'DateTime',
      description: 'When they are forgotten, and who was refused may try again.',
    }),
  }),
});

const RefusedMail = builder.objectRef<RefusedMailShape>('RefusedMail').implement({
  description: 'A mail to a person that could not be delivered.',
  fields: (t) => ({
    subject: t.exposeString('subject', { description: 'What it was about.' }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When it was written.' }),
    tries: t.exposeInt('tries', { description: 'How often it was tried; after 5 times it is given up.' }),
    reason: t.exposeString('reason', { description: 'What the mail server said last, on one line, in its own words.' }),
  }),
});

const RefusedJoinOfUser = builder.objectRef<RefusedShape>('RefusedJoinOfUser').implement({
  description: 'The last try of a person to join a group that was refused though the key was right.',
  fields: (t) => ({
    group: t.exposeString('group', { description: 'The name of the group.' }),
    institution: t.exposeString('institution', { description: 'The name of its institution.' }),
    reason: t.expose('reason', { type: RefusedJoinReasonRef, description: 'Why.' }),
    refused_on: t.expose('refused_on', { type: 'DateTime', description: 'When.' }),
  }),
});

const InvitationOfUser = builder.objectRef<InvitedShape>('InvitationOfUser').implement({
  description: 'An invitation to the address of a person that they have not answered.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the invitation.' }),
    institution: t.exposeString('institution', { description: 'The name of the institution.' }),
    institution_id: t.exposeID('institution_id', { description: 'The id of the institution.' }),
    role: t.expose('role', { type: InstitutionRoleRef, description: 'The role that it offers.' }),
    expires_on: t.expose('expires_on', {
      type: 'DateTime',
      description: 'Until when it can be, or could be, accepted.',
    }),
    is_over: t.exposeBoolean('is_over', { description: 'Whether that moment has passed.' }),
  }),
});

const UserAccess = builder.objectRef<UserAccessShape>('UserAccess').implement({
  description: 'What is known of why a person may not get in; each part is empty where nothing stands in the way.',
  fields: (t) => ({
    issuer: t.exposeString('issuer', {
      nullable: true,
      description: 'The address of the identity provider whose matter passwords are; null for the built-in one.',
    }),
    has_account: t.exposeBoolean('has_account', {
      nullable: true,
      description:
        'Whether the built-in identity provider has an account of the person; null where another one signs in.',
    }),
    last_signed_in_on: t.expose('last_signed_in_on', {
      type: 'DateTime',
      nullable: true,
      description: 'When the person signed in last; null if never.',
    }),
    wrong_tries: t.field({
      type: [WrongPasswords],
      description: 'Wrong passwords that still count, those from everywhere first.',
      resolve: ({ wrong_tries }) => [...wrong_tries],
    }),
    refused_mails: t.field({
      type: [RefusedMail],
      description:
        'The last 5 mails of 30 days to the address of the person that could not be delivered, the latest first.',
      resolve: ({ refused_mails }) => [...refused_mails],
    }),
    refused_joins: t.field({
      type: [RefusedJoinOfUser],
      description: 'Groups that the person could not join in the last 7 days and does not belong to, the latest first.',
      resolve: ({ refused_joins }) => [...refused_joins],
    }),
    invitations: t.field({
      type: [InvitationOfUser],
      description:
        'Invitations to the address of the person that nobody has answered, the latest first; those that are over too.',
      resolve: ({ invitations }) => [...invitations],
    }),
  }),
});

/** A person who is asked for alone, with what is known of why they may not get in. */
export type UserWithAccess = UserShape & { readonly access?: UserAccessShape | null };

builder.objectField(User, 'access', (t) =>
  t.field({
    type: UserAccess,
    nullable: true,
    description:
      'Why the person may not get in; null unless the person was asked for alone, by a role that helps people in.',
    resolve: ({ access }: UserWithAccess) => access ?? null,
  }),
);

/** The account of the person in row `u` at the built-in provider: the one they sign in with, or one with their address. */
export const accountOf = ({ publicUrl }: Pick<Env, 'publicUrl'>): RawBuilder<unknown> => sql`(
  select a.* from identity_accounts a
  where a.id::text = u.subject and u.issuer = ${ownIssuer({ publicUrl })} or u.subject is null and a.email = u.email
  limit 1)`;

/** What is known of the person in row `u` as one JSON object. For use inside a larger statement. */
export function accessJson(env: Pick<Env, 'issuer' | 'publicUrl'>): RawBuilder<UserAccessShape> {
  const account = hasOwnAccounts(env) ? accountOf(env) : sql`(select null::uuid as id where false)`;
  return sql`(select json_build_object(
    'issuer', ${env.issuer ?? null}::text,
    'has_account', ${hasOwnAccounts(env) ? sql`account.id is not null` : sql`null::boolean`},
    'last_signed_in_on', (select max(signed_in.at) from unnest(array[u.id, account.id]) as chain(id) cross join lateral (
      select l.at from audit_log l where l.chain = 'PERSON' and l.chain_id = chain.id and l.action = 'SIGNED_IN'
      order by l.number desc limit 1) signed_in),
    'wrong_tries', ${wrongTriesJson(sql`u.email`)},
    'refused_mails', (select coalesce(json_agg(o order by o.created_on desc), '[]'::json) from (
      select subject, created_on, tries, regexp_replace(left(last_error, 200), '[[:cntrl:]]+', ' ', 'g') as reason
      from mail_outbox where recipient = u.email and sent_on is null and last_error is not null
        and created_on > now() - interval '30 days'
      order by created_on desc limit 5) o),
    'refused_joins', (select coalesce(json_agg(json_build_object('group', g.name, 'institution', i.name, 'reason', r.reason,
        'refused_on', r.refused_on) order by r.refused_on desc), '[]'::json)
      from refused_joins r join groups g on g.id = r.group_id and g.deleted_on is null
      join institutions i on i.id = g.institution_id
      where r.user_id = u.id and r.refused_on > now() - interval '7 days' and not exists (
        select from group_members m where m.group_id = g.id and m.user_id = u.id and m.deleted_on is null)),
    'invitations', (select coalesce(json_agg(json_build_object('id', n.id, 'institution', i.name, 'institution_id', i.id,
        'role', n.role, 'expires_on', n.expires_on, 'is_over', n.expires_on <= now()) order by n.created_on desc, n.id), '[]'::json)
      from invitations n join institutions i on i.id = n.institution_id and i.deleted_on is null where n.email = u.email and n.withdrawn_on is null)
  ) from (select 1) one left join lateral ${account} account on true)`;
}
