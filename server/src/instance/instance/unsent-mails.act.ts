import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { mostMailTries } from '@lectern/domain/business/institution/invitation-mail.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { isWanted } from '../../base/mail/is-wanted.ts';

type MailShape = {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly created_on: string;
  readonly not_before: string;
  readonly tries: number;
  readonly state: 'WAITING' | 'SENDING' | 'GIVEN_UP' | 'REFUSED';
  readonly last_error: string | null;
};

const UnsentMail = builder.objectRef<MailShape>('UnsentMail').implement({
  description:
    'A mail that was not sent. What it says is shown to nobody, since it may hold a link that opens an account.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    recipient: t.exposeString('recipient', { description: 'The address it goes to.' }),
    subject: t.exposeString('subject', { description: 'Its subject.' }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When it was written.' }),
    not_before: t.expose('not_before', { type: 'DateTime', description: 'From when it may go out.' }),
    tries: t.exposeInt('tries', { description: 'How often it was tried.' }),
    state: t.expose('state', { type: UnsentState, description: 'Why it is not sent.' }),
    last_error: t.exposeString('last_error', {
      nullable: true,
      description: 'What the mail server said last; null before the first try.',
    }),
  }),
});

const UnsentState = builder.enumType('UnsentState', {
  description: 'Why a mail is not sent.',
  values: {
    WAITING: { description: 'It waits for its day.' },
    SENDING: { description: 'It is on its way; where it could not be sent yet, it is tried again.' },
    GIVEN_UP: { description: 'It was tried five times in a day.' },
    REFUSED: { description: 'The mail server refused the address for good.' },
  } as const,
});

type PageShape = { readonly mails: readonly MailShape[]; readonly hasMore: boolean };

const UnsentMailPage = builder.objectRef<PageShape>('UnsentMailPage').implement({
  description: 'Some mails that were not sent, and whether there are more.',
  fields: (t) => ({
    mails: t.field({
      type: [UnsentMail],
      description: 'The mails: those that were given up or refused, then the others, the oldest first.',
      resolve: ({ mails }) => [...mails],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ mails, hasMore }) => (hasMore ? (mails.at(-1)?.id ?? null) : null),
    }),
  }),
});

const pageSize = 20;

/** Whether a mail is still to be sent. */
const isAlive = sql<boolean>`(refused_on is null and tries < ${mostMailTries})`;

builder.queryField('unsentMails', (t) =>
  t.field({
    type: UnsentMailPage,
    description:
      'The mails that were not sent, those that were given up or refused first, the oldest first, 20 at a time, for system administrators. What is about an invitation that was answered or withdrawn is left out.',
    args: {
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { after = null }, context) => {
      const { rows } = await sql<Row>`/* unsent-mails */
        select viewer.role,
          ${after}::uuid is null or exists (select from mail_outbox a where a.id = ${after}) as cursor_known,
          (select coalesce(json_agg(m order by m.is_alive, m.created_on, m.id), '[]'::json) from (
            select id, recipient, subject, created_on, not_before, tries, last_error, ${isAlive} as is_alive,
              case when refused_on is not null then 'REFUSED' when tries >= ${mostMailTries} then 'GIVEN_UP'
                when not_before > now() then 'WAITING' else 'SENDING' end as state
            from mail_outbox m where sent_on is null and ${isWanted} and (${after}::uuid is null
              or (${isAlive}, created_on, id) > (select ${isAlive}, created_on, id from mail_outbox where id = ${after}))
            order by is_alive, created_on, id limit ${pageSize + 1}) m) as mails
        from users viewer where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('UNAUTHENTICATED');
      context.checks.allow('unsentMails', { signedIn: true, globalRole: row.role });
      if (!row.cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      return { mails: row.mails.slice(0, pageSize), hasMore: row.mails.length > pageSize };
    },
  }),
);

type Row = { readonly role: GlobalRole; readonly cursor_known: boolean; readonly mails: readonly MailShape[] };
