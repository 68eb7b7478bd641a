import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';

afterEach(() => vi.restoreAllMocks());

const visitor = {
  checksAreDue: () => false,
  checksAreDone: () => {},
  freshToken: async () => null,
  signIn: async () => {},
};

// D1-8.25, D2-8.08
test.each([
  ['the line is down', () => Promise.reject(new TypeError('Failed to fetch')), '[Network] Failed to fetch'],
  ['the server says no', async () => Response.json({ errors: [{ message: 'no' }] }), '[GraphQL] no'],
])('where %s that is logged to the console', async (_case, answer, message) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window, 'fetch').mockImplementation(answer);
  const { error } = await createClient(visitor).query('{ viewer { id } }', {});
  expect(error?.message).toBe(message);
  expect(log.mock.calls).toEqual([[error]]);
});
