import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyMail, mailLanguages, type MailNames } from '../../../test/every-mail.ts';
import { dayIn } from '../../business/institution/invitation/texts/invitation-texts.ts';
import { mailHtml } from './mail-html.ts';
import { nameInMail } from './name-in-mail.ts';

/** Where everything is called like an address. */
const addressed: MailNames = {
  person: 'www.prize.example',
  by: 'Prize at prize.example/now',
  institution: 'prize.example',
  group: 'https://prize',
  otherGroup: 'win@prize',
  course: 'www.prize',
  license: 'My.prize',
  seller: 'prize.рф',
};

/** A folder to look at all of them in: MAIL_GALLERY=/tmp/mails. */
const gallery = process.env['MAIL_GALLERY'];

const shown = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe.each(mailLanguages)('a mail in %s', (language) => {
  it.each(Object.entries(everyMail(language)))('says as HTML what it says as text, and no more: %s', (name, mail) => {
    const html = mailHtml(mail);
    if (gallery) {
      mkdirSync(gallery, { recursive: true });
      writeFileSync(`${gallery}/${language}-${name}.html`, html);
    }
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    const text = shown(html).replaceAll(/\s+/g, ' ');
    for (const line of mail.body.split('\n')) {
      // An address stands apart from its sentence.
      for (const part of line.replace(/^- /, '').split(/https?:\/\/\S+/))
        expect(text).toContain(part.trim().replaceAll(/\s+/g, ' '));
    }
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to?.replaceAll('&amp;', '&'));
    expect(new Set(links)).toEqual(new Set(mail.body.match(/https?:\/\/\S+/g) ?? []));
    expect(html).not.toMatch(/<b>|<too long>|src=|@import|url\(|www\./);
    expect(mail.subject.length).toBeLessThan(120);
  });

  it.each(Object.entries(everyMail(language, addressed)))('leads to no name that is an address: %s', (_name, mail) => {
    const { subject, body } = mail;
    expect(`${subject}\n${body}`).not.toMatch(/prize|undefined|null|  |^- $| [,.:]/m);
  });

  it.each(['invitation', 'reminder', 'awaited'])('that leads to a group says from when to when it is: %s', (name) => {
    const [first, last] = ['2031-09-01', '2032-02-29'].map((day) => dayIn(language, day));
    const { body } = everyMail(language)[name] ?? { body: '' };
    expect(body).toContain('Evenings <b>A</b>');
    expect(body.replaceAll(/[\u2068\u2069]/g, '')).toMatch(new RegExp(`${first} \\S+ ${last}`));
  });
});

it.each([
  ['Amara Okonkwo', 'Amara Okonkwo'],
  ["Máire O'Neill", "Máire O'Neill"],
  ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
  ['J.R. Smith', 'J.R. Smith'],
  ['  أمارا  ', 'أمارا'],
  ['win.example', ''],
  ['Prize at prize.example/now', ''],
  ['https://x', ''],
  ['www.prize', ''],
  ['a@b', ''],
  ['пример.рф', ''],
])('a person called %s stands in mails as %j', (name, written) => expect(nameInMail(name)).toBe(written));
