import { AsyncLocalStorage } from 'node:async_hooks';
import { chooseLanguage } from '@lectern/domain/account/choose-language.ts';
import type { onRequestHookHandler } from 'fastify';
import { wantedLanguages } from '../../../http/wanted-languages.ts';
import { catalogues, type PageTexts } from './catalogues.ts';

const reader = new AsyncLocalStorage<string>();

/** The language in which the page or the mail under way is written, and its direction. */
export function pageLanguage(): { readonly tag: string; readonly direction: 'ltr' | 'rtl' } {
  const tag = reader.getStore() ?? 'en';
  return { tag, direction: catalogueOf(tag).direction };
}

/** The texts of that language. They are read while a request is answered, never while a module loads. */
export const texts = new Proxy({} as PageTexts, {
  get: (_none, name: keyof PageTexts) => catalogueOf(reader.getStore() ?? 'en').texts[name],
  has: (_none, name) => name in catalogues.en.texts,
});

/** Answers a request in the language that its browser asks for. */
export const inLanguageOfReader: onRequestHookHandler = (request, _reply, done) =>
  reader.run(chooseLanguage(Object.keys(catalogues), null, wantedLanguages(request.headers['accept-language'])), done);

const catalogueOf = (tag: string) => catalogues[tag] ?? catalogues.en;
