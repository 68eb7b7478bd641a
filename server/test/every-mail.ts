import { catalogues } from '../src/base/identity/pages/texts/catalogues.ts';
import { resetLinkMail } from '../src/instance/admin/access/reset-link-mail.ts';
import { invitationMail, reminderMail } from '../src/business/institution/invitation/invitation-mail.ts';
import { awaitedMail } from '../src/classroom/member/awaited/mails/awaited-mail.ts';
import { movedMail } from '../src/classroom/member/change/moved-mail.ts';
import { noticeMail, type Notice } from '../src/business/renewal/notices/notice-mail.ts';
import type { NoticedLicense } from '../src/business/renewal/notices/read-readers.ts';
import { failureTexts } from '../src/base/jobs/texts/failure-texts.ts';
import type { Mail } from '../src/base/mail/queue-mail.ts';

const origin = 'https://lectern.example';
const link = `${origin}/invitation?token=a1b2c3&from=mail`;
/** What the people and things in mails are called. */
export type MailNames = {
  readonly [name in 'person' | 'by' | 'institution' | 'group' | 'otherGroup' | 'course' | 'license' | 'seller']: string;
};
const names: MailNames = {
  person: 'Amara Okonkwo',
  by: 'Grace Hopper',
  institution: 'Harbour <b>City</b> College',
  group: 'Evenings <b>A</b>',
  otherGroup: 'Mornings',
  course: 'Living Online',
  license: 'Year',
  seller: 'Sol Reyes',
};
const days = { start_date: '2031-09-01', end_date: '2032-02-29' };

/** The languages that mails are written in. */
export const mailLanguages = Object.keys(catalogues);

/** Every mail that Lectern writes, in a language, with names that try to be more than names, or with others. */
export function everyMail(
  language: string,
  { person, by, institution, group, otherGroup, course, license, seller } = names,
): Record<string, Pick<Mail, 'subject' | 'body' | 'language' | 'reply_to'>> {
  const { mails } = (catalogues[language] ?? catalogues.en).texts;
  const ofAccounts = Object.entries(mails).map(([name, { subject, body }]) => {
    const say: (...links: string[]) => string = body;
    const written = say(`${origin}/login`, link);
    return [name, { language, subject, body: written }] as const;
  });
  const failure = failureTexts(language);
  const email = 'amara@school.test';
  const inviter = { name: by, email: 'grace@school.test' };
  const invited = { email, institution, by: inviter, group: { name: group, ...days }, link, language };
  const notices = (...of: readonly Notice[]) =>
    noticeMail(origin, { id: 'u1', email, name: person, licenses: [], language }, of);
  const licensed = (name: string) => licenseNamed(name, institution, seller);
  return {
    ...Object.fromEntries(ofAccounts),
    handedOut: resetLinkMail(origin, { email, name: person, by, language }),
    invitation: invitationMail({ ...invited, name: person, role: 'STUDENT' }),
    reminder: reminderMail({
      ...invited,
      role: 'INSTRUCTOR',
      until: { moment: '2032-02-29T12:00:00Z', time_zone: 'UTC' },
    }),
    failure: {
      language,
      subject: failure.subject('count_figures'),
      body: `${failure.fault({ kind: 'JOB_FAILED', job: 'count_figures', said: 'Error: <too long>' })}\n\n${failure.next}\n${origin}/manage-jasperactive/instance\n`,
    },
    moved: movedMail(origin, {
      email,
      name: person,
      language,
      by,
      from_name: group,
      to_name: otherGroup,
      to: 'g1',
      people: ['Ada Byron', 'www.evil.example', person],
    }),
    awaited: awaitedMail(
      origin,
      {
        id: 'g1',
        name: group,
        ...days,
        institution,
        courses: [course, 'Key Applications'],
        main: by,
        main_email: inviter.email,
      },
      { email, first_name: person, last_name: '' },
      language,
    ),
    notices: notices(
      { license: licensed(license), steps: ['DAYS_30', 'SEATS_TAKEN'] },
      { license: licensed('Evening'), steps: ['SEATS_TAKEN'] },
    ),
    notice: notices({ license: licensed(license), steps: ['DAYS_30'] }),
    seats: notices({ license: licensed(license), steps: ['SEATS_TAKEN'] }),
  };
}

const licenseNamed = (name: string, institution: string, seller: string): NoticedLicense => ({
  id: name,
  name,
  term: 0,
  expiry_date: '2032-02-29',
  institution_id: 'i1',
  institution,
  sales_manager: { name: seller, email: 'sol@seller.test' },
  reads_as: 'ADMINISTRATORS',
  days_left: 30,
  days_run: 335,
  bought: 30,
  taken: 27,
  told: [],
});
