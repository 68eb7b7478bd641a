import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test/show.tsx';
import { Countdown } from '../assessment/clock/countdown.tsx';
import { PlayerBar } from './player-bar.tsx';

afterEach(async () => page.viewport(1280, 800));

test.each(['saved', 'failed'] as const)(
  'at 390 px a timed bar of 14 questions, %s, keeps its title and every segment in view',
  async (saved) => {
    await page.viewport(390, 844);
    const place = show(
      <PlayerBar
        title="Benchmark, Level 1"
        course="Connected Devices"
        onExit={() => {}}
        parts={Array.from({ length: 14 }, () => 'half' as const)}
        saved={saved}
        timer={<Countdown left={3909} total={7200} />}
      />,
    );
    await expect.element(page.getByRole('timer')).toBeVisible();
    const title = page.getByRole('heading', { name: 'Benchmark, Level 1' }).element();
    const [seen, wanted] = saved === 'saved' ? [title.clientHeight, title.scrollHeight] : [title.clientWidth, 60];
    expect(seen).toBeGreaterThanOrEqual(wanted);
    const boxes = [...place.querySelectorAll('header [data-state=half]')].map((part) => part.getBoundingClientRect());
    expect(boxes).toHaveLength(14);
    for (const box of boxes) {
      expect(box.width).toBeGreaterThanOrEqual(6);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(390);
      for (const part of place.querySelectorAll('h1, [role=timer], header button')) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        expect(box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom).toBe(true);
      }
    }
  },
);
