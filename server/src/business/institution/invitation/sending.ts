import {
  invitationMailState,
  nextReminder,
  type InvitationMailState,
  type MailFacts,
  type Reminding,
} from '@lectern/domain/business/institution/invitation-mail.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Env } from '../../../env.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { Tickets } from '../../../tickets.ts';
import { copiedToken, linkTo } from './copied-token.ts';

/** How an invitation was sent, as its institution may know it. */
export type Sending = Reminding & {
  /** How often it was sent. */
  readonly sendings: number;
  readonly is_over: boolean;
  readonly mail: (MailFacts & { readonly goes_out_on: string; readonly said: string | null }) | null;
};

/** How row `n` of `invitations` was sent. A later mail that was refused tells more of the address than the first one. */
export const sendingJson: RawBuilder<Sending> = sql`json_build_object(
  'sendings', n.sendings, 'is_over', n.expires_on <= now(),
  'mailed_on', n.mailed_on, 'reminded', n.reminded, 'reminds', n.reminds,
  'mail', (select json_build_object('is_sent', x.sent_on is not null, 'is_refused', x.refused_on is not null,
      'waits', x.not_before > now(), 'tries', x.tries, 'said', x.last_error,
      'goes_out_on', (select (x.not_before at time zone z.time_zone)::date from institutions z where z.id = n.institution_id))
    from mail_outbox x where x.id = n.mail_id or (x.invitation_id = n.id and x.refused_on >= n.mailed_on)
    order by x.refused_on desc nulls last limit 1))`;

const InvitationMailStateRef = builder.enumType('InvitationMailState', {
  description: 'What became of the mail of an invitation.',
  values: {
    WAITING: {
      description: 'It waits for a day with room for it: 500 a day go out for an institution, 3 to an address.',
    },
    SENDING: { description: 'It is on its way; where it could not be sent yet, it is tried again.' },
    SENT: { description: 'The mail server has taken it.' },
    REFUSED: { description: 'The mail server has refused the address for good; it is not tried again.' },
    FAILED: { description: 'It was tried five times in a day and given up.' },
    KEPT: { description: 'No mail server is set: it stays in the outbox, and its link has to be passed on by hand.' },
  } satisfies Record<InvitationMailState, { description: string }>,
});

type MailShape = {
  readonly state: InvitationMailState;
  readonly goes_out_on: string | null;
  readonly tries: number;
  readonly said: string | null;
};

/** The mail of an invitation. */
export const InvitationMail = builder.objectRef<MailShape>('InvitationMail').implement({
  description: 'What became of the mail of an invitation, the last one where it was sent again.',
  fields: (t) => ({
    state: t.expose('state', { type: InvitationMailStateRef, description: 'Where it is.' }),
    goes_out_on: t.expose('goes_out_on', {
      type: 'Date',
      nullable: true,
      description: 'The day, in the time zone of the institution, that a WAITING one goes out on; null for others.',
    }),
    tries: t.exposeInt('tries', { description: 'How often it was tried, the try that succeeded included.' }),
    said: t.exposeString('said', {
      nullable: true,
      description: 'What the mail server said when it refused the address, or why the last try failed; null otherwise.',
    }),
  }),
});

/** The mail as it is shown; null where none is known, as of an invitation from before mails were counted. */
export function shownMail({ mail }: Sending, { smtpUrl }: Env): MailShape | null {
  if (!mail) return null;
  const state = invitationMailState(mail, smtpUrl !== undefined);
  const { goes_out_on, tries, said } = mail;
  return { state, tries, said, goes_out_on: state === 'WAITING' ? goes_out_on : null };
}

/** When the next reminder of an invitation goes out; null for one that is over, and where none is to go out. */
export const shownReminder = (sending: Sending): string | null => (sending.is_over ? null : nextReminder(sending));

/** The link to an invitation that can be passed on; null for one that is over. */
export function shownLink(id: string, { is_over, sendings }: Sending, env: Env, tickets: Tickets): string | null {
  return is_over ? null : linkTo(env, copiedToken(tickets, id, sendings));
}
