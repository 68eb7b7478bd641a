import { Refusal } from '@lectern/domain/refusal.ts';
import { safeParse } from 'zod/mini';
import type { HtmlCleaner } from '../html/clean-html.ts';
import type { ContentKind } from './content-kind.ts';

/**
 * Leaves of the rich texts of an item what the policy allows. It refuses a text of which nothing is left that shows, and
 * one that has become too long, because cleaning writes out what was left open.
 */
export function cleanItem<Content extends object>(
  { html, cleaned: cleanParts }: ContentKind<Content>,
  content: Partial<Content>,
  clean: HtmlCleaner,
): Partial<Content> {
  const texts: Record<string, string> = {};
  for (const [field, schema] of Object.entries(html)) {
    const text = (content as Record<string, unknown>)[field];
    if (typeof text !== 'string') continue;
    const cleaned = clean(text).trim();
    if (cleaned !== text && !safeParse(schema, cleaned).success) throw new Refusal('INVALID', { field });
    texts[field] = cleaned;
  }
  const item = { ...content, ...texts };
  return cleanParts?.(item, clean) ?? item;
}
