import { expect, test } from 'vitest';
import { show } from '../../../test/show.tsx';
import { GroupStatus } from './group-status.tsx';

test.each([
  ['STARTED', 'Active', 'full'],
  ['CLOSED', 'Inactive', 'half'],
  ['NOT_YET', 'Inactive', 'half'],
  ['ENDED', 'Expired', 'diamond'],
  ['SOMETHING_NEW', '...', 'diamond'],
])('%s reads %s beside a shape of its own', (status, word, shape) => {
  const place = show(<GroupStatus status={status} />);
  const dot = place.querySelector('svg');
  expect(dot?.parentElement?.textContent).toBe(word);
  expect(dot?.dataset['kind']).toBe(shape);
});
