import { afterEach, expect, test } from 'vitest';
import { show } from '../../../../test/show.tsx';
import { loadTexts, setLanguage } from '../../../texts/language.ts';
import { ProgressPlot } from './progress-plot.tsx';

afterEach(() => setLanguage('en'));

test('days in a plot are read in the direction of their language', async () => {
  await loadTexts('gradebook');
  await setLanguage('ar');
  const days = [
    { day: '2026-10-14', completed: 2 },
    { day: '2026-11-20', completed: 6 },
  ];
  const place = show(<ProgressPlot days={days} possible={16} />);
  const written = () => [...place.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  await expect.poll(written).toContain('\u{2068}14 أكتوبر 2026\u{2069}');
  expect(written()).toContain('\u{2068}20 نوفمبر 2026\u{2069}');
});
