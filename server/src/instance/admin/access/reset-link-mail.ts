import { nameInMail } from '../../../base/mail/name-in-mail.ts';
import type { Mail } from '../../../base/mail/queue-mail.ts';
import { languageFor, linkTexts } from './texts/link-texts.ts';

type HandedOut = {
  readonly email: string;
  readonly name: string;
  /** Who has handed out the link. */
  readonly by: string;
  readonly language: string | null;
};

/** The mail that tells somebody that a link to a new password of theirs was handed out. */
export function resetLinkMail(publicUrl: string, { email, name, by, language: wanted }: HandedOut): Mail {
  const language = languageFor(wanted);
  const { subject, body, support } = linkTexts(language);
  const forgotten = `${publicUrl}/identity/forgotten-password`;
  return { recipient: email, language, subject, body: body(nameInMail(name), nameInMail(by) || support, forgotten) };
}
