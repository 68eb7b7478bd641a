import { nameInMail } from '../../../base/mail/name-in-mail.ts';
import type { Mail } from '../../../base/mail/queue-mail.ts';
import { languageFor, movedTexts } from './texts/moved-texts.ts';

/** So many names stand in a mail. */
const mostNames = 30;

/** Whom a main instructor is told of, and by whom they were moved. */
export type Moved = {
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  readonly by: string;
  readonly from_name: string;
  readonly to_name: string;
  readonly to: string;
  readonly people: readonly string[];
};

/** The mail that tells of it. */
export function movedMail(publicUrl: string, moved: Moved): Mail {
  const { email, name, by, to, people } = moved;
  const [from, there] = [nameInMail(moved.from_name), nameInMail(moved.to_name)];
  const language = languageFor(moved.language);
  const words = movedTexts(language);
  const named = people
    .map(nameInMail)
    .filter((person) => person !== '')
    .slice(0, mostNames);
  const more = people.length > named.length ? [words.more(people.length - named.length)] : [];
  const paragraphs = [
    [words.hello(nameInMail(name))],
    [words.moved(nameInMail(by) || words.somebody, from, there), ...named.map((person) => `- ${person}`), ...more],
    [words.work],
    [`${publicUrl}/group/${to}`],
  ];
  return {
    recipient: email,
    language,
    subject: words.subject(people.length, from),
    body: `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`,
  };
}
