import { mayActUpon } from '@lectern/domain/base/account/grantable-roles.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewer } from '../../../base/graphql/context.ts';
import { makeLink } from '../../../base/identity/links.ts';
import { queueMail } from '../../../base/mail/queue-mail.ts';
import { holdStandings } from '../../../base/account/standing.ts';
import { resetLinkMail } from './reset-link-mail.ts';
import { accountOf } from './user-access.ts';
import { wholeNameIn } from '../../../base/database/whole-name.ts';
import { hasOwnAccounts } from '../../../own-accounts.ts';

type ResetLinkShape = { readonly link: string; readonly expires_on: string };

const ResetLink = builder.objectRef<ResetLinkShape>('ResetLink').implement({
  description: 'A link with which a person sets a new password.',
  fields: (t) => ({
    link: t.exposeString('link', { description: 'The address to open; it works once, and is shown nowhere else.' }),
    expires_on: t.expose('expires_on', { type: 'DateTime', description: 'Until when it works.' }),
  }),
});

builder.mutationField('handOutResetLink', (t) =>
  t.field({
    type: ResetLink,
    description:
      'Makes a link with which a person sets a new password, once and within an hour, and tells them by mail who did it. It refuses oneself, whom one may not act upon, since they may do or can take up more than one may give, a person without an account (NOT_FOUND), and where another identity provider keeps the passwords.',
    args: {
      userId: t.arg.id({ description: 'The person.' }),
      language: t.arg.string({
        required: false,
        description: 'The language of the mail where that of the person is not known, a tag such as es.',
      }),
    },
    resolve: async (_root, { userId, language = null }, context) => {
      const { db, env, checks, limiter } = context;
      const viewer = await getViewer(context);
      checks.allow('handOutResetLink', { signedIn: true, globalRole: viewer.role });
      const standings = await holdStandings(db, [userId, viewer.id]);
      const [person, own] = [standings.get(userId), standings.get(viewer.id)];
      if (!own) throw new Refusal('UNAUTHENTICATED');
      if (!person) throw new Refusal('NOT_FOUND', { field: 'userId' });
      if (!hasOwnAccounts(env) || userId === viewer.id || !mayActUpon(own.role, person))
        throw new Refusal('FORBIDDEN', { field: 'userId' });
      const { rows } = await sql<{
        id: string;
        email: string;
        language: string | null;
        name: string;
        by: string;
        expires_on: string;
      }>`/* account-to-reset */
        select account.id, account.email, u.language, ${wholeNameIn('u')} as name,
          ${wholeNameIn('v')} as by, now() + interval '1 hour' as expires_on
        from users u join users v on v.id = ${viewer.id} cross join lateral ${accountOf(env)} account
        where u.id = ${userId}`.execute(db);
      const [account] = rows;
      if (!account) throw new Refusal('NOT_FOUND', { field: 'userId' });
      await limiter.count('resetLink', viewer.id);
      const token = await makeLink(db, { purpose: 'PASSWORD', account_id: account.id, made_by: viewer.id });
      await queueMail(db, resetLinkMail(env.publicUrl, { ...account, language: account.language ?? language }));
      await writeAudit(db, actorOf(context), {
        chain: 'PERSON',
        chainId: userId,
        action: 'RESET_LINK_MADE',
        object: { type: 'user', id: userId },
        details: { role: person.role },
      });
      return {
        link: `${env.publicUrl}/identity/choose-password?token=${token}`,
        expires_on: account.expires_on,
      };
    },
  }),
);
