import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { show } from '../../../test/show.tsx';
import { Tabs } from './tabs.tsx';
import { Track } from '../figures/track.tsx';

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

const tabs = [
  { value: 'groups', label: 'My Groups', count: 3 },
  { value: 'members', label: 'Institution Members' },
  { value: 'licenses', label: 'Licenses' },
] as const;

function Home() {
  const [value, setValue] = useState<'groups' | 'members' | 'licenses'>('groups');
  return (
    <Tabs label="Institution" tabs={tabs} value={value} onChange={setValue}>
      The {value}
    </Tabs>
  );
}

test('a press shows another tab', async () => {
  const place = show(<Home />);
  await page.getByRole('tab', { name: 'Licenses' }).click();
  await expect.element(page.getByRole('tabpanel', { name: 'Licenses' })).toHaveTextContent('The licenses');
  await expectAccessible(place);
});

test('a count is written as the language writes numbers', async () => {
  const many = [{ value: 'groups', label: 'My Groups', count: 12_000 }] as const;
  show(
    <Tabs label="Institution" tabs={many} value="groups" onChange={() => {}}>
      The groups
    </Tabs>,
  );
  await expect.element(page.getByRole('tab')).toHaveTextContent('My Groups12,000');
});

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
])('arrow keys, Home and End move along the line of writing (%s)', async (direction, forward) => {
  document.documentElement.dir = direction;
  show(<Home />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tab', { name: /My Groups/ })).toHaveFocus();
  await userEvent.keyboard(forward);
  await expect.element(page.getByRole('tab', { name: 'Institution Members' })).toHaveFocus();
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Institution Members');
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('tab', { name: 'Licenses' })).toHaveFocus();
  await userEvent.keyboard(forward);
  await expect.element(page.getByRole('tab', { name: /My Groups/ })).toHaveFocus();
  await userEvent.keyboard('{End}{Home}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('The groups');
});

function Levels() {
  const [level, setLevel] = useState<number | string>(1);
  const options = [
    { value: 1, label: 'Level 1', detail: 'Complete' },
    { value: 2, label: 'Level 2', detail: '33%' },
    { value: 'all', label: 'All' },
  ];
  return <Track legend="Level" hideLegend options={options} value={level} onChange={setLevel} />;
}

test('level tabs are chosen by pointer and by arrow keys', async () => {
  const place = show(<Levels />);
  await page.getByRole('radio', { name: 'Level 2 33%' }).click();
  await expect.element(page.getByRole('radio', { name: 'Level 2 33%' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expectAccessible(place);
});
