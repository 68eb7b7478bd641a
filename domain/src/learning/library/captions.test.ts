import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCaptions, readTime, vttTime, writeCaptions } from './captions.ts';
import { processorTime } from '../../../test/processor-time.ts';

const vtt = `WEBVTT

STYLE
::cue { color: red }

NOTE by hand

1
00:01.000 --> 00:03.500 align:start line:90% onload:x
Open the <b>file</b>.

01:00:00.000 --> 01:00:01.000
One
two
`;

describe('captions', () => {
  it('are read from WebVTT with their places, without styles and notes', () => {
    expect(readCaptions(vtt)?.cues).toEqual([
      { start: 1, end: 3.5, text: 'Open the <b>file</b>.', settings: 'align:start line:90%' },
      { start: 3600, end: 3601, text: 'One\ntwo', settings: '' },
    ]);
  });

  it('are read from SRT of any system, without the tags that browsers do not know', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,250\r\n<font color="red">Hello</font> {\\an8}<i>you</i>\r\n\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nمرحبا\r\n';
    expect(readCaptions(srt)?.cues).toEqual([
      { start: 1, end: 2.25, text: 'Hello <i>you</i>', settings: '' },
      { start: 3, end: 4, text: 'مرحبا', settings: '' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['nothing but a heading', 'WEBVTT\n'],
    ['a text', 'Dear all,\n\nplease find attached'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
  ])('are not read from %s', (_what, text) => {
    expect(readCaptions(text)).toBeNull();
  });

  const good = '00:08.000 --> 00:09.000\nLast';
  it.each([
    ['an arrow between no times', `WEBVTT\n\na --> b\nText\n\n${good}`, ['3: a --> b']],
    [
      'a line that ends when it begins',
      `WEBVTT\n\n00:01.000 --> 00:01.000\nText\n\n${good}`,
      ['3: 00:01.000 --> 00:01.000'],
    ],
    ['a minute of 70 seconds', `WEBVTT\n\nx\n00:70.000 --> 02:00.000\nText\n\n${good}`, ['4: 00:70.000 --> 02:00.000']],
    [
      'an empty line in the words',
      `1\r\n00:00:01,000 --> 00:00:02,000\r\nFirst\r\n\r\nand then?\r\n\r\n2\r\n${good}`,
      ['5: and then?'],
    ],
  ])('are read beside %s, which is named by its line', (_what, text, named) => {
    const read = readCaptions(text);
    expect(read?.wrong.map(({ line, text: words }) => `${line}: ${words}`)).toEqual(named);
    expect(read?.cues.at(-1)).toMatchObject({ start: 8, end: 9, text: 'Last' });
  });

  it.each([
    [
      'no empty line between',
      '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\nTwo 2\n',
      [
        [1, 'One'],
        [3, 'Two 2'],
      ],
    ],
    ['times without thousandths', 'WEBVTT\n\n00:00:01 --> 00:00:02.5\nOne\n', [[1, 'One']]],
    ['no spaces round the arrow', 'WEBVTT\n00:25.000-->00:27.000 align:start\nOne\n', [[25, 'One']]],
  ])('are read with %s', (_what, text, lines) => {
    const read = readCaptions(text);
    expect(read?.wrong).toEqual([]);
    expect(read?.cues.map(({ start, text: words }) => [start, words])).toEqual(lines);
  });

  it('say what became of each line with words, however a file was damaged', () => {
    const files = [vtt, '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nAgain\n'];
    const piece = fc.constantFrom(
      '\n',
      '\n\n',
      '-->',
      ' --> ',
      '7\n',
      '\r',
      'x',
      ':',
      '00:01',
      '\uFEFF',
      '<b',
      'NOTE ',
    );
    const damage = fc.record({ at: fc.nat(400), piece, cut: fc.nat(12) });
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.array(damage, { maxLength: 5 }), (file, damages) => {
        const text = damages.reduce(
          (now, { at, piece: put, cut }) => now.slice(0, at) + put + now.slice(at + cut),
          file,
        );
        const read = readCaptions(text);
        if (read === null) return;
        const lines = text.split(/\r\n?|\n/);
        const arrows = lines.filter(
          (line, at) => line.includes('-->') && !(at === 0 && /^\uFEFF?WEBVTT(?:[ \t]|$)/.test(line)),
        ).length;
        const refused = read.wrong.filter(({ text: words }) => words.includes('-->')).length;
        expect(read.cues.length + refused).toBe(arrows);
        expect(readCaptions(writeCaptions(read.cues))?.cues.length ?? 0).toBe(read.cues.length);
      }),
      { numRuns: 500 },
    );
  });

  it('are the same after they are written and read again', () => {
    const line = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((text) =>
        text
          .replaceAll(/[\r\n\uFEFF]/g, ' ')
          .replaceAll('-->', '')
          .trim(),
      )
      .filter(Boolean);
    const cue = fc.record({
      start: fc.integer({ min: 0, max: 9_000_000 }),
      length: fc.integer({ min: 1, max: 60_000 }),
      text: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
    });
    fc.assert(
      fc.property(fc.array(cue, { minLength: 1, maxLength: 6 }), (made) => {
        const cues = made.map(({ start, length, text }) => ({
          start: start / 1000,
          end: (start + length) / 1000,
          text,
          settings: '',
        }));
        const read = readCaptions(writeCaptions(cues))?.cues ?? [];
        expect(read.map(({ start, end, text }) => [vttTime(start), vttTime(end), text])).toEqual(
          cues.map(({ start, end, text }) => [vttTime(start), vttTime(end), text]),
        );
        expect(writeCaptions(read)).toBe(writeCaptions(cues));
      }),
    );
  });

  it('that would take long to read are read as far as they may be long', () => {
    const began = processorTime();
    expect(readCaptions(`WEBVTT\n\n${'00:01.000 --> '.repeat(60_000)}`)?.cues).toEqual([]);
    const many = readCaptions('WEBVTT\n\n' + '00:01.000 --> 00:02.000\nx\n\n'.repeat(30_000));
    expect([many?.cues.length, many?.wrong.length]).toEqual([20_000, 100]);
    expect(processorTime() - began).toBeLessThan(1000);
  });
});

describe('a moment of a video', () => {
  it.each([
    ['5', 5],
    ['75', 75],
    ['1:05', 65],
    [' 1:05,25 ', 65.25],
    ['00:01:05.250', 65.25],
    ['1:01:05.2', 3665.2],
    ['', null],
    ['soon', null],
    ['1:75', null],
    ['1:2:3:4', null],
    ['-1', null],
    ['1.2345', null],
  ])('typed as %j is %j', (text, seconds) => {
    expect(readTime(text)).toBe(seconds);
  });

  it('reads as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (milliseconds) => {
        expect(readTime(vttTime(milliseconds / 1000))).toBeCloseTo(milliseconds / 1000, 6);
      }),
    );
  });
});
