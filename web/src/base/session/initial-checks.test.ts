import { expect, test } from 'vitest';
import { signInAs } from '../../../test/sign-in-as.ts';
import { checksAreDone, checksAreDue, forgetChecks } from './initial-checks.ts';

test('the initial checks are due once in a session, whatever pages it opens, and again in the session of another person', () => {
  signInAs('amara');
  expect(checksAreDue()).toBe(true);
  checksAreDone(new Response());
  expect(checksAreDue()).toBe(false);
  signInAs('teodora');
  expect(checksAreDue()).toBe(true);
  checksAreDone(new Response());
  forgetChecks();
  expect(checksAreDue()).toBe(true);
  signInAs(null);
});
