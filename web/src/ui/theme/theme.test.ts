import { expect, test } from 'vitest';

const styles = import.meta.glob<string>('../../**/*.css', { query: '?raw', import: 'default', eager: true });

// D1-9.15, 9.16, D2-2.09, 9.26, 9.27
test('the layout changes at 600, 960, 1280 and 1920 px', () => {
  const asked = Object.values(styles).flatMap((style) => [
    ...style.matchAll(/@media[^{]*width\s*(?::|[<>]=?)\s*([\d.]+)(px|em)/g),
  ]);
  const steps = asked.map(([, size, unit]) => Math.round(Number(size) * (unit === 'em' ? 16 : 1)));
  expect(steps).toEqual(expect.arrayContaining([600, 960, 1280, 1920]));
});
