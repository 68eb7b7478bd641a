import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richTokens } from './rich-tokens.ts';
import { compareWords, type ComparedBlock } from './word-difference.ts';

const blocks = (before: string, after: string) => compareWords(richTokens(before, 'en'), richTokens(after, 'en'));
const written = (compared: readonly ComparedBlock[]) =>
  compared.map(({ tag, start, runs }) => [
    `${tag}${start === 'SAME' ? '' : ` ${start}`}`,
    ...runs.map(
      ({ change, tokens }) => `${change === 'SAME' ? '' : `${change}: `}${tokens.map(({ value }) => value).join('')}`,
    ),
  ]);

test.each([
  ['<p>one two three</p>', '<p>one 2 three</p>', [['p', 'one ', 'REMOVED: two', 'ADDED: 2', ' three']]],
  ['<p>a <b>word</b></p>', '<p>a word</p>', [['p', 'a ', 'REMOVED: word', 'ADDED: word']]],
  [
    '<ul><li>one</li><li>two</li></ul>',
    '<ul><li>one</li><li><p>and</p></li><li>two</li></ul>',
    [
      ['li', 'one'],
      ['li ADDED', 'ADDED: and'],
      ['li', 'two'],
    ],
  ],
  [
    '<h2>Head</h2><p>text</p>',
    '<h3>Head</h3><p>text</p>',
    [
      ['h2 REMOVED', 'REMOVED: Head'],
      ['h3 ADDED', 'ADDED: Head'],
      ['p', 'text'],
    ],
  ],
  [
    '<p>one two</p>',
    '<p>one</p><p>two</p>',
    [
      ['p', 'one', 'REMOVED:  '],
      ['p ADDED', 'two'],
    ],
  ],
  ['<p>old words</p>', '<p>new <i>text</i></p>', [['p', 'REMOVED: old words', 'ADDED: new text']]],
  [
    '<table><tr><td>a</td>\n  <td>b</td></tr></table>',
    '<table><tr><td><p>a </p></td><td>b</td></tr></table>',
    [
      ['td', 'a'],
      ['td', 'b'],
    ],
  ],
])('%s → %s', (before, after, expected) => {
  expect(written(blocks(before, after))).toEqual(expected);
});

test('nothing of a text differs from itself, and the later one can be read back', () => {
  const inline = fc.constantFrom('one', ' two', ' <strong>three</strong>', ' <em>four</em>', ' five');
  const block = fc
    .tuple(fc.constantFrom('p', 'h2', 'blockquote'), fc.array(inline, { minLength: 1, maxLength: 6 }))
    .map(([tag, words]) => `<${tag}>${words.join('')}</${tag}>`);
  const text = fc.array(block, { maxLength: 5 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(blocks(before, before).flatMap(({ runs }) => runs.filter(({ change }) => change !== 'SAME'))).toEqual([]);
      const read = (wanted: string, html: string) =>
        blocks(before, after)
          .flatMap(({ runs }) => runs)
          .filter(({ change }) => change === 'SAME' || change === wanted)
          .flatMap(({ tokens }) => tokens.map(({ key }) => key))
          .join('|') ===
        richTokens(html, 'en')
          .filter(({ what }) => what !== 'BLOCK')
          .map(({ key }) => key)
          .join('|');
      expect([read('ADDED', after), read('REMOVED', before)]).toEqual([true, true]);
    }),
    { numRuns: 60 },
  );
});
