import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { button, last, openField, paste, standBehind, text } from '../../../test/text-field.tsx';
import { loadTexts } from '../../texts/language.ts';
import { fromWord } from './paste/clipboards.ts';
import type { Picking } from './picking.ts';

beforeAll(() => loadTexts('cms'));

const picture = '/media/0b6f3c52-9d3e-4c1a-8a57-2f6f2f0d9c11';

describe('pasting', () => {
  test('brings headings, lists and tables, and names the pictures that stay behind', async () => {
    openField('<p>Before</p>');
    await standBehind('Before');
    await paste(fromWord);
    expect(last()).toContain('<h3>Sensors</h3>');
    expect(last()).toContain('<ul><li>Soil<ol><li>Dry</li><li>Wet</li></ol></li><li>Air</li></ul>');
    expect(last()).toContain('<td>Sensor</td><td>Unit</td>');
    expect(last()).not.toMatch(/style|class|<img/);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/1 picture was skipped: A valve/);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(last()).toBe('<p>Before</p>');
  });

  test('puts words into the line, with their marks', async () => {
    openField('<p>a c</p>');
    await standBehind('a ');
    await paste('<p style="color:red">some <b>words</b></p>');
    expect(last()).toBe('<p>a some <strong>words</strong>c</p>');
  });

  test('of what was copied here loses nothing', async () => {
    openField('<dl><dt>two</dt></dl>');
    await text.click();
    await userEvent.keyboard('{Control>}a{/Control}');
    const copied = new DataTransfer();
    text
      .element()
      .dispatchEvent(new ClipboardEvent('copy', { clipboardData: copied, bubbles: true, cancelable: true }));
    await userEvent.keyboard('{Delete}x');
    await paste(copied.getData('text/html'));
    expect(last()).toContain('<dl><dt>two</dt></dl>');
  });

  test('a picture of the clipboard goes into the media library and is described', async () => {
    const uploadImage = vi.fn<NonNullable<Picking['uploadImage']>>().mockResolvedValue({ url: picture });
    openField('', {}, { uploadImage });
    await text.click();
    await paste('', [new File(['x'], 'valve.png', { type: 'image/png' })]);
    await userEvent.fill(page.getByRole('textbox', { name: 'Alternative text' }), 'A valve');
    await userEvent.keyboard('{Enter}');
    expect(last()).toBe(`<p><img src="${picture}" alt="A valve"></p>`);
    expect(uploadImage).toHaveBeenCalledOnce();
  });

  test('pictures that came with a text go into the media library, and what a text cannot hold is named', async () => {
    const uploadImage = vi
      .fn<NonNullable<Picking['uploadImage']>>()
      .mockResolvedValueOnce({ url: picture, width: 8, height: 6 })
      .mockResolvedValueOnce(null);
    openField('', {}, { uploadImage });
    await text.click();
    await paste(
      '<p>Look</p><p><img src="data:image/png;base64,eA==" alt="A loom"> and <img src="data:image/jpeg;base64,eQ==" alt="A reel"></p><iframe src="https://films.example/1"></iframe>',
    );
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/1 picture was skipped: A reel.*a text cannot contain it: embedded page \(films\.example\)/s);
    expect(uploadImage.mock.calls.map(([file]) => [file.name, file.type])).toEqual([
      ['pasted.png', 'image/png'],
      ['pasted.jpg', 'image/jpeg'],
    ]);
    expect(last()).toBe(`<p>Look</p><p><img src="${picture}" alt="A loom" width="8" height="6"> and </p>`);
  });

  test('a picture copied on a page is taken from its file', async () => {
    const uploadImage = vi.fn<NonNullable<Picking['uploadImage']>>().mockResolvedValue({ url: picture });
    openField('', {}, { uploadImage });
    await text.click();
    await paste('<meta charset="utf-8"><img src="https://pictures.example/loom.png">', [
      new File(['x'], 'loom.png', { type: 'image/png' }),
    ]);
    await expect.element(page.getByRole('textbox', { name: 'Alternative text' })).toBeVisible();
  });

  test('a paragraph keeps its direction, and a list its letters', async () => {
    openField();
    await text.click();
    await paste('<p dir="rtl">خيط</p><ol type="a" start="2"><li value="4">Weft</li></ol><p dir="rtl">نول</p>');
    expect(last()).toBe('<p dir="rtl">خيط</p><ol start="2" type="a"><li value="4">Weft</li></ol><p dir="rtl">نول</p>');
  });

  test('a picture of the clipboard that nobody takes is named', async () => {
    openField();
    await text.click();
    await paste('', [new File(['x'], 'valve.png', { type: 'image/png' })]);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/1 picture was skipped: valve.png/);
  });
});

describe('a picture', () => {
  const alt = page.getByRole('textbox', { name: 'Alternative text' });
  const picking: Picking = { pickImage: async () => ({ url: picture, width: 640, height: 360 }) };

  test('asks for its alternative text, in the language of the course, or that it is decorative', async () => {
    openField('', { language: 'ar' }, picking);
    await text.click();
    await userEvent.keyboard('{Control>}{Alt>}p{/Alt}{/Control}');
    await expect.element(alt).toHaveAttribute('lang', 'ar');
    await userEvent.keyboard('{Enter}');
    await expect.element(alt).toHaveAccessibleDescription(/Describe the picture, or say that it is decorative/);
    await page.getByRole('checkbox', { name: 'Decorative' }).click();
    await button('Insert').click();
    expect(last()).toBe(`<p><img src="${picture}" alt="" width="640" height="360"></p>`);
  });

  test('has no button where there is nothing to choose from', async () => {
    openField();
    await text.click();
    await expect.element(button('Bold')).toBeVisible();
    await expect.element(button('Picture')).not.toBeInTheDocument();
    await expect.element(button('Video')).not.toBeInTheDocument();
  });

  test('is described anew once it is selected', async () => {
    openField(`<p><img src="${picture}" alt="A pipe"></p>`);
    await text.click();
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}');
    await button('Description of the picture').click();
    await userEvent.fill(alt, 'A valve');
    await userEvent.keyboard('{Enter}');
    expect(last()).toBe(`<p><img src="${picture}" alt="A valve"></p>`);
  });

  test('a video comes with its sources and tracks', async () => {
    const pickVideo: Picking['pickVideo'] = async () => ({
      sources: [{ url: picture, type: 'video/mp4' }],
      tracks: [{ url: picture, kind: 'captions', language: 'en', label: 'English' }],
    });
    openField('', {}, { pickVideo });
    await text.click();
    await button('Video').click();
    await expect.poll(last).toContain(`<source src="${picture}" type="video/mp4">`);
    expect(last()).toContain(`<track src="${picture}" kind="captions" srclang="en" label="English"></video>`);
  });
});

describe('a formula', () => {
  const tex = page.getByRole('textbox', { name: 'Formula in TeX required' });

  test('is typed as TeX, stored as MathML, and typed anew', async () => {
    openField();
    await text.click();
    await userEvent.keyboard('{Control>}{Alt>}e{/Alt}{/Control}');
    await userEvent.fill(tex, String.raw`\frac{`);
    await expect.element(tex).toHaveAccessibleDescription(/Not a valid formula yet/);
    await userEvent.fill(tex, String.raw`\frac{a}{b} < 1`);
    await expect.poll(() => document.querySelector('dialog mfrac')).not.toBeNull();
    await expectAccessible(document.body);
    await button('Insert').click();
    expect(last()).toMatch(/^<p><math><semantics>.*<mfrac><mi>a<\/mi><mi>b<\/mi><\/mfrac>/);
    expect(last()).toContain(String.raw`<annotation encoding="application/x-tex">\frac{a}{b} &lt; 1</annotation>`);
    await page.elementLocator(text.element().querySelector('math')!).click();
    await button('Formula').click();
    await expect.element(tex).toHaveValue(String.raw`\frac{a}{b} < 1`);
    await userEvent.fill(tex, 'c');
    await expect.poll(() => document.querySelector('dialog math')?.textContent).toBe('cc');
    await button('Insert').click();
    expect(last()).toBe(
      '<p><math><semantics><mi>c</mi><annotation encoding="application/x-tex">c</annotation></semantics></math></p>',
    );
  });
});

describe('a callout', () => {
  test('is a note, becomes a tip or a warning, and plain text again', async () => {
    openField('<p>Hot</p>');
    await standBehind('Hot');
    await userEvent.keyboard('{Control>}{Shift>}1{/Shift}{/Control}');
    expect(last()).toBe('<div class="callout-note" role="note"><p>Hot</p></div>');
    await button('Warning').click();
    expect(last()).toBe('<div class="callout-warning" role="note"><p>Hot</p></div>');
    await button('Plain text instead of a note, tip or warning').click();
    expect(last()).toBe('<p>Hot</p>');
  });
});
