import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { openApp } from '../../../test/open-app.tsx';
import { lessonOf } from '../../../test/values.ts';
import { giveVoice } from '../../../test/voice.ts';

const content = '<p>A pump moves water. It has a rotor.</p><p>Dry it well.</p>';
const openBook = (language = 'en', html = content) =>
  openApp('/group/g1/course/c1/library/e-book/networks', {
    lessons: [lessonOf({ language })],
    lesson: lessonOf({
      language,
      number_of_pages: 1,
      pages: [{ id: 'a', title: 'Pumps', content: html, page_number: 1 }],
    }),
    course: { id: 'c1', name: 'Living Online' },
  });
const article = page.getByRole('article');
const dialog = page.getByRole('dialog', { name: 'Read aloud' });
const readAloud = page.getByRole('button', { name: 'Read aloud' });
/** The button of the selection; the tool of the e-book has the same name and is no `data-reads-selection`. */
const floating = () => document.querySelector<HTMLElement>('[data-reads-selection]');
const current = () => dialog.element().querySelector('[data-current]')?.textContent;

async function selectParagraph(index = 0): Promise<void> {
  await expect.element(article).toMatchTextContent('moves water');
  // A font that arrives after the selection would move what is selected.
  await document.fonts.ready;
  const paragraph = article.element().querySelectorAll('p:not([class])')[index];
  if (!paragraph) throw new Error('there is no such paragraph');
  getSelection()?.selectAllChildren(paragraph);
}

afterEach(async () => {
  getSelection()?.removeAllRanges();
  await page.viewport(1280, 800);
});

describe('selected text', () => {
  // D1-1.21, 9.24, D2-1.18, 9.30
  test('has a button 10 px under its end that opens it to be read, and goes with the selection', async () => {
    giveVoice();
    openBook();
    await selectParagraph(1);
    await expect.poll(floating).not.toBeNull();
    const end = getSelection()?.getRangeAt(0).getBoundingClientRect();
    const box = floating()?.getBoundingClientRect();
    expect(Math.round((box?.top ?? 0) - (end?.bottom ?? 0))).toBe(10);
    expect(getComputedStyle(floating() as Element).zIndex).toBe('2000');
    getSelection()?.removeAllRanges();
    await expect.poll(floating).toBeNull();
    await selectParagraph(1);
    await expect.poll(floating).not.toBeNull();
    await userEvent.click(floating() as Element);
    await expect.element(dialog).toMatchTextContent('Dry it well.');
    await expect.element(dialog).not.toMatchTextContent('rotor');
    await expectAccessible(dialog.element());
  });

  test('keeps its button on the screen where it ends at the edge of a phone', async () => {
    await page.viewport(390, 700);
    giveVoice();
    openBook('en', `<p>A pump moves water. ${'It has a rotor and it hums along. '.repeat(60)}</p>`);
    await selectParagraph();
    await expect.poll(floating).not.toBeNull();
    const box = floating()?.getBoundingClientRect();
    expect(box?.left).toBeGreaterThanOrEqual(0);
    expect(box?.right).toBeLessThanOrEqual(390);
    expect(box?.bottom).toBeLessThanOrEqual(700);
    expect(box?.top).toBeGreaterThanOrEqual(0);
  });

  test('without a letter, or in a field, has none', async () => {
    giveVoice();
    openBook('en', '<p>A pump moves water.</p><p>— … —</p>');
    await selectParagraph(1);
    await selectParagraph(0);
    await expect.poll(floating).not.toBeNull();
    await selectParagraph(1);
    await expect.poll(floating).toBeNull();
  });
});

describe('the reader', () => {
  // D1-1.20
  test('reads sentence by sentence, marks the word it is at, and stops when it is closed', async () => {
    const voice = giveVoice();
    openBook();
    await readAloud.click();
    await dialog.getByRole('button', { name: 'Play' }).click();
    expect(voice.texts()).toEqual(['Pumps']);
    voice.end();
    expect(voice.latest().text.trim()).toBe('A pump moves water.');
    expect(voice.latest().lang).toBe('en');
    voice.at(2);
    await expect.poll(current).toBe('pump');
    voice.end();
    expect(voice.latest().text.trim()).toBe('It has a rotor.');
    await expect.poll(current).toBe('It');
    const before = voice.silenced();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(voice.silenced()).toBeGreaterThan(before);
  });

  test('pauses and goes on at the same word; a press on a word, PREVIOUS and NEXT go elsewhere', async () => {
    const voice = giveVoice();
    openBook();
    await readAloud.click();
    await dialog.getByRole('button', { name: 'Next sentence' }).click();
    await dialog.getByRole('button', { name: 'Play' }).click();
    voice.at(7);
    await expect.poll(current).toBe('moves');
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await dialog.getByRole('button', { name: 'Play' }).click();
    expect(voice.latest().text.trim()).toBe('moves water.');
    await dialog.getByText('rotor').click();
    expect(voice.latest().text.trim()).toBe('rotor.');
    await dialog.getByRole('button', { name: 'Previous sentence' }).click();
    expect(voice.latest().text.trim()).toBe('A pump moves water.');
  });

  test('begins again once it has come to the end', async () => {
    const voice = giveVoice();
    openBook('en', '<p>Dry it well.</p>');
    await readAloud.click();
    const next = dialog.getByRole('button', { name: 'Next sentence' });
    (next.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
    await dialog.getByText('Pumps', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Play' }).click();
    voice.end();
    voice.end();
    await expect.element(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect.poll(current).toBe('Pumps');
  });

  test('speaks as it is told to, at once and the next time', async () => {
    const voice = giveVoice([
      { name: 'Ada', lang: 'en-GB' },
      { name: 'Grace', lang: 'en-US' },
      { name: 'Léa', lang: 'fr-FR' },
    ]);
    openBook();
    await readAloud.click();
    await dialog.getByRole('button', { name: 'Play' }).click();
    await dialog.getByText('Voice, speed and text').click();
    await expect.element(dialog.getByRole('option', { name: 'Léa' })).not.toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByLabelText('Voice', { exact: true }), 'Grace');
    expect(voice.latest().voice?.name).toBe('Grace');
    await dialog.getByText('1.5 ×').click();
    expect(voice.latest().rate).toBe(1.5);
    await userEvent.keyboard('{Escape}');
    await readAloud.click();
    await dialog.getByRole('button', { name: 'Play' }).click();
    expect(voice.latest().rate).toBe(1.5);
    await dialog.getByText('Voice, speed and text').click();
    await expect.element(dialog.getByLabelText('Voice', { exact: true })).toHaveValue('Grace');
  });

  test('lets a line stand out, and shares text size and spacing with the e-book', async () => {
    giveVoice();
    openBook();
    await readAloud.click();
    await dialog.getByText('Voice, speed and text').click();
    const text = () => dialog.element().querySelector('[style*="--lines"]') as HTMLElement;
    expect(getComputedStyle(text()).maskImage).toBe('none');
    await dialog.getByText('3 lines').click();
    await expect.poll(() => getComputedStyle(text()).maskImage).toContain('linear-gradient');
    const size = getComputedStyle(article.element()).fontSize;
    await dialog.getByText('Very large').click();
    await expect.poll(() => getComputedStyle(article.element()).fontSize).not.toBe(size);
  });

  // D1-7.42, 8.26
  test('says so when the voice breaks off, and stays open', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const voice = giveVoice();
    openBook();
    await readAloud.click();
    await dialog.getByRole('button', { name: 'Play' }).click();
    voice.breakOff();
    await expect.element(dialog.getByText(/^The voice of this browser stopped\./)).toHaveAttribute('role', 'status');
    await expect.element(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
    expect(console.error).toHaveBeenCalledWith('Reading aloud broke off: synthesis-failed');
  });

  test('reads right to left what is written so', async () => {
    const voice = giveVoice([{ name: 'Amal', lang: 'ar-SA' }]);
    openBook('ar', '<p>A pump moves water.</p>');
    await readAloud.click();
    expect(dialog.element().querySelector('[data-current]')?.matches(':dir(rtl)')).toBe(true);
    await dialog.getByRole('button', { name: 'Play' }).click();
    expect(voice.latest().lang).toBe('ar');
  });
});
