import { expect, test } from 'vitest';
import { hostileHtml } from '../../../../../domain/test/hostile-html.ts';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import { fromGoogleDocs, fromTheWeb, fromWord } from './clipboards.ts';
import { settlePasted } from './settle-pasted.ts';

/** HTML without the spaces between its elements. */
const tight = (html: string) => html.replaceAll(/\s+/g, ' ').replaceAll(/> </g, '><').trim();

test('Word: headings from the level there is, nested lists of both kinds, a table; its pictures are named', () => {
  const { html, leftOut } = settlePasted(fromWord, 3);
  expect(tight(html)).toBe(
    '<h3>Sensors</h3>' +
      '<p>A sensor <b>reads</b> what is <i>around</i> it, m<sup>2</sup>.</p><h4>Kinds</h4>' +
      '<ul><li>Soil<ol><li>Dry</li><li>Wet</li></ol></li><li>Air</li></ul>' +
      '<table><tbody><tr><td>Sensor</td><td>Unit</td></tr></tbody></table>',
  );
  expect(leftOut).toEqual(['A valve']);
});

test('Google Docs: marks that are only styles, lists in lists', () => {
  const { html, leftOut } = settlePasted(fromGoogleDocs, 3);
  expect(tight(html)).toBe(
    '<h3>Sensors</h3><p>A sensor <strong>reads</strong> what is <em>around</em> it, m<sup>2</sup>.</p>' +
      '<ul><li>Soil<ul><li>Dry</li></ul></li><li>Air</li></ul>' +
      '<table><tbody><tr><td>Sensor</td></tr></tbody></table>',
  );
  expect(leftOut).toEqual(['valve.png']);
});

test('the web: links and headings of tables, without styles, scripts and remote pictures', () => {
  const { html, leftOut } = settlePasted(fromTheWeb, 2);
  expect(tight(html)).toBe(
    '<h2>Sensor</h2><p>A <b>sensor</b> is a <a href="https://en.wikipedia.org/wiki/Device" target="_blank" rel="noopener noreferrer">device</a>.</p>' +
      '<ol><li>One<ul><li>Two</li></ul></li></ol>' +
      '<table><thead><tr><th scope="col">Unit</th></tr></thead><tbody><tr><td>K</td></tr></tbody></table>',
  );
  expect(leftOut).toEqual(['Thermometer.jpg']);
});

test('nothing comes in that the policy does not allow (T22)', () => {
  for (const hostile of hostileHtml.filter((_, at) => at % 40 === 0)) {
    const { html } = settlePasted(hostile, 3);
    expect(cleanHtml(html)).toBe(html);
  }
});
