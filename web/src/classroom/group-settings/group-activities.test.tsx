import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clientOfSchool } from '../../../test/school.ts';
import { show } from '../../../test/show.tsx';
import { GroupActivities } from './group-activities.tsx';

/** The clock of somebody in India, wherever this runs. */
function inIndia(): void {
  const there = (date: Date) => new Date(date.getTime() + 5.5 * 3_600_000);
  vi.spyOn(Date.prototype, 'getHours').mockImplementation(function (this: Date) {
    return there(this).getUTCHours();
  });
  vi.spyOn(Date.prototype, 'getMinutes').mockImplementation(function (this: Date) {
    return there(this).getUTCMinutes();
  });
  vi.spyOn(Date.prototype, 'getDate').mockImplementation(function (this: Date) {
    return there(this).getUTCDate();
  });
}

test('the activity of a group says the day and the hour of an act as they are where the reader is', async () => {
  inIndia();
  const at = '2026-11-20T20:50:00.000Z';
  const act = { number: 7, at, action: 'GROUP_CHANGED', by: 'Teodora Vasquez', changes: [], counts: [] };
  const { client } = clientOfSchool({ groupActivities: { activities: [act], cursor: null } });
  show(<GroupActivities groupId="g1" />, client);
  const done = page.getByRole('region', { name: 'Activity' });
  await expect.element(done).toMatchTextContent('Changed the group Teodora Vasquez, Nov 21 2026, 02:20');
});
