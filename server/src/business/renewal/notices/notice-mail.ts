import type { NoticeStep } from '@lectern/domain/business/renewal/renewal-notices.ts';
import { nameInMail } from '../../../base/mail/name-in-mail.ts';
import type { Mail } from '../../../base/mail/queue-mail.ts';
import type { NoticedLicense, NoticeReader } from './read-readers.ts';
import { dayIn, languageFor, noticeTexts, type NoticeTexts } from './texts/notice-texts.ts';

/** A license and what is told of it. */
export type Notice = { readonly license: NoticedLicense; readonly steps: readonly NoticeStep[] };

/** One mail with all that is told somebody that day, institution by institution, with a link to each. */
export function noticeMail(publicUrl: string, reader: NoticeReader, notices: readonly Notice[]): Mail {
  const words = noticeTexts(reader.language);
  const subject = subjectOf(notices, words, reader.language);
  const byInstitution = Map.groupBy(notices, ({ license }) => license.institution_id);
  const parts = [...byInstitution.values()].map((those) => [
    nameInMail(those[0]?.license.institution ?? '') || words.institution,
    ...those.flatMap((notice) => linesOf(notice, words, reader.language)),
    `${publicUrl}${pageOf(those[0]?.license)}`,
  ]);
  const stops = new Set(
    notices.map(({ license }) => (license.reads_as === 'ADMINISTRATORS' ? words.stopBelowLicenses : words.stopOnPage)),
  );
  const asks = whomToAsk(notices);
  const paragraphs = [
    [words.hello(nameInMail(reader.name))],
    ...parts,
    ...(asks ? [[words.ask(nameInMail(asks.name))]] : []),
    [words.why, ...stops],
  ];
  const body = `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
  return { recipient: reader.email, language: languageFor(reader.language), reply_to: asks?.email, subject, body };
}

/** What ends and when: of one license its name too, of several the first day. */
function subjectOf(notices: readonly Notice[], words: NoticeTexts, language: string | null): string {
  const ends = notices.filter(({ steps }) => steps.some((step) => step !== 'SEATS_TAKEN'));
  const [day] = ends.map(({ license }) => license.expiry_date).toSorted();
  const [first] = notices;
  if (first && notices.length === 1) {
    const { taken, bought } = first.license;
    const [name, institution] = [nameInMail(first.license.name), nameInMail(first.license.institution)];
    return day
      ? words.subjectOfOne(name, institution, dayIn(language, day))
      : words.subjectOfSeats(name, institution, taken, bought);
  }
  return day ? words.subjectOfEnds(notices.length, dayIn(language, day)) : words.subject(notices.length);
}

/** Who sells to an institution answers its administrators, where it is one person for all that the mail tells. */
function whomToAsk(notices: readonly Notice[]): NoticedLicense['sales_manager'] {
  const [first] = notices;
  const found = first?.license.sales_manager ?? null;
  const isForAll = notices.every(
    ({ license }) => license.reads_as === 'ADMINISTRATORS' && license.sales_manager?.email === found?.email,
  );
  return found && isForAll && nameInMail(found.name) !== '' ? found : null;
}

function linesOf({ license, steps }: Notice, words: NoticeTexts, language: string | null): string[] {
  const { days_left, expiry_date, taken, bought } = license;
  const name = nameInMail(license.name) || words.license;
  return steps.map((step) =>
    step === 'SEATS_TAKEN'
      ? words.seats(name, taken, bought)
      : words.ends(name, days_left, dayIn(language, expiry_date)),
  );
}

/** Where somebody sees the license who reads of it as that. */
function pageOf(license: NoticedLicense | undefined): string {
  if (license?.reads_as !== 'SALES') return `/?institution=${license?.institution_id}&tab=licenses`;
  return `/sales-management/institution/${license.institution_id}`;
}
