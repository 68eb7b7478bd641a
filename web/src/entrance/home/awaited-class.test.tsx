import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { amara, openApp } from '../../../test/open-app.tsx';
import { signInAs } from '../../../test/sign-in-as.ts';
import { groupOf } from '../../../test/values.ts';
import { checksAreDone, checksAreDue } from '../../base/session/initial-checks.ts';
import { findJoinedGroup } from '../../classroom/group/joined-group.ts';

const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
const comesBack = () => document.dispatchEvent(new Event('visibilitychange'));
/** The reply of a call by which somebody awaited is in these groups. */
const replyOf = (...ids: string[]) => new Response('{}', { headers: { 'joined-groups': ids.join(' ') } });

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  signInAs(null);
});

describe('a class that awaits somebody', () => {
  // O-34
  test.each(['/', '/group/g1'])(
    'is asked for when they come back to %s after minutes, by a call like a first one',
    async (address) => {
      const { calls, router } = openApp(address, { viewer: { ...amara, started: null, next_step: null } });
      await expect.poll(() => router.state.status).toBe('idle');
      const asked = () => {
        comesBack();
        return calls.map(({ operation }) => operation);
      };
      checksAreDone(new Response());
      expect(asked()).not.toContain('AwaitedClass_viewer');
      const now = performance.now.bind(performance);
      vi.spyOn(performance, 'now').mockImplementation(() => now() + 6 * 60_000);
      await expect.poll(asked).toContain('AwaitedClass_viewer');
      expect(checksAreDue()).toBe(true);
    },
  );

  // O-34
  test('is not asked for by a visitor', async () => {
    const visiting = openApp('/', { freeCourseBenchmarks: [], freeLessons: [] }, null);
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    comesBack();
    await expect.poll(() => visiting.router.state.status).toBe('idle');
    expect(visiting.calls.map(({ operation }) => operation)).not.toContain('AwaitedClass_viewer');
  });

  // O-34
  test('that they are in now is named on any page, and marked on Home', async () => {
    const groups = [groupOf({ id: 'g1', name: 'Algebra' }), groupOf({ id: 'g2', name: 'Networks' })];
    openApp('/group/g1', { viewer: { ...amara, groups, started: null, next_step: null } });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    checksAreDone(replyOf('g2'));
    await expect.element(toast('Successfully joined Networks')).toBeVisible();
    await expect.element(toast('Algebra')).not.toBeInTheDocument();
    expect(findJoinedGroup()).toBe('g2');
  });
});
