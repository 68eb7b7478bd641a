import { describe, expect, test } from 'vitest';
import { htmlOf, pastedLines, plainAnswer } from './plain-answer.ts';

describe('an answer on one line', () => {
  test.each([
    ['A sensor', 'A sensor'],
    ['<p>A sensor</p>', 'A sensor'],
    ['a &lt; b &amp; c', 'a < b & c'],
    ['', ''],
    ['<p>A <b>sensor</b></p>', null],
    ['<p>A</p><p>B</p>', null],
    ['<img src="/media/1">', null],
  ])('%j is the text %j', (html, text) => {
    expect(plainAnswer(html)).toBe(text);
  });

  test.each(['a < b', 'R&D', '<script>', 'نص', '  x '])('%j reads the same after it was written', (text) => {
    expect(plainAnswer(htmlOf(text))).toBe(text);
  });
});

describe('pasted lines', () => {
  test.each([
    ['a\nb\r\n\n c ', ['a', 'b', 'c']],
    ['1. Clay\n2. Sand', ['Clay', 'Sand']],
    ['- Clay\n- Sand', ['Clay', 'Sand']],
    ['A) Clay\nB) Sand', ['Clay', 'Sand']],
    ['1. Clay\nSand', ['1. Clay', 'Sand']],
    ['one', ['one']],
  ])('%j are %j', (text, lines) => {
    expect(pastedLines(text)).toEqual(lines);
  });
});
