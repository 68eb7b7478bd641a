import './tokens.css';
import { afterEach, expect, test } from 'vitest';

/** What is written or drawn on what, and the contrast that WCAG (or our own aim) asks for. */
const pairs: readonly [inks: string, grounds: string, needs: number][] = [
  ['text text-2', 'bg-page bg-surface bg-raised bg-hover bg-selected', 7],
  ['text-3', 'bg-page bg-surface bg-raised bg-sunken bg-selected', 4.5],
  ['primary-text', 'bg-page bg-surface bg-raised primary-tint', 4.5],
  ['text-on-solid', 'primary primary-hover red', 4.5],
  ['text-on-solid', 'green blue', 3],
  ['line-control', 'bg-page bg-surface', 3],
  ['focus', 'bg-page bg-surface bg-selected', 3],
  ['green-text', 'bg-page bg-surface green-tint', 4.5],
  ['yellow-text', 'bg-page bg-surface yellow-tint', 4.5],
  ['red-text', 'bg-page bg-surface red-tint', 4.5],
  ['blue-text', 'bg-page bg-surface blue-tint', 4.5],
  ['green yellow red blue', 'bg-page bg-surface', 3],
  ['text', 'heat-1 heat-2 heat-3 heat-4', 4.5],
];

const cases = pairs.flatMap(([inks, grounds, needs]) =>
  inks.split(' ').flatMap((ink) => grounds.split(' ').map((ground) => [ink, ground, needs] as const)),
);

afterEach(() => {
  document.documentElement.dataset['mantineColorScheme'] = 'light';
});

for (const scheme of ['light', 'dark']) {
  test.each(cases)(`${scheme}: %s on %s has a contrast of %d or more`, (ink, ground, needs) => {
    document.documentElement.dataset['mantineColorScheme'] = scheme;
    const [one, other] = [luminance(ink), luminance(ground)].toSorted((a, b) => b - a) as [number, number];
    expect((one + 0.05) / (other + 0.05)).toBeGreaterThanOrEqual(needs);
  });
}

/** The relative luminance of a token, as WCAG 2 computes it. */
function luminance(token: string): number {
  document.body.style.color = `var(--${token})`;
  const channels = getComputedStyle(document.body).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
  document.body.style.color = '';
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
