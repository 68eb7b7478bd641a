import { escapeHtml } from '../../html/escape-html.ts';

/** A piece of a page whose texts are escaped already. */
export type Html = { readonly html: string };

type Value = Html | string | number | false | null | undefined | readonly Html[];

/** A piece of a page: every text put into it is escaped; pieces are kept as they are; false and null leave nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const filled = parts.map((part, index) => part + textOf(values[index]));
  return { html: filled.join('') };
}

function textOf(value: Value): string {
  if (value === undefined || value === null || value === false) return '';
  if (Array.isArray(value)) return (value as readonly Html[]).map((one) => one.html).join('');
  if (typeof value === 'object') return (value as Html).html;
  return escapeHtml(String(value));
}
