import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { preloadWidgets } from '../src/learning/question/question-widget.tsx';
import { loadTexts } from '../src/texts/language.ts';
import { expectAccessible } from '../test/axe.ts';
import { showLinked } from '../test/show.tsx';
import { sheets } from './sheets.ts';

beforeAll(() => Promise.all([preloadWidgets(['SEQUENCE', 'MATCHING']), loadTexts('cms')]));

afterEach(async () => {
  document.documentElement.dir = 'ltr';
  await page.viewport(1280, 800);
});

async function shown(name: string, width: number, direction: string): Promise<HTMLElement> {
  await page.viewport(width, 800);
  document.documentElement.dir = direction;
  const Sheet = sheets[name] ?? (() => null);
  const place = showLinked(<Sheet />);
  await expect.element(page.getByRole('main')).toBeInTheDocument();
  return place;
}

describe.each(Object.keys(sheets))('the parts of the sheet "%s"', (name) => {
  test.each([
    [1280, 'ltr'],
    [390, 'rtl'],
  ])('have nothing that axe finds at %i px (%s)', async (width, direction) => {
    const place = await shown(name, width, direction);
    await expectAccessible(place);
    await expect.element(page.getByRole('main')).toBeVisible();
  });

  test.each([
    [320, 'ltr'],
    [320, 'rtl'],
    [640, 'ltr'],
  ])('fit into %i px (%s)', async (width, direction) => {
    await shown(name, width, direction);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
