import type { NoticeStep } from '@lectern/domain/license/renewal-notices.ts';
import type { Mail } from '../../../mail/queue-mail.ts';
import type { NoticedLicense, NoticeReader } from './read-readers.ts';
import { dayIn, noticeTexts, type NoticeTexts } from './texts/notice-texts.ts';

/** A license and what is told of it. */
export type Notice = { readonly license: NoticedLicense; readonly steps: readonly NoticeStep[] };

/** One mail with all that is told somebody that day, institution by institution, with a link to each. */
export function noticeMail(publicUrl: string, reader: NoticeReader, notices: readonly Notice[]): Mail {
  const words = noticeTexts(reader.language);
  const [first] = notices;
  const subject =
    first && notices.length === 1
      ? words.subjectOfOne(first.license.name, first.license.institution)
      : words.subject(notices.length);
  const byInstitution = Map.groupBy(notices, ({ license }) => license.institution_id);
  const parts = [...byInstitution.values()].map((those) => [
    those[0]?.license.institution,
    ...those.flatMap((notice) => linesOf(notice, words, reader.language)),
    `${publicUrl}${pageOf(those[0]?.license)}`,
  ]);
  const stops = new Set(
    notices.map(({ license }) => (license.reads_as === 'ADMINISTRATORS' ? words.stopBelowLicenses : words.stopOnPage)),
  );
  const paragraphs = [[words.hello(reader.name)], ...parts, [words.why, ...stops]];
  const body = `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
  return { recipient: reader.email, subject, body };
}

function linesOf({ license, steps }: Notice, words: NoticeTexts, language: string | null): string[] {
  const { name, days_left, expiry_date, taken, bought } = license;
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
