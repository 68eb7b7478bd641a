import { beforeEach, describe, expect, inject, test } from 'vitest';
import { settlePasted } from './settle-pasted.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What other programs put on the clipboard, by the name of its file. */
    pasted: Readonly<Record<string, string>>;
  }
}

const pasted = inject('pasted');

describe('what another program puts on the clipboard', () => {
  beforeEach(({ skip }) => skip(Object.keys(pasted).length === 0, '../shared/cases is not on this machine.'));

  test.each([
    [
      'word-numbered-headings.html',
      '<h2>Safety rules</h2><p>Wear gloves.</p><h3>Tools</h3><p>A brush.</p><h2>Cleaning</h2><p>Twice a day.</p>',
    ],
    [
      'word-list-goes-on.html',
      '<ol><li>Open the valve</li><li>Read the meter</li></ol><p>The needle may shake.</p>' +
        '<ol start="3"><li>Write the number down</li><li>Close the valve, then repeat step 3</li></ol>',
    ],
    ['word-lettered.html', '<ol type="a"><li>Mains</li><li>Battery</li><li>Sun</li></ol><p>Answer b is right.</p>'],
    [
      'word-bullets-then-numbers.html',
      '<ul><li>Gloves</li><li>Goggles</li></ul><ol><li>Switch it off</li><li>Wait a minute</li></ol>',
    ],
    ['word-arabic-numbers.html', '<ol><li>افتح الصمام</li><li>اقرأ العداد</li></ol>'],
    ['word-online-nested.html', '<ul><li>Soil<ul><li>Dry</li></ul></li><li>Air</li></ul>'],
    ['tracked-changes.html', '<p>Close the blue valve.</p>'],
    [
      'soft-hyphen-rtl.html',
      '<p dir="rtl">افتح الملف report.pdf (نسخة 2).</p><p>Donau\u00ADdampf\u00ADschiff</p><p dir="rtl">مرحبا 50%</p>',
    ],
    ['checklist.html', '<ul><li>☑ Done</li><li>☐ Open</li></ul>'],
  ])('%s comes in as it was meant', (name, html) => {
    const { html: settled, leftOut } = settlePasted(pasted[name] ?? '', 2);
    const tight = settled.replaceAll(/\s+/g, ' ').replaceAll(/> </g, '><').trim();
    // A paragraph of its own in an item is no other text.
    expect(tight.replaceAll(/(<li[^>]*>(?:[☑☐] ?)?)<p>(.*?)<\/p>/g, '$1$2')).toBe(html);
    expect(leftOut).toEqual([]);
  });
});
