import dropzone from '@mantine/dropzone/styles.layer.css?raw';
import everywhere from '@mantine/core/styles/global.layer.css?raw';
import menu from '@mantine/core/styles/Menu.layer.css?raw';
import popover from '@mantine/core/styles/Popover.layer.css?raw';
import button from '@mantine/core/styles/UnstyledButton.layer.css?raw';
import { expect, test } from 'vitest';
import ours from './mantine.css?raw';

const sheets: Readonly<Record<string, string>> = {
  '@mantine/core/styles/global.layer.css': everywhere,
  '@mantine/core/styles/UnstyledButton.layer.css': button,
  '@mantine/core/styles/Popover.layer.css': popover,
  '@mantine/core/styles/Menu.layer.css': menu,
  '@mantine/dropzone/styles.layer.css': dropzone,
};
const parts = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

test.each(Object.entries(sheets))('what %s asks for by the names of Mantine is said', (_name, sheet) => {
  const asked = [...sheet.matchAll(/var\((--mantine-[\w-]+)/g)].map(([, name]) => name ?? '');
  expect(asked.length).toBeGreaterThan(0);
  expect([...new Set(asked)].filter((name) => !ours.includes(`${name}:`))).toEqual([]);
});

test('no part takes another sheet of Mantine', () => {
  const taken = Object.entries(parts)
    .filter(([file]) => !file.endsWith('.test.tsx'))
    .flatMap(([, part]) => [...part.matchAll(/^import '(@mantine\/[^']+)'/gm)].map(([, sheet]) => sheet ?? ''));
  expect([...new Set(taken)].toSorted()).toEqual(Object.keys(sheets).toSorted());
});
