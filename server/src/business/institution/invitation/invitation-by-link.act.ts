import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { InstitutionRoleRef } from '../../../base/account/institution-role.ts';
import type { Linked } from '../../../base/identity/pages/sign-in/invitation-followed.ts';
import { findLinked } from './find-linked.ts';
import { hasOwnAccounts } from '../../../own-accounts.ts';

const LinkTakerRef = builder.enumType('LinkTaker', {
  description: 'What somebody who opens the link of an invitation is to it.',
  values: {
    NOBODY: { description: 'They are not signed in.' },
    INVITED: { description: 'They are signed in with the address that it is for, and may answer it.' },
    UNCONFIRMED: { description: 'They are, and who signs them in has not confirmed the address.' },
    ANOTHER: { description: 'They are signed in with another address, and cannot answer it.' },
  },
});

const LinkWayRef = builder.enumType('LinkWay', {
  description: 'How somebody who is not signed in gets to the invitation.',
  values: {
    PASSWORD: { description: 'By choosing a password: the link came by mail and the address has no account yet.' },
    SIGN_IN: { description: 'By signing in with the address, which has an account, or at the identity provider.' },
    EITHER: {
      description: 'By signing in or signing up; a link that was copied does not tell whether there is an account.',
    },
  },
});

type Taker = 'NOBODY' | 'INVITED' | 'UNCONFIRMED' | 'ANOTHER';
type LinkedShape = Linked & { readonly taker: Taker; readonly my_role: InstitutionRole | null };

const LinkedInvitation = builder.objectRef<LinkedShape>('LinkedInvitation').implement({
  description: 'An open invitation, as its link shows it to whoever has the link.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the invitation.' }),
    address: t.exposeString('email', {
      description: 'The e-mail address that it is for, in lower case: with the link one is told who may answer.',
    }),
    role: t.expose('role', { type: InstitutionRoleRef, description: 'The role in the institution that it offers.' }),
    institution_id: t.exposeID('institution_id', { description: 'The id of the institution.' }),
    institution_name: t.exposeString('institution_name', { description: 'The name of the institution.' }),
    group_name: t.exposeString('group_name', {
      nullable: true,
      description: 'The name of the group that is joined by accepting it, where there is a place; null for none.',
    }),
    invited_by: t.exposeString('invited_by', { description: 'The name of who has invited.' }),
    expires_on: t.expose('expires_on', { type: 'DateTime', description: 'Until when it can be accepted.' }),
    taker: t.expose('taker', { type: LinkTakerRef, description: 'What you are to it.' }),
    my_role: t.expose('my_role', {
      type: InstitutionRoleRef,
      nullable: true,
      description:
        'The role that you hold in the institution already; null where you hold none, or are not the one invited.',
    }),
    way: t.field({
      type: LinkWayRef,
      description: 'How you get to it while you are not signed in.',
      resolve: ({ is_mailed, is_used, has_account }, _args, { env }) => {
        if (!hasOwnAccounts(env)) return 'SIGN_IN';
        if (!is_mailed) return 'EITHER';
        return has_account || is_used ? 'SIGN_IN' : 'PASSWORD';
      },
    }),
  }),
});

builder.queryField('invitationByLink', (t) =>
  t.field({
    type: LinkedInvitation,
    description:
      'The invitation that a link leads to, for whoever has the link. One that was answered or withdrawn, that is over or was sent again since is NOT_FOUND, as is a link that was never made.',
    args: { token: t.arg.string({ description: 'The last part of the address of the link.' }) },
    resolve: async (_root, { token }, context): Promise<LinkedShape> => {
      context.checks.allow('invitationByLink', { signedIn: context.viewerId !== null });
      const linked = await findLinked(context, token);
      const taker = await readTaker(context, linked);
      if (!linked) throw new Refusal('NOT_FOUND');
      return { ...linked, ...taker };
    },
  }),
);

type TakerRow = {
  readonly is_address: boolean;
  readonly is_confirmed: boolean;
  readonly my_role: InstitutionRole | null;
};

async function readTaker(
  { db, viewerId }: Context,
  linked: Linked | null,
): Promise<Pick<LinkedShape, 'taker' | 'my_role'>> {
  const { rows } = await sql<TakerRow>`/* taker-of-link */
    select u.email = ${linked?.email ?? ''} as is_address, u.email_verified as is_confirmed,
      (select m.role from institution_members m where m.institution_id = ${linked?.institution_id ?? null}
        and m.user_id = u.id and m.deleted_on is null) as my_role
    from users u where u.id = ${viewerId} and u.deleted_on is null`.execute(db);
  const [viewer] = rows;
  if (!viewer) return { taker: 'NOBODY', my_role: null };
  if (!viewer.is_address) return { taker: 'ANOTHER', my_role: null };
  return viewer.is_confirmed ? { taker: 'INVITED', my_role: viewer.my_role } : { taker: 'UNCONFIRMED', my_role: null };
}
