import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyMail, mailLanguages } from '../../test/every-mail.ts';
import { mailHtml } from './mail-html.ts';
import { nameInMail } from './name-in-mail.ts';

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
