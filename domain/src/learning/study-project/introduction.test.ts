import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { introductionHead, plainText } from './introduction.ts';
import { processorTime } from '../../../test/processor-time.ts';

describe('the head of an introduction', () => {
  // D1-3.17, T1-043, 044
  it.each([
    ['<h2>Learn</h2><p>Set up a network.</p>', 'LEARN', null],
    ['<h2>Apply</h2>', 'APPLY', null],
    ['<h2>LEARN</h2>', 'LEARN', null],
    ['<H2 dir="ltr">apply</H2>', 'APPLY', null],
    ['<h2>Learn</h2><h3>A guest network</h3>', 'LEARN', 'A guest network'],
    ['<h2>Learn: A gateway</h2><h3>Goals</h3>', 'LEARN', 'A gateway'],
    ['<h2>Apply – A gateway</h2>', 'APPLY', 'A gateway'],
    ['<h2><strong>Learn</strong> &amp; do</h2>', 'LEARN', '& do'],
    ['<h2>What you will learn</h2><h3>Goals</h3>', 'LEARN', 'Goals'],
    ['<h1>Unit 3</h1><h2>Learn</h2><h3>Goals</h3>', 'LEARN', 'Goals'],
    ['<h2>Apply what you learn</h2>', 'APPLY', 'what you learn'],
    ['<h2>Goals</h2><h2>Learn</h2>', 'NONE', 'Goals'],
    ['<h2>Learning</h2>', 'NONE', 'Learning'],
    ['<h2></h2>', 'NONE', null],
    ['<h3>Learn</h3>', 'NONE', 'Learn'],
    ['<h1>Unit 3</h1>', 'NONE', 'Unit 3'],
    ['<p>Learn</p>', 'NONE', null],
    ['', 'NONE', null],
    ['<h2>Learn', 'NONE', null],
    ['<h2>Learn</h3></h2>', 'LEARN', null],
    ['<h2>Learn</h3>: A gateway</h2>', 'LEARN', 'A gateway'],
    ['<h2>Learn<h2>Apply</h2>', 'APPLY', null],
  ])('%s is of kind %s with the title %j', (html, kind, title) => {
    expect(introductionHead(html)).toEqual({ kind, title });
  });

  it('is read once, however the text is made: no text takes longer than its length', () => {
    for (const part of ['<h2', '<h2>', '<', '<h2>learn', '</h2>', ' ', '<h2 a="', '&amp']) {
      const began = processorTime();
      introductionHead(`<h2>${part.repeat(200_000 / part.length)}</h2>`);
      expect(processorTime() - began).toBeLessThan(1000);
    }
  });

  it('throws at nothing', () => {
    const parts = fc.constantFrom(
      '<h2>',
      '</h2>',
      '<h3 lang="de">',
      '</h3>',
      'Learn',
      'apply',
      ':',
      ' ',
      '<',
      '>',
      '&amp;',
      '&constructor;',
      'x',
    );
    fc.assert(
      fc.property(
        fc.array(parts).map((list) => list.join('')),
        (html) => {
          const { kind, title } = introductionHead(html);
          expect(['LEARN', 'APPLY', 'NONE']).toContain(kind);
          expect(title === null || (title.length > 0 && title === title.trim())).toBe(true);
        },
      ),
    );
  });
});

describe('plain text', () => {
  it.each([
    ['<p>One <b>two</b></p>\n<p>three</p>', 'One two three'],
    ['a&nbsp;b', 'a b'],
    ['&lt;b&gt; &quot;x&quot; &#39;y&#39; &amp;amp;', `<b> "x" 'y' &amp;`],
    ['&unknown; &constructor; &toString; &__proto__;', '&unknown; &constructor; &toString; &__proto__;'],
    ['a < b and c > d', 'a < b and c > d'],
    ['<br/><img alt="x">', ''],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('is one line without spaces around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (html) => {
        const text = plainText(html);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/[\n\r\t]| {2}/);
      }),
    );
  });
});
