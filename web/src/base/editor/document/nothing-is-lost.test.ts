import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedTags } from '@lectern/domain/base/rich-text/html-policy.ts';
import { benignHtml } from '../../../../../domain/test/hostile-html.ts';
import { howMany } from '../../../../test/deep.ts';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import { nodesOf } from './element-of.ts';
import { toDocument } from './to-document.ts';
import { toHtml } from './to-html.ts';

const openedAndSaved = (html: string) => toHtml(toDocument(html));

const picture = '/media/0b6f3c52-9d3e-4c1a-8a57-2f6f2f0d9c11';
const attributes = [
  '',
  ' dir="rtl"',
  ' lang="ar"',
  ' lang="de" dir="ltr"',
  ' colspan="2"',
  ' start="4"',
  ' type="a"',
  ' value="4"',
  ' open=""',
];
const more = [' scope="row"', ' align="right"', ' class="language-js"', ' href="/a"', ` src="${picture}" alt="x"`];

/** A text of the elements that are allowed, in any order and depth, as the cleaner leaves it. */
const anyText = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.constantFrom('word', ' ', ' two words ', 'a\n b', '4 &lt; 5', '&nbsp;', '🎓', 'يقرأ'),
    fc
      .tuple(
        fc.constantFrom(...allowedTags),
        fc.constantFrom(...attributes, ...more),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([tag, own, children]) => `<${tag}${own}>${children.join('')}</${tag}>`),
  ),
})).node;
const cleanText = fc.array(anyText, { maxLength: 5 }).map((nodes) => cleanHtml(nodes.join('')));

/** What a text has that somebody may miss: its words, and each element and attribute that says something. */
function whatItHas(html: string) {
  const content = nodesOf(html);
  const elements = [...content.querySelectorAll('*')].filter(
    (element) =>
      // Words get a paragraph, rows a body; a mark or link of nothing is not seen.
      !element.matches('p, tbody, code:not([class])') &&
      (element.textContent?.trim() !== '' || element.matches('img, hr, td, th, li') || element.querySelector('img')),
  );
  return {
    words: (content.textContent ?? '').replaceAll(/[ \t\r\n\f]+/g, ''),
    tags: new Set(elements.map(({ localName }) => ({ b: 'strong', i: 'em' })[localName] ?? localName)),
    attributes: new Set(
      elements.flatMap(({ attributes: all }) => [...all].map(({ name, value }) => `${name}=${value}`)),
    ),
  };
}

describe('opening and saving a text', () => {
  test('loses no word, element or attribute of any text that is allowed', () => {
    fc.assert(
      fc.property(cleanText, (html) => {
        const after = whatItHas(openedAndSaved(html));
        const before = whatItHas(html);
        expect(after.words).toBe(before.words);
        expect([...before.tags].filter((tag) => !after.tags.has(tag) && tag !== 'span' && tag !== 'a')).toEqual([]);
        expect([...before.attributes].filter((one) => !after.attributes.has(one))).toEqual([]);
      }),
      { numRuns: howMany({ sample: 100, deep: 900 }) },
    );
  });

  test('gives what the cleaner leaves as it is, and the same when done again', () => {
    fc.assert(
      fc.property(cleanText, (html) => {
        const once = openedAndSaved(html);
        expect(cleanHtml(once)).toBe(once);
        expect(openedAndSaved(once)).toBe(once);
      }),
      { numRuns: howMany({ sample: 100, deep: 900 }) },
    );
  });

  test('leaves documents as authors write them as they are, but for names of the same marks', () => {
    const plain = (html: string) =>
      nodesOf(html.replaceAll(/<(\/?)b>/g, '<$1strong>').replaceAll(/<(\/?)i>/g, '<$1em>'));
    for (const html of benignHtml) expect(plain(openedAndSaved(html)).isEqualNode(plain(html)) || html).toBe(true);
  });

  test.each([
    ['', ''],
    ['<p></p>', ''],
    ['Words', 'Words'],
    ['<p>Words</p>', '<p>Words</p>'],
    ['<ul><li>a</li><li><p>b</p></li></ul>', '<ul><li>a</li><li><p>b</p></li></ul>'],
    ['<ul><li>a<ol start="3"><li>b</li></ol></li></ul>', '<ul><li>a<ol start="3"><li>b</li></ol></li></ul>'],
    ['<a href="/a">x</a> y', '<a href="/a">x</a> y'],
    ['<br><i></i> x<br><a> </a><br>', '<br>x<br><br>'],
    ['<blockquote><em></em></blockquote>', '<blockquote><p></p></blockquote>'],
    ['<ul><math><mi>x</mi></math></ul>', '<ul><math><mi>x</mi></math></ul>'],
  ])('%j becomes %j', (html, after) => {
    expect(openedAndSaved(html)).toBe(after);
  });

  test('keeps only the part that it cannot hold', () => {
    const html = '<div dir="rtl" lang="ar"><p>a</p><dl><dt>b</dt></dl></div>';
    expect(openedAndSaved(html)).toBe(html);
    expect(toDocument(html).toString()).toBe('doc(passage(paragraph("a"), kept))');
  });
});
