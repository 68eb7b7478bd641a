import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { nameInMail } from '../../../base/mail/name-in-mail.ts';
import type { Mail } from '../../../base/mail/queue-mail.ts';
import { dayIn, invitationTexts, languageFor } from './texts/invitation-texts.ts';

/** Who invites: the name, and the address where it is confirmed, for what an invited person asks. */
export type Inviter = { readonly name: string; readonly email: string | null };

/** The group that is joined by accepting. */
export type GroupLedTo = { readonly name: string; readonly start_date: string; readonly end_date: string };

/** What an invitation and a reminder of it say. */
type Invited = {
  readonly email: string;
  readonly role: InstitutionRole;
  readonly institution: string;
  readonly by: Inviter;
  readonly group: GroupLedTo | undefined;
  readonly link: string;
  readonly language: string | null;
};

/** The mail that invites somebody, who has such a name. */
export function invitationMail({ name, ...invited }: Invited & { readonly name: string }): Mail {
  const { language, institution, by, role, joins, words } = saidOf(invited);
  const { email, link } = invited;
  return {
    recipient: email,
    language,
    reply_to: by.reply_to,
    subject: words.subject(institution),
    body: words.body(nameInMail(name), by.name, institution, role, joins, link, email) + by.ask,
  };
}

/** The mail that calls an invitation to mind, which is open until that moment. */
export function reminderMail({ until, ...invited }: Invited & { readonly until: Until }): Mail {
  const { language, institution, by, role, joins, words } = saidOf(invited);
  const { email, link } = invited;
  const day = dayIn(language, until.moment, until.time_zone);
  return {
    recipient: email,
    language,
    reply_to: by.reply_to,
    subject: words.reminderSubject(institution, day),
    body: words.reminderBody(by.name, institution, role, joins, link, email, day) + by.ask,
  };
}

type Until = { readonly moment: string; readonly time_zone: string };

function saidOf({ role, institution, by, group, language: wanted }: Invited) {
  const language = languageFor(wanted);
  const words = invitationTexts(language);
  return {
    language,
    words,
    institution: nameInMail(institution),
    by: inviterIn(language, by),
    role: words.roles[role],
    joins: group
      ? words.joins(nameInMail(group.name), dayIn(language, group.start_date), dayIn(language, group.end_date))
      : '',
  };
}

/** What a mail in a language says of who invites, and where its answers go. */
export function inviterIn(language: string, { name, email }: Inviter) {
  const { somebody, ask } = invitationTexts(language);
  const shown = nameInMail(name) || somebody;
  return { name: shown, reply_to: email ?? undefined, ask: email === null ? '' : `\n${ask(shown)}` };
}
