import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listen, type ListeningServer } from '../../../../test/listen.ts';
import { catalogues } from './catalogues.ts';
import { en } from './en.ts';

const german = {
  ...en,
  forgotten: { ...en.forgotten, title: 'Kennwort vergessen?' },
  required: { ...en.required, email: 'Gib deine Adresse ein.' },
  mails: { ...en.mails, noAccount: { ...en.mails.noAccount, subject: 'Zu dieser Adresse gibt es kein Konto' } },
};

let server: ListeningServer;
beforeAll(async () => {
  server = await listen();
  Object.assign(catalogues, { de: { texts: german, direction: 'rtl' } });
});
afterAll(async () => {
  Reflect.deleteProperty(catalogues, 'de');
  await server.close();
});
afterEach(() => server.services.limiter.forget('signInByAddress', '127.0.0.1'));

const address = () => `${server.origin}/identity/forgotten-password`;
const pageIn = async (language: string) =>
  (await fetch(address(), { headers: { 'accept-language': language } })).text();

it.each([
  ['de-AT, en;q=0.8', '<html lang="de" dir="rtl">', 'Kennwort vergessen?'],
  ['en;q=0.3, de;q=0.9', '<html lang="de" dir="rtl">', 'Kennwort vergessen?'],
  ['nl, en', '<html lang="en" dir="ltr">', 'Forgotten your password?'],
  ['constructor', '<html lang="en" dir="ltr">', 'Forgotten your password?'],
  [';;q=x,,', '<html lang="en" dir="ltr">', 'Forgotten your password?'],
])('a page is written in the language that "%s" asks for', async (language, html, title) => {
  const page = await pageIn(language);
  expect(page).toContain(html);
  expect(page).toContain(title);
});

async function send(email: string): Promise<string> {
  const page = await fetch(address());
  const token = /name="token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const cookie = page.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { 'accept-language': 'de', cookie, origin: server.origin };
  const reply = await fetch(address(), { method: 'POST', headers, body: new URLSearchParams({ token, email }) });
  return reply.text();
}

it('what is wrong with a form is said in that language', async () => {
  expect(await send('')).toContain('Gib deine Adresse ein.');
});

it('a mail is written in the language of who asked for it', async () => {
  await send('nobody@languages.test');
  const mails = server.db.selectFrom('mail_outbox').select('subject').where('recipient', '=', 'nobody@languages.test');
  await expect.poll(() => mails.execute()).toEqual([{ subject: 'Zu dieser Adresse gibt es kein Konto' }]);
});
