import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Database } from './base/database/connect.ts';
import { offerEvent } from './event.ts';

const root = new URL('./', import.meta.url);
const sources = globSync('*/**/*.ts', { cwd: root })
  .filter((file) => !/[.](test|case)[.]ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));

test('whoever has joined does their part, in the order of joining, with the connection of the act', async () => {
  const done: string[] = [];
  const here: Partial<Database> = {};
  const ends = offerEvent<string>();
  ends.join(async (db, what) => {
    await Promise.resolve();
    done.push(`first ${what} ${db === here ? 'there' : 'elsewhere'}`);
  });
  ends.join(async (_db, what) => {
    done.push(`second ${what}`);
    return Promise.reject(new Error('no'));
  });
  ends.join(async () => {
    done.push('third');
    return Promise.resolve();
  });
  await expect(ends.happens(here as Database, 'group')).rejects.toThrow('no');
  expect(done).toEqual(['first group there', 'second group']);
});

test('whoever has the replies has them in that order, and an event that nobody has joined is a program without its list', async () => {
  const here: Partial<Database> = {};
  const asks = offerEvent<number, number>();
  await expect(asks.happens(here as Database, 1)).rejects.toThrow('joined-events.ts');
  asks.join((_db, number) => Promise.resolve(number + 1));
  asks.join((_db, number) => Promise.resolve(number * 10));
  expect(await asks.happens(here as Database, 3)).toEqual([4, 30]);
});

test('all that joins an event stands in the list that is read at the start', () => {
  const list = readFileSync(new URL('joined-events.ts', root), 'utf8');
  const offered = sources.flatMap(({ text }) =>
    [...text.matchAll(/const (\w+) = offerEvent</g)].flatMap(([, name]) => name ?? []),
  );
  const joining = sources.filter(({ text }) => offered.some((name) => text.includes(`\n${name}.join(`)));
  expect(offered.filter((name) => !joining.some(({ text }) => text.includes(`\n${name}.join(`)))).toEqual([]);
  expect(joining.map(({ file }) => file).filter((file) => !list.includes(`'./${file}'`))).toEqual([]);
});
