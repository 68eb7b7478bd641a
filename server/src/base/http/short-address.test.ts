import { expect, it } from 'vitest';
import { shortAddress } from './short-address.ts';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::'],
  ['2001:db8:12:34::1', '2001:db8:12::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
])('%s becomes %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
