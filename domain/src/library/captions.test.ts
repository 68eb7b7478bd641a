import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCaptions, readTime, vttTime, writeCaptions } from './captions.ts';
import { processorTime } from '../../test/processor-time.ts';

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
    expect(readCaptions(vtt)).toEqual([
      { start: 1, end: 3.5, text: 'Open the <b>file</b>.', settings: 'align:start line:90%' },
      { start: 3600, end: 3601, text: 'One\ntwo', settings: '' },
    ]);
  });

  it('are read from SRT of any system, without the tags that browsers do not know', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,250\r\n<font color="red">Hello</font> {\\an8}<i>you</i>\r\n\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nمرحبا\r\n';
    expect(readCaptions(srt)).toEqual([
      { start: 1, end: 2.25, text: 'Hello <i>you</i>', settings: '' },
      { start: 3, end: 4, text: 'مرحبا', settings: '' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['nothing but a heading', 'WEBVTT\n'],
    ['a text', 'Dear all,\n\nplease find attached'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an arrow between no times', 'WEBVTT\n\na --> b\nText'],
    ['a line that ends before it begins', 'WEBVTT\n\n00:02.000 --> 00:01.000\nText'],
    ['a minute of 70 seconds', 'WEBVTT\n\n00:70.000 --> 02:00.000\nText'],
    ['SRT with a part that is none', '1\n00:00:01,000 --> 00:00:02,000\nHi\n\nand then?'],
  ])('are not read from %s', (_what, text) => {
    expect(readCaptions(text)).toBeNull();
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
        const read = readCaptions(writeCaptions(cues)) ?? [];
        expect(read.map(({ start, end, text }) => [vttTime(start), vttTime(end), text])).toEqual(
          cues.map(({ start, end, text }) => [vttTime(start), vttTime(end), text]),
        );
        expect(writeCaptions(read)).toBe(writeCaptions(cues));
      }),
    );
  });

  it('that would take long to read are refused at once', () => {
    const began = processorTime();
    expect(readCaptions(`WEBVTT\n\n${'00:01.000 --> '.repeat(60_000)}`)).toBeNull();
    expect(readCaptions('WEBVTT\n\n' + '00:01.000 --> 00:02.000\nx\n\n'.repeat(30_000))).toBeNull();
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
