import { languageDirections } from '@lectern/domain/base/account/language-names.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { mailTexts } from './mail-texts.ts';
import type { Mail } from './queue-mail.ts';

const { textsFor } = mailTexts('mailFrame');
const directions: Readonly<Record<string, 'ltr' | 'rtl'>> = languageDirections;
const address = /https?:\/\/[^\s<>"]+/g;
const font = `'Atkinson Hyperlegible Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const paragraph = 'margin:0 0 16px;overflow-wrap:anywhere';

/** The same mail in Lectern's look. All of it is escaped; what the text has on a line of its own as an address is a button. */
export function mailHtml({ subject, body, language }: Pick<Mail, 'subject' | 'body' | 'language'>): string {
  const direction = directions[language] ?? 'ltr';
  const parts = body
    .trim()
    .split(/\n{2,}/)
    .map((part) => partHtml(part.split('\n'), textsFor(language).open));
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #12141a !important; }
  .card { background: #1a1d25 !important; border-color: #2b303b !important; color: #eceef3 !important; }
  .mark, .link { color: #aab6ff !important; }
  .button { background: #5869cb !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f3f4f1">
<div class="card" dir="${direction}" style="max-width:560px;margin:0 auto;padding:24px;border:1px solid #e0e3dc;border-radius:12px;background:#fff;color:#1b1f2a;font:16px/1.5 ${font};text-align:start">
<p class="mark" style="margin:0 0 16px;color:#2e3d9b;font-size:20px;font-weight:700">Lectern</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>
${parts.join('\n')}
</div>
</body>
</html>
`;
}

/** Lines that begin with a dash are a list, an address alone is a button, and the rest are lines of a paragraph. */
function partHtml(lines: readonly string[], openText: string): string {
  const isItem = (line: string) => line.startsWith('- ');
  const [only = ''] = lines;
  if (lines.length === 1 && only.replace(address, '') === '' && only !== '') return buttonHtml(only, openText);
  const html: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (!isItem(line)) {
      const afterLine = index > 0 && !isItem(lines[index - 1] ?? '');
      html.push(`${afterLine ? '<br>' : ''}${lineHtml(line)}`);
      continue;
    }
    const [first, last] = [!isItem(lines[index - 1] ?? ''), !isItem(lines[index + 1] ?? '')];
    html.push(
      `${first ? '<ul style="margin:4px 0;padding-inline-start:20px">' : ''}<li>${lineHtml(line.slice(2))}</li>${last ? '</ul>' : ''}`,
    );
  }
  return `<div style="${paragraph}">${html.join('')}</div>`;
}

const buttonHtml = (link: string, text: string) =>
  `<p style="margin:0 0 8px"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2e3d9b;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(text)}</a></p>
<p dir="ltr" style="${paragraph};font-size:14px;text-align:start">${lineHtml(link)}</p>`;

/** A line whose addresses are links that say where they lead. */
function lineHtml(line: string): string {
  let html = '';
  let at = 0;
  for (const { 0: link, index } of line.matchAll(address)) {
    html += `${escapeHtml(line.slice(at, index))}<a class="link" href="${escapeHtml(link)}" style="color:#2e3d9b">${escapeHtml(link)}</a>`;
    at = index + link.length;
  }
  return html + escapeHtml(line.slice(at));
}
