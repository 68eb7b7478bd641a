import { lexer } from 'marked';
import { escapeHtml } from '../../../../base/html/escape-html.ts';
import { renderMarkdown } from '../../plan/render-markdown.ts';
import { shown } from './blocks.ts';

/** The ways in which GIFT says a text is written. */
export type Markup = 'html' | 'moodle' | 'plain' | 'markdown';

/** The HTML of a text, which may say how it is written; else it is written as the text around it. Null where it says nothing. */
export function htmlOf(text: string, around: Markup): { readonly html: string | null; readonly format: Markup } {
  const named = /^\s*\[(html|moodle|plain|markdown)\]/.exec(text);
  const format = (named?.[1] as Markup | undefined) ?? around;
  const said = shown(named ? text.slice(named[0].length) : text).trim();
  return { html: said === '' ? null : rendered(said, format), format };
}

function rendered(text: string, format: Markup): string {
  if (format === 'html') return text;
  if (format === 'markdown') {
    const html = renderMarkdown(lexer(text)).trim();
    const single = /^<p>((?:(?!<p>)[^])*)<\/p>$/.exec(html)?.[1];
    return single ?? html;
  }
  return (format === 'plain' ? escapeHtml(text) : text).replaceAll('\n', '<br>');
}
