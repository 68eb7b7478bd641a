import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../test/axe.ts';
import { showLinked } from '../test/show.tsx';
import { PartsSheet } from './parts-sheet.tsx';
import { StatusSheet } from './status-sheet.tsx';

const sheets: Record<string, () => ReactNode> = { status: StatusSheet, parts: PartsSheet };

afterEach(async () => {
  document.documentElement.dir = 'ltr';
  await page.viewport(1280, 800);
});

describe.each([
  ['wide', 1280, 'ltr'],
  ['wide, from right to left', 1280, 'rtl'],
  ['narrow', 390, 'ltr'],
  ['as narrow as a phone gets', 320, 'rtl'],
] as const)('every part, %s', (_name, width, direction) => {
  test.each(Object.entries(sheets))(
    '%s: axe finds nothing and nothing makes the page wider than the screen',
    async (_sheet, Sheet) => {
      await page.viewport(width, 800);
      document.documentElement.dir = direction;
      const place = showLinked(<Sheet />);
      await expect.element(page.getByRole('main')).toBeVisible();
      await expectAccessible(place);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});
