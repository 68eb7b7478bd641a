import { expect, test } from 'vitest';

const styles = import.meta.glob<string>(['../../**/*.css'], { query: '?raw', import: 'default', eager: true });

/** A side of the screen, which stays where it is in a page that is written from right to left. */
const sided =
  /(?:^|[\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)[-a-z]*|left|right|float|border-(?:top|bottom)-(?:left|right)-radius)\s*:[^;]*|text-align:\s*(?:left|right)|(?:^|[\s;{])inset\s*:\s*[^;\s][^;]*\sauto\b[^;]*/g;

/** Where the side is meant: words of one language in a place of another, a title beside arrows, what follows a selection. */
const meant: Readonly<Record<string, readonly string[]>> = {
  '../../learning/player/player-page.module.css': ['text-align: right'],
  '../../learning/reader/selection-reader.module.css': [
    'left: clamp(var(--half) + 8px, var(--end-x), 100vw - var(--half) - 8px)',
  ],
  './base.css': ['text-align: right', 'text-align: left'],
};

test('parts stand at the start and the end of a line, not at its left and right', () => {
  expect(Object.keys(styles).length).toBeGreaterThan(50);
  const found = Object.entries(styles).flatMap(([file, style]) =>
    (style.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(sided) ?? [])
      .map((rule) => rule.replace(/^[\s;{]+/, ''))
      .filter((rule) => !meant[file]?.includes(rule))
      .map((rule) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});
