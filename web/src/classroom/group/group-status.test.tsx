import { expect, test } from 'vitest';
import { show } from '../../../test/show.tsx';
import { GroupStatus } from './group-status.tsx';

// D1-4.01–4.04, 4.06, 4.07, D2-4.48, 4.50–4.53, 4.55, 4.56, T1-045–048, T2-069–072
test.each([
  ['STARTED', 'Active', 'full', 'green'],
  ['CLOSED', 'Inactive', 'half', 'yellow'],
  ['NOT_YET', 'Inactive', 'half', 'yellow'],
  ['ENDED', 'Expired', 'diamond', 'red'],
  ['SOMETHING_NEW', '...', 'diamond', 'red'],
])('%s reads %s beside a shape and a colour of its own', (status, word, shape, colour) => {
  const place = show(<GroupStatus status={status} />);
  const dot = place.querySelector('svg');
  expect(dot?.parentElement?.textContent).toBe(word);
  expect(dot?.dataset['kind']).toBe(shape);
  place.style.color = `var(--${colour})`;
  expect(getComputedStyle(dot as Element).color).toBe(getComputedStyle(place).color);
});
