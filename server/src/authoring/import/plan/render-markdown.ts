import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../../../base/html/escape-html.ts';

const known = new Set(
  (
    'a abbr acronym address article aside b bdi bdo big blockquote br button caption center cite code col colgroup data dd del ' +
    'details dfn dialog div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img ' +
    'input ins kbd label legend li link main map mark meta meter nav noscript object ol optgroup option output p picture pre ' +
    'progress q rp rt ruby s samp script section select small source span strike strong style sub summary sup svg table tbody ' +
    'td template textarea tfoot th thead time title tr track tt u ul var video wbr audio embed math canvas'
  ).split(' '),
);

const markdown = new Marked({
  gfm: true,
  renderer: {
    code({ text, lang }: Tokens.Code): string {
      const language = /^[A-Za-z0-9+#_.-]{1,30}/.exec(lang ?? '')?.[0].toLowerCase();
      const kind = language ? ` class="language-${language}"` : '';
      return `<pre><code${kind}>${escapeHtml(text)}</code></pre>\n`;
    },
    // Placeholders such as <location> look like elements; they are words of the text.
    html({ text }: Tokens.HTML | Tokens.Tag): string {
      return text.replace(/<(\/?)([A-Za-z][^\s/>]*)([^>]*)>/g, (whole, _slash: string, name: string) =>
        known.has(name.toLowerCase()) ? whole : escapeHtml(whole),
      );
    },
    checkbox({ checked }: Tokens.Checkbox): string {
      return checked ? '☑ ' : '☐ ';
    },
  },
});

/** The HTML of a piece of Markdown as its author wrote it: links and pictures unresolved, nothing cleaned yet. */
export function renderMarkdown(tokens: readonly Token[]): string {
  return markdown.parser([...tokens]);
}
