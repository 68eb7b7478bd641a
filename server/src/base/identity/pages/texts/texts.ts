import { AsyncLocalStorage } from 'node:async_hooks';
import { chooseLanguage } from '@lectern/domain/base/account/choose-language.ts';
import { languageNames } from '@lectern/domain/base/account/language-names.ts';
import type { onRequestHookHandler } from 'fastify';
import { wantedLanguages } from '../../../http/wanted-languages.ts';
import { catalogues, type PageTexts } from './catalogues.ts';

/** Who reads: in which language, and at which address they can ask for the same page again. */
type Reader = { readonly language: string; readonly address: string | null };

const reader = new AsyncLocalStorage<Reader>();

const languageOfReader = () => reader.getStore()?.language ?? 'en';

/** The language in which the page or the mail under way is written, and its direction. */
export function pageLanguage(): { readonly tag: string; readonly direction: 'ltr' | 'rtl' } {
  const tag = languageOfReader();
  return { tag, direction: catalogueOf(tag).direction };
}

/** The texts of that language. They are read while a request is answered, never while a module loads. */
export const texts = new Proxy({} as PageTexts, {
  get: (_none, name: keyof PageTexts) => catalogueOf(languageOfReader()).texts[name],
  has: (_none, name) => name in catalogues.en.texts,
});

/** The language that somebody has chosen in the app, or a client asked for; scripts of the app write it too. */
const cookie = 'lectern_language';
const chosen = new RegExp(`(?:^|; )${cookie}=([\\w-]+)`);

/**
 * Answers a request in the language that the client of a sign-in asks for (`ui_locales`), which is remembered for the
 * pages that follow, else in that remembered, else in that which the browser asks for.
 */
export const inLanguageOfReader: onRequestHookHandler = (request, reply, done) => {
  const wanted = wantedLanguages(request.headers['accept-language']);
  const asked = clientWants(request.query);
  const remembered = chosen.exec(request.headers.cookie ?? '')?.[1] ?? null;
  const language = chooseLanguage(Object.keys(catalogues), null, [
    ...asked,
    ...(remembered ? [remembered] : []),
    ...wanted,
  ]);
  if (asked.length > 0 && language !== remembered && !reply.hasHeader('set-cookie')) {
    reply.header('set-cookie', `${cookie}=${language}; Path=/identity; Max-Age=31536000; SameSite=Lax`);
  }
  reader.run({ language, address: request.method === 'GET' ? request.url : null }, done);
};

/** The addresses of the page under way in each language; none where it is the answer to a form. */
export function otherLanguages(): readonly { readonly tag: string; readonly name: string; readonly address: string }[] {
  const { address = null } = reader.getStore() ?? {};
  if (address === null) return [];
  const [path = '', query = ''] = address.split('?');
  return Object.entries(languageNames).map(([tag, name]) => {
    const asked = new URLSearchParams(query);
    asked.set('ui_locales', tag);
    return { tag, name, address: `${path}?${asked}` };
  });
}

/** The languages that the client of a sign-in asks for, the most wanted first. */
function clientWants(query: unknown): string[] {
  const { ui_locales } = query as { readonly ui_locales?: unknown };
  return typeof ui_locales === 'string' ? ui_locales.split(' ').filter((tag) => tag !== '') : [];
}

const catalogueOf = (tag: string) => catalogues[tag] ?? catalogues.en;
