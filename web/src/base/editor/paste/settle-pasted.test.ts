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
  expect(leftOut).toEqual([{ what: 'picture', name: 'A valve' }]);
});

test('Google Docs: marks that are only styles, lists in lists', () => {
  const { html, leftOut } = settlePasted(fromGoogleDocs, 3);
  expect(tight(html)).toBe(
    '<h3>Sensors</h3><p>A sensor <strong>reads</strong> what is <em>around</em> it, m<sup>2</sup>.</p>' +
      '<ul><li>Soil<ul><li>Dry</li></ul></li><li>Air</li></ul>' +
      '<table><tbody><tr><td>Sensor</td></tr></tbody></table>',
  );
  expect(leftOut).toEqual([{ what: 'picture', name: 'valve.png' }]);
});

test('the web: links and headings of tables, without styles, scripts and remote pictures', () => {
  const { html, leftOut } = settlePasted(fromTheWeb, 2);
  expect(tight(html)).toBe(
    '<h2>Sensor</h2><p>A <b>sensor</b> is a <a href="https://en.wikipedia.org/wiki/Device" target="_blank" rel="noopener noreferrer">device</a>.</p>' +
      '<ol><li>One<ul><li>Two</li></ul></li></ol>' +
      '<table><thead><tr><th scope="col">Unit</th></tr></thead><tbody><tr><td>K</td></tr></tbody></table>',
  );
  expect(leftOut).toEqual([{ what: 'picture', name: 'Thermometer.jpg' }]);
});

/** An item as Word writes it: its list and level in a style, its mark as text. */
const item = (list: string, level: number, mark: string, words: string, element = 'p') =>
  `<${element} class=MsoListParagraph style='mso-list:${list.replace(' ', ` level${level} `)}'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></${element}>`;
const word = (...parts: readonly string[]) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->${parts.join('\n')}<!--EndFragment--></body></html>`;
const settled = (html: string) => tight(settlePasted(html, 2).html);

test.each([
  [
    'numbered headings stay headings',
    [item('l2 lfo1', 1, '1.', 'Weaving', 'h1'), '<p>By hand.</p>', item('l2 lfo1', 2, '1.1', 'Looms', 'h2')],
    '<h2>Weaving</h2><p>By hand.</p><h3>Looms</h3>',
  ],
  [
    'a list goes on behind other text',
    [item('l0 lfo1', 1, '1.', 'Warp'), '<p>Wait.</p>', item('l0 lfo1', 1, '2.', 'Weft')],
    '<ol><li>Warp</li></ol><p>Wait.</p><ol start="2"><li>Weft</li></ol>',
  ],
  [
    'letters and Roman numbers are kept, and a number that is skipped',
    [
      item('l0 lfo1', 1, 'h)', 'Hemp'),
      item('l0 lfo1', 1, 'i)', 'Iris'),
      item('l0 lfo1', 1, 'l)', 'Linen'),
      '<p>Or:</p>',
      item('l1 lfo2', 1, 'I.', 'Silk'),
      item('l1 lfo2', 1, 'II.', 'Wool'),
    ],
    '<ol type="a" start="8"><li>Hemp</li><li>Iris</li><li value="12">Linen</li></ol><p>Or:</p><ol type="I"><li>Silk</li><li>Wool</li></ol>',
  ],
  [
    'another list is another one, also of one definition',
    [item('l0 lfo1', 1, '·', 'Dye'), item('l0 lfo2', 1, '1.', 'Boil'), item('l0 lfo3', 1, '1.', 'Rinse')],
    '<ul><li>Dye</li></ul><ol><li>Boil</li></ol><ol><li>Rinse</li></ol>',
  ],
  [
    'digits of other scripts count, and a bullet that looks like a letter does not',
    [item('l0 lfo1', 1, '٣.', 'خيط'), item('l0 lfo1', 1, '٤.', 'نول'), '<p>.</p>', item('l3 lfo2', 2, 'o', 'Dot')],
    '<ol start="3"><li>خيط</li><li>نول</li></ol><p>.</p><ul><li>Dot</li></ul>',
  ],
])('Word: %s', (_what, parts, html) => {
  expect(settled(word(...parts))).toBe(html);
});

test('Word: what the head says of a list counts before the look of its marks', () => {
  const head =
    '<style>@list l0:level1 {mso-level-number-format:roman-lower; mso-level-start-at:3;} @list l1:level1 {mso-level-number-format:bullet;} @list l2:level1 {mso-level-number-format:arabic-abjad;}</style>';
  const items = [
    item('l0 lfo1', 1, '', 'Third'),
    item('l0 lfo1', 1, 'iv.', 'Fourth'),
    item('l1 lfo2', 1, '1.', 'A sign'),
    item('l2 lfo3', 1, 'أ.', 'Letters'),
  ];
  const { html, leftOut } = settlePasted(head + word(...items), 2);
  expect(tight(html)).toContain('<ul><li>A sign</li></ul><ol><li>Letters</li></ol>');
  expect(leftOut).toEqual([{ what: 'mark', name: 'أ.' }]);
  expect(settled(head + word(item('l0 lfo1', 1, 'c.', 'As drawn')))).toContain('type="i"');
});

test('Word in the browser: items in lists of their own are one list', () => {
  const one = (level: number, words: string, list = '<ul role="list">') =>
    `<div class="ListContainerWrapper">${list}<li data-listid="4" data-aria-level="${level}"><p class="Paragraph"><span>${words}</span><span class="EOP">&nbsp;</span></p></li></${list.slice(1, 3)}></div>`;
  expect(settled(one(1, 'Warp') + one(2, 'Hemp') + one(1, 'Weft'))).toBe(
    '<ul><li>Warp<ul><li>Hemp</li></ul></li><li>Weft</li></ul>',
  );
  expect(settled(one(1, 'Two', '<ol start="2">') + one(1, 'Three', '<ol start="3">'))).toBe(
    '<ol start="2"><li>Two</li><li>Three</li></ol>',
  );
});

test('deleted words, comments and hidden ones stay out, what was put in stays', () => {
  const text =
    "<p class=MsoNormal>Pull the <del>left</del><ins>right</ins> thread<span class=MsoCommentReference><a class=msocomanchor href='#_msocom_1'>[NK1]</a></span>.<span style='mso-hide:all'>Not yet</span></p><div style='mso-element:comment-list'><p class=MsoCommentText>Which one?</p></div>";
  expect(settled(word(text))).toBe('<p>Pull the right thread.</p>');
  expect(
    settled(
      '<p>Cut <del datetime="2026-01-01">twice</del>once<sup><a href="#cmnt1">[a]</a></sup></p><div><p><a href="#cmnt_ref1">[a]</a>Why?</p></div>',
    ),
  ).toBe('<p>Cut once</p>');
  // On a page it is a mark of the text.
  expect(settled('<p>Now <del>9</del> 7</p>')).toBe('<p>Now <del>9</del> 7</p>');
});

test('footnotes stay, with raised marks', () => {
  const text =
    "<p class=MsoNormal>Flax<a style='mso-footnote-id:ftn1' href='#_ftn1' name='_ftnref1'><span class=MsoFootnoteReference><span>[1]</span></span></a> grows.</p><div style='mso-element:footnote-list'><hr size=1><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href='#_ftnref1'><span class=MsoFootnoteReference>[1]</span></a> In wet soil.</p></div></div>";
  expect(settled(word(text))).toBe('<p>Flax<sup>[1]</sup> grows.</p><hr><p><sup>[1]</sup> In wet soil.</p>');
});

test('directions are read from attributes, styles and the page; a list turns as a whole', () => {
  expect(settled("<p DIR=RTL>خيط</p><p>Thread&shy;bare</p><p style='direction:rtl;unicode-bidi:embed'>نول</p>")).toBe(
    '<p dir="rtl">خيط</p><p>Thread\u00adbare</p><p dir="rtl">نول</p>',
  );
  expect(settled('<ul><li dir="rtl"><p dir="rtl">خيط</p></li><li dir="rtl"><p dir="rtl">نول</p></li></ul>')).toBe(
    '<ul dir="rtl"><li>خيط</li><li>نول</li></ul>',
  );
  expect(settled('<html dir=RTL><body><h1>خيط</h1><p dir=ltr>Loom</p></body></html>')).toBe(
    '<h2 dir="rtl">خيط</h2><p>Loom</p>',
  );
});

test.each([
  [
    "<ul><li role='checkbox' aria-checked='true'><img src='data:image/svg+xml,x'><p>Warp</p></li><li role='checkbox' aria-checked='false'>Weft</li></ul>",
  ],
  ['<ul><li><input type="checkbox" checked disabled> Warp</li><li><input type="checkbox"> Weft</li></ul>'],
  [
    '<ul><li data-checked="true"><label><input type="checkbox" checked><span></span></label><div><p>Warp</p></div></li><li data-checked="false">Weft</li></ul>',
  ],
])('a checklist says by signs what is done and open: %s', (list) => {
  const { html, leftOut } = settlePasted(list, 2);
  expect(
    tight(html)
      .replaceAll(/<\/?(?:p|div)>/g, '')
      .replaceAll(/([☑☐])\s+/g, '$1 '),
  ).toBe('<ul><li>☑ Warp</li><li>☐ Weft</li></ul>');
  expect(leftOut).toEqual([]);
});

test('the way a list counts is read from its styles', () => {
  expect(settled('<ol><li style="list-style-type:lower-alpha">Warp</li></ol>')).toBe('<ol type="a"><li>Warp</li></ol>');
});

test('what a text cannot hold is named once, and pictures that came with it are kept for the library', () => {
  const frame = '<iframe src="https://www.films.example/embed/1"></iframe>';
  const { html, leftOut, pictures } = settlePasted(
    `<p>Look ${frame}${frame}<video src="https://films.example/loom.mp4"></video><svg aria-label="Plan"></svg></p><img src="data:image/png;base64,eA==" alt="A loom">`,
    2,
  );
  expect(leftOut).toEqual([
    { what: 'frame', name: 'films.example' },
    { what: 'video', name: 'loom.mp4' },
    { what: 'drawing', name: 'Plan' },
  ]);
  const [[place, data] = []] = [...pictures];
  expect(data).toBe('data:image/png;base64,eA==');
  expect(tight(html)).toBe(`<p>Look </p><img src="${place}" alt="A loom">`);
});

test('nothing comes in that the policy does not allow (T22)', () => {
  for (const hostile of hostileHtml.filter((_, at) => at % 40 === 0)) {
    const { html } = settlePasted(hostile, 3);
    expect(cleanHtml(html)).toBe(html);
  }
});
