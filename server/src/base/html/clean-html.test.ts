import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanHtml, openHtmlCleaner, type HtmlCleaner } from './clean-html.ts';
import { benignHtml, hostileHtml } from '../../../../domain/test/hostile-html.ts';
import { howMany, longTest } from '../../../test/deep.ts';

let clean: HtmlCleaner;
beforeAll(async () => {
  clean = await openHtmlCleaner();
});

const picture = '/media/0b6f3c52-9d3e-4c1a-8a57-2f6f2f0d9c11';

describe('cleaning rich text', () => {
  it.each([
    ['headings, lists and emphasis', '<h3>Soil</h3><ul><li>a <strong>dry</strong> <em>bed</em></li></ul>'],
    [
      'tables',
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td align="right">1</td></tr></tbody></table>',
    ],
    ['code with its language', '<pre dir="ltr"><code class="language-python">if a &lt; b:\n    pass\n</code></pre>'],
    ['a picture of the media library', `<img src="${picture}" alt="A sensor" width="640" height="360">`],
    ['a link inside the site', '<a href="/library/e-book/sensors?page=1">Sensors</a>'],
    ['mail addresses', '<a href="mailto:help@school.test">Write</a>'],
    ['the direction and language of a passage', '<div dir="rtl" lang="ar"><p>مرحبا</p></div>'],
    ['emoji and other scripts', '<blockquote><p>🎓 学習 ✅ تعلّم</p></blockquote>'],
    [
      'formulas with the TeX they were typed as',
      '<p><math display="block"><semantics><mfrac><mi>a</mi><mi>b</mi></mfrac><annotation encoding="application/x-tex">\\frac{a}{b} &lt; 1</annotation></semantics></math></p>',
    ],
    [
      'videos with their captions',
      `<video controls="" preload="metadata"><source src="${picture}" type="video/mp4"><track src="${picture}" kind="captions" srclang="en" label="English"></video>`,
    ],
    ['callouts', '<div class="callout-warning" role="note"><p>Hot</p></div>'],
    ['folded passages', '<details open=""><summary>More</summary><p>Text</p></details>'],
  ])('keeps %s as they are', (_what, html) => {
    expect(clean(html)).toBe(html);
  });

  it('is ready whenever a text comes', async () => {
    expect(await cleanHtml('<p onclick="x()">Dry <script>x()</script>soil</p>')).toBe('<p>Dry soil</p>');
  });

  it('opens links to other sites apart', () => {
    expect(clean('<a href="https://example.org/a?b=c" rel="opener" target="_top">x</a>')).toBe(
      '<a href="https://example.org/a?b=c" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(clean('<a href="/group" target="_blank" rel="opener">x</a>')).toBe('<a href="/group">x</a>');
  });

  it.each([
    [
      '<p style="color:red" id="viewer" name="config" onclick="x()" data-a="1" class="a" aria-label="b">t</p>',
      '<p>t</p>',
    ],
    ['<h1>Title</h1>', 'Title'],
    ['<code class="language-js evil">x</code>', '<code>x</code>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.test/a">x</a>', '<a>x</a>'],
    ['<a href="/\\evil.test">x</a>', '<a>x</a>'],
    ['<a href="/\t/evil.test">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
    ['<a href="ftp://evil.test">x</a>', '<a>x</a>'],
    ['<img src="https://evil.test/pixel.png" alt="a">', ''],
    ['<img src="/media/../graphql" alt="a">', ''],
    ['<img src=x onerror=alert(1)>', ''],
    [`<img src="${picture}" srcset="https://evil.test/a 2x" alt="a">`, `<img src="${picture}" alt="a">`],
    ['<iframe src="https://evil.test"></iframe>', ''],
    ['<form action="https://evil.test"><input name=a><button>Go</button></form>', 'Go'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.test"><base href="https://evil.test">', ''],
  ])('takes away what %s could do', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    '<script>alert(1)</script>',
    '<svg><script>alert(1)</script></svg>',
    '<svg onload=alert(1)>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<template><img src=x onerror=alert(1)></template>',
    '<details open ontoggle=alert(1)><summary>x</summary></details>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<p><a id=config><a id=config name=href href="javascript:1">x</a></a></p>',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
    '<math><mtext><a href="javascript:alert(1)">x</a><p id="viewer">y</p></mtext></math>',
    '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
    '<math><semantics><annotation encoding="application/xhtml+xml"><form id=a></annotation></semantics></math>',
    '<video autoplay poster="https://evil.test/a"><source src="https://evil.test/b"><track src="https://evil.test/c"></video>',
    '<table><caption><svg><desc><table><caption><style><img src=x onerror=alert(1)></style></caption></table></desc></svg></caption></table>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<video><source onerror="alert(1)"></video>',
    '<img src="x` `<script>alert(1)</script>"` `>',
    '<style>@import "https://evil.test/a.css";</style><link rel=stylesheet href=https://evil.test/a.css>',
  ])('leaves nothing that runs of %s', (html) => {
    const cleaned = clean(html);
    expect(cleaned).not.toMatch(
      /<(?:script|svg|mglyph|annotation-xml|style|iframe|object|embed|link|template|form)\b/i,
    );
    expect(cleaned).not.toMatch(/<[^>]+\s(?:on\w+|style|id|name)\s*=/i);
    expect(cleaned).not.toMatch(/<[^>]+(?:javascript|evil\.test)/i);
  });

  it(
    'comes to rest: cleaning a cleaned text changes nothing',
    () => {
      fc.assert(
        fc.property(brokenHtml(), (html) => {
          const once = clean(html);
          expect(clean(once)).toBe(once);
        }),
        { numRuns: howMany({ sample: 300, deep: 10_000 }) },
      );
    },
    longTest,
  );

  const every = Math.ceil(hostileHtml.length / howMany({ sample: 220, deep: hostileHtml.length }));
  const hostile = hostileHtml.filter((_, at) => at % every === 0);
  it(
    `leaves nothing that runs, calls another site or takes a name of ${hostile.length} pieces of hostile HTML, and comes to rest (T22)`,
    () => {
      const left = hostile.filter((html) => {
        const cleaned = clean(html);
        return (
          clean(cleaned) !== cleaned ||
          /<[^>]+\s(?:on\w+|style|id|name|is|slot)\s*=|<(?!\/|a\b)[^>]*evil\.test|<[^>]*hostileRan/i.test(
            withoutTexts(cleaned),
          )
        );
      });
      expect(left).toEqual([]);
    },
    longTest,
  );

  it('keeps 500 documents as authors write them (T22)', () => {
    expect(benignHtml.map(clean)).toEqual(benignHtml);
  });

  it('keeps the words of a text that holds no markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = text.replace(/[\r\0]/g, '');
        const escaped = plain
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
          .replaceAll('\u00a0', '&nbsp;');
        expect(clean(escaped)).toBe(escaped);
      }),
    );
  });
});

/** HTML without what its attributes say in words, which may be anything. */
const withoutTexts = (html: string) => html.replace(/ (?:alt|label)="[^"]*"/g, '');

/** Markup as no author would write it: tags that cross, stray ends, attributes of every kind. */
function brokenHtml(): fc.Arbitrary<string> {
  const tag = fc.constantFrom(
    ...(
      'p div pre code table tr td a b i h2 ul li dl dd details summary svg math mtext mi mtable mtd semantics annotation video source track style script title template form ' +
      'select option noscript textarea font nobr button marquee plaintext xmp frameset caption tbody ruby rt img br'
    ).split(' '),
  );
  const attribute = fc.constantFrom(
    '',
    ' id="a"',
    ' href="/a"',
    ' href="javascript:1"',
    ' onclick="1"',
    ' align=right',
    ' class="language-js"',
    ' dir=rtl',
    ' lang="ar"',
    ` src="${picture}"`,
    ' style="a:b"',
    ' title="<img src=x onerror=1>"',
    ' a="\'>',
  );
  const piece = fc.oneof(
    fc.tuple(tag, attribute).map(([name, attributes]) => `<${name}${attributes}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom(
      'text',
      '\n',
      '\n\n',
      ' ',
      '&amp;',
      '&lt;img&gt;',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&#0;',
      '&nbsp;',
      '<',
      '"',
    ),
  );
  return fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
}
