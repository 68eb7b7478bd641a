import { catalogues } from '../src/identity/pages/texts/catalogues.ts';
import { linkTexts } from '../src/features/account/access/texts/link-texts.ts';
import { invitationTexts } from '../src/features/institution/invitation/texts/invitation-texts.ts';
import { awaitedMail } from '../src/features/member/awaited/mails/awaited-mail.ts';
import { movedMail } from '../src/features/member/change/moved-mail.ts';
import { noticeMail } from '../src/features/renewal/notices/notice-mail.ts';
import type { NoticedLicense } from '../src/features/renewal/notices/read-readers.ts';
import { failureTexts } from '../src/jobs/texts/failure-texts.ts';
import type { Mail } from '../src/mail/queue-mail.ts';

const origin = 'https://lectern.example';
const link = `${origin}/invitation?token=a1b2c3&from=mail`;
const school = 'Harbour <b>City</b> College';

/** The languages that mails are written in. */
export const mailLanguages = Object.keys(catalogues);

/** Every mail that Lectern writes, in a language, with names that try to be more than names. */
export function everyMail(language: string): Record<string, Pick<Mail, 'subject' | 'body' | 'language' | 'reply_to'>> {
  const { mails } = (catalogues[language] ?? catalogues.en).texts;
  const ofAccounts = Object.entries(mails).map(([name, { subject, body }]) => {
    const say: (...links: string[]) => string = body;
    const written = say(`${origin}/login`, link);
    return [name, { language, subject, body: written }] as const;
  });
  const handedOut = linkTexts(language);
  const invited = invitationTexts(language);
  const failure = failureTexts(language);
  const until =
    language === 'ar' ? '29 فبراير 2032' : language === 'es' ? '29 de febrero de 2032' : 'February 29, 2032';
  const ask = invited.ask('Grace Hopper');
  return {
    ...Object.fromEntries(ofAccounts),
    handedOut: { language, subject: handedOut.subject, body: handedOut.body('Amara', 'Lee', link) },
    invitation: {
      language,
      subject: invited.subject(school),
      body: `${invited.body('Amara', 'Grace Hopper', school, invited.roles.STUDENT, invited.joins('Evening Cohort B'), link, 'amara@school.test')}\n${ask}`,
    },
    reminder: {
      language,
      subject: invited.reminderSubject(school, until),
      body: `${invited.reminderBody('Grace Hopper', school, invited.roles.INSTRUCTOR, '', link, 'amara@school.test', until)}\n${ask}`,
    },
    failure: {
      language,
      subject: failure.subject('count_figures'),
      body: `${failure.fault({ kind: 'JOB_FAILED', job: 'count_figures', said: 'Error: <too long>' })}\n\n${failure.next}\n${origin}/manage-jasperactive/instance\n`,
    },
    moved: movedMail(origin, {
      email: 'amara@school.test',
      name: 'Amara Okonkwo',
      language,
      by: 'Grace Hopper',
      from_name: 'Evenings <b>A</b>',
      to_name: 'Mornings',
      to: 'g1',
      people: ['Ada Byron', 'www.evil.example'],
    }),
    awaited: awaitedMail(
      origin,
      {
        id: 'g1',
        name: 'Evenings <b>A</b>',
        start_date: '2031-09-01',
        end_date: '2032-02-29',
        institution: school,
        courses: ['Living Online', 'Key Applications'],
        main: 'Grace Hopper',
        main_email: 'grace@school.test',
      },
      { email: 'amara@school.test', first_name: 'Amara', last_name: 'Okonkwo' },
      language,
    ),
    notices: noticeMail(origin, { ...reader, language }, [
      { license: licenseNamed('Year'), steps: ['DAYS_30', 'SEATS_TAKEN'] },
      { license: licenseNamed('Evening'), steps: ['SEATS_TAKEN'] },
    ]),
  };
}

const reader = { id: 'u1', email: 'amara@school.test', name: 'Amara Okonkwo', licenses: [] };
const licenseNamed = (name: string): NoticedLicense => ({
  id: name,
  name,
  term: 0,
  expiry_date: '2032-02-29',
  institution_id: 'i1',
  institution: school,
  sales_manager: { name: 'Sol Reyes', email: 'sol@seller.test' },
  reads_as: 'ADMINISTRATORS',
  days_left: 30,
  days_run: 335,
  bought: 30,
  taken: 27,
  told: [],
});
