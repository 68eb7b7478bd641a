import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { show } from '../../../test/show.tsx';
import { NumberField } from '../../base/form/number-field.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

test('a field is tied to its label, help and error', async () => {
  const place = show(
    <TextField label="Email" required help="Where invitations go" error="Please enter a valid email address" />,
  );
  const field = page.getByRole('textbox', { name: 'Email required' });
  await expect.element(field).toHaveAccessibleDescription('Where invitations go Please enter a valid email address');
  await expect.element(field).toBeInvalid();
  await expectAccessible(place);
});

test('what is wrong with a field is said when it comes, also where the focus stays', async () => {
  const place = show(<WrongKey />);
  const region = place.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('');
  await page.getByRole('button').click();
  await expect.element(page.getByText('No group has this key')).toBeVisible();
  expect(place.querySelector('[aria-live="polite"]')).toBe(region);
  expect(region?.textContent).toBe('No group has this key');
});

test('what is wrong with several fields together is said in the same way', () => {
  const sources = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(sources).length).toBeGreaterThan(500);
  const unsaid = Object.entries(sources).filter(
    ([file, source]) => !file.endsWith('/field-error.tsx') && /<(div|p|span)\s+id=\{`\$\{id\}error`\}/.test(source),
  );
  expect(unsaid.map(([file]) => file)).toEqual([]);
});

test('a field without an error is valid and has no description', async () => {
  show(<TextField label="Name" />);
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect.element(field).toBeValid();
  await expect.element(field).not.toHaveAccessibleDescription();
});

test('a number is read in the digits of any script, also where one is put into its middle', async () => {
  show(<Minutes />);
  const field = page.getByRole('textbox', { name: 'Minutes' });
  await userEvent.type(field, '٤٢');
  await expect.element(field).toHaveValue('42');
  await userEvent.keyboard('{ArrowLeft}٠');
  await userEvent.keyboard('5');
  await expect.element(field).toHaveValue('4052');
  await expect.element(page.getByRole('status')).toMatchTextContent('4052');
});

function Minutes() {
  const [value, setValue] = useState('');
  return (
    <>
      <NumberField label="Minutes" value={value} onChange={({ target }) => setValue(target.value)} />
      <output>{value}</output>
    </>
  );
}

function WrongKey() {
  const [error, setError] = useState<string>();
  return (
    <>
      <TextField label="Group key" error={error} />
      <button type="button" onClick={() => setError('No group has this key')}>
        Join
      </button>
    </>
  );
}

function Lessons() {
  const [value, setValue] = useState<'a' | 'b'>('a');
  const options = [
    { value: 'a', label: 'Networks' },
    { value: 'b', label: 'Privacy' },
  ] as const;
  return <Select label="Lesson" hideLabel options={options} value={value} onChange={setValue} />;
}

test('a select offers its options and tells the choice', async () => {
  const place = show(<Lessons />);
  const select = page.getByRole('combobox', { name: 'Lesson' });
  await select.selectOptions('Privacy');
  await expect.element(select).toHaveDisplayValue('Privacy');
  await expectAccessible(place);
});
