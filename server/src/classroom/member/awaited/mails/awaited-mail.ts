import { fullName } from '@lectern/domain/base/account/full-name.ts';
import { nameInMail } from '../../../../base/mail/name-in-mail.ts';
import type { Mail } from '../../../../base/mail/queue-mail.ts';
import { inviterIn } from '../../../../business/institution/invitation/invitation-mail.ts';
import { dayIn } from '../../../../business/institution/invitation/texts/invitation-texts.ts';
import { awaitedTexts, languageFor } from './texts/awaited-texts.ts';

/** A group that awaits somebody, as the mail tells of it. */
export type AwaitingGroup = {
  readonly id: string;
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly institution: string;
  readonly courses: readonly string[];
  /** Its main instructor, and the address where it is confirmed. */
  readonly main: string;
  readonly main_email: string | null;
};

type Reader = { readonly email: string; readonly first_name: string; readonly last_name: string };

/** The mail that tells somebody that a group awaits them. Where they sign in they join it. */
export function awaitedMail(publicUrl: string, group: AwaitingGroup, reader: Reader, wanted: string | null): Mail {
  const language = languageFor(wanted);
  const words = awaitedTexts(language);
  const [institution, name] = [nameInMail(group.institution), nameInMail(group.name)];
  const courses = group.courses.map(nameInMail).filter((course) => course !== '');
  const main = nameInMail(group.main);
  const { reply_to, ask } = inviterIn(language, { name: group.main, email: group.main_email });
  const paragraphs = [
    [words.hello(nameInMail(fullName(reader)))],
    [words.awaits(institution, name)],
    [
      `- ${words.days(dayIn(language, group.start_date), dayIn(language, group.end_date))}`,
      ...(courses.length > 0 ? [`- ${words.courses(courses.length)}: ${courses.join(', ')}`] : []),
      ...(main === '' ? [] : [`- ${words.main}: ${main}`]),
    ],
    [words.signIn(reader.email)],
    [`${publicUrl}/group/${group.id}`],
    [words.notYou(institution)],
  ];
  return {
    recipient: reader.email,
    language,
    reply_to,
    subject: words.subject(institution, name),
    body: `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n${ask}`,
  };
}
