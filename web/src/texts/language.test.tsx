import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Failed } from '../ui/feedback/failed.tsx';
import { setLanguage } from './language.ts';
import { texts } from './texts.ts';

afterEach(() => setLanguage('en'));

test('another language is shown at once, named in the page and remembered', async () => {
  show(<Failed what="" onLoadAgain={() => {}} />);
  await expect.element(page.getByText('Load again')).toBeVisible();
  await setLanguage('en-XA');
  await expect.element(page.getByText(/^⟦Ļóóááð ááĝááííñ/)).toBeVisible();
  expect(document.documentElement.lang).toBe('en-XA');
  expect(localStorage.getItem('lectern-language')).toBe('en-XA');
});

test('of two choices the later one stands', async () => {
  await Promise.all([setLanguage('en-XA'), setLanguage('en')]);
  expect(texts.ui.back).toBe('Back');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('lectern-language')).toBe('en');
});

test('a text that is not loaded says so', () => {
  expect(() => Reflect.get(texts, 'staff')).toThrow('The texts of staff are read before they are loaded.');
});
