import { expect, test } from 'vitest';
import { show } from '../../../test/show.tsx';

test.each([
  { dir: 'rtl', name: 'Harpreet Dhillon', edge: 'right' },
  { dir: 'ltr', name: 'محمد عبد الرحمن', edge: 'left' },
] as const)('$name begins at the edge of a page that is written $dir', ({ dir, name, edge }) => {
  const place = show(
    <div dir={dir} style={{ display: 'grid', inlineSize: '400px' }}>
      <bdi>{name}</bdi>
    </div>,
  );
  const words = document.createRange();
  words.selectNodeContents(place.querySelector('bdi') as Node);
  const box = place.querySelector('div')?.getBoundingClientRect();
  expect(Math.abs(words.getBoundingClientRect()[edge] - (box?.[edge] ?? 0))).toBeLessThan(2);
});
