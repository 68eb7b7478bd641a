import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listen, type ListeningServer } from '../../../../../test/listen.ts';
import { catalogues } from './catalogues.ts';
import { ar } from './ar.ts';
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
  ['es-MX, en', '<html lang="es" dir="ltr">', '¿Olvidó su contraseña?'],
  ['ar-EG, fr;q=0.9', '<html lang="ar" dir="rtl">', 'هل نسيت كلمة المرور؟'],
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

const askFor = (path: string, headers: Record<string, string>) =>
  fetch(`${server.origin}/identity/${path}`, { headers, redirect: 'manual' });

it('the language chosen in the app comes before that of the browser, where it is one', async () => {
  const pageWith = async (cookie: string) =>
    (await askFor('forgotten-password', { 'accept-language': 'es', cookie })).text();
  expect(await pageWith('other=1; lectern_language=ar')).toContain('<html lang="ar" dir="rtl">');
  expect(await pageWith('lectern_language=constructor')).toContain('<html lang="es" dir="ltr">');
});

it('the language that a client asks for holds for the pages that follow', async () => {
  const reply = await askFor('forgotten-password?ui_locales=fr%20ar', { 'accept-language': 'es' });
  expect(await reply.text()).toContain('هل نسيت كلمة المرور؟');
  expect(reply.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^lectern_language=ar; Path=\/identity;/));
});

it.each([
  ['es', 'Iniciar sesión', 'Correo electrónico'],
  ['ar', 'تسجيل الدخول', 'البريد الإلكتروني'],
])('a sign-in in %s is written in it', async (language, title, email) => {
  const query = new URLSearchParams({
    client_id: 'lectern',
    redirect_uri: `${server.origin}/auth-callback`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ui_locales: language,
  });
  const begun = await askFor(`auth?${query.toString()}`, { 'accept-language': 'en' });
  const cookie = begun.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { 'accept-language': 'en', cookie };
  const page = await (await fetch(new URL(begun.headers.get('location') ?? '', server.origin), { headers })).text();
  expect(page).toContain(`<html lang="${language}"`);
  expect(page).toContain(title);
  expect(page).toContain(email);
});

it('Arabic is drawn with letters of its own, and calls a course what the app calls it', async () => {
  const style = await (await fetch(`${server.origin}/identity/assets/identity.css`)).text();
  const fonts = [...style.matchAll(/url\((arabic-\d+\.woff2)\)/g)].map(([, name]) => name);
  expect(fonts).toEqual(['arabic-400.woff2', 'arabic-600.woff2']);
  for (const font of fonts) {
    const { status, headers } = await fetch(`${server.origin}/identity/assets/${font}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'font/woff2']);
  }
  expect(JSON.stringify(ar.frame)).toContain('دورة');
  expect(JSON.stringify(ar)).not.toContain('مقرر');
});
