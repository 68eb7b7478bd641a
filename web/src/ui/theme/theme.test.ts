import { expect, test } from 'vitest';
import { theme } from './theme.ts';

// D1-9.15, 9.16, D2-2.09, 9.26, 9.27
test('the layout changes at 600, 960, 1280 and 1920 px', () => {
  const pixels = Object.entries(theme.breakpoints ?? {}).map(([name, width]) => [name, parseFloat(width ?? '') * 16]);
  expect(Object.fromEntries(pixels)).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 });
});
