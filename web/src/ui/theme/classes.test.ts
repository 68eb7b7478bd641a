import { expect, test } from 'vitest';

const styles = import.meta.glob<string>('../../**/*.module.css', { query: '?raw', import: 'default', eager: true });
const parts = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

const resolve = (from: string, path: string) => new URL(path, new URL(from, 'file:///src/ui/theme/')).href;
const styleOf = new Map(Object.entries(styles).map(([file, style]) => [resolve(file, ''), style]));

test('a class that a part names stands in its style sheet', () => {
  expect(styleOf.size).toBeGreaterThan(50);
  const missing = Object.entries(parts).flatMap(([file, part]) =>
    [...part.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, path]) => {
      const style = styleOf.get(resolve(file, path ?? '')) ?? '';
      const named = part.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'));
      return [...named].flatMap(([, one]) => (new RegExp(`\\.${one}(?![\\w-])`).test(style) ? [] : `${file}: ${one}`));
    }),
  );
  expect(missing).toEqual([]);
});
