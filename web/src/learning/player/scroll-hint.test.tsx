import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test/show.tsx';
import { PlayerPage } from './player-page.tsx';

const hint = page.getByText('Scroll for more');
const bar = { title: 'Study Project 1', course: 'Connected Devices', onExit: () => {} };
const showPage = (pixels: number) =>
  show(
    <PlayerPage bar={bar} actions={{ label: 'Next', onAct: () => {} }}>
      <div style={{ blockSize: pixels }}>A long introduction</div>
    </PlayerPage>,
  );

afterEach(() => {
  vi.useRealTimers();
  window.scrollTo(0, 0);
});

// D1-9.20
test('a page that goes on below says so until it is scrolled', async () => {
  showPage(3000);
  await expect.element(hint).toBeVisible();
  window.scrollBy(0, 40);
  await expect.element(hint).not.toBeInTheDocument();
});

test('a page that fits says nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const place = showPage(20);
  await vi.waitUntil(() => place.querySelector('footer'));
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  vi.advanceTimersByTime(500);
  await vi.waitUntil(() => vi.getTimerCount() === 0);
  expect(place.textContent).not.toContain('Scroll for more');
});
