import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { groupKey, newGroupKey } from './group-key.ts';

const issueOf = (typed: unknown) => checkInput(groupKey, typed).issues?.[0].code ?? null;
const lookAlikes = /[0Oo1IiLl]/;
const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';

/** A reproducible source of bytes. */
const anyBytes = fc.infiniteStream(fc.integer({ min: 0, max: 255 })).map((stream) => (count: number) => {
  return Uint8Array.from({ length: count }, () => stream.next().value ?? 0);
});

describe('a group key as it is typed', () => {
  it.each([
    ['hK7wRt4PmQ', null],
    ['  hK7wRt4PmQ\n', null],
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['abc', 'NOT_A_KEY'],
    ['hK7wRt4PmQx', 'NOT_A_KEY'],
    ['hK7wRt4Pm0', 'NOT_A_KEY'],
    ['hK7wRt4PmO', 'NOT_A_KEY'],
    ['hK7wRt4Pml', 'NOT_A_KEY'],
    ['hK7w Rt4PmQ', 'NOT_A_KEY'],
    ['hK7wRt4Pm%', 'NOT_A_KEY'],
    ['hK7wRt4Pm\u0000', 'NOT_A_KEY'],
    ['hK7wRt4PmQ\nhK7wRt4PmQ', 'NOT_A_KEY'],
    ['ｈK7wRt4PmQ', 'NOT_A_KEY'],
  ])('%j: %j', (typed, issue) => {
    expect(issueOf(typed)).toBe(issue);
  });

  // D1-5.14
  it('keeps upper and lower case and drops the spaces around it', () => {
    expect(groupKey.parse(' hK7wRt4PmQ ')).toBe('hK7wRt4PmQ');
    expect(groupKey.parse('HK7WRT4PMQ')).not.toBe(groupKey.parse('hK7wRt4PmQ'));
  });

  it.each([null, undefined, 1234567890, ['hK7wRt4PmQ']])('refuses %j, which is no text', (typed) => {
    expect(groupKey.safeParse(typed).success).toBe(false);
  });
});

describe('a new group key', () => {
  it('has 10 characters, none of which looks like another, and can be typed back', () => {
    fc.assert(
      fc.property(anyBytes, (randomBytes) => {
        const key = newGroupKey(randomBytes);
        expect(key).toHaveLength(10);
        expect(key).not.toMatch(lookAlikes);
        expect(groupKey.parse(key)).toBe(key);
      }),
    );
  });

  it('is made of every character equally often: each byte that counts stands for one, none for more than others', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 216; byte++) {
      const [first = ''] = newGroupKey((count) => new Uint8Array(count).fill(byte));
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect([...counts.keys()].join('')).toBe(characters);
    expect(new Set(counts.values())).toEqual(new Set([4]));
    const skipped = Array.from({ length: 40 }, (_, index) => 216 + index);
    const bytes = [...skipped, ...Array.from({ length: 10 }, () => 53)];
    expect(newGroupKey((count) => Uint8Array.from(bytes.splice(0, count)))).toBe('zzzzzzzzzz');
  });

  it('asks for more bytes until it is whole', () => {
    const asked: number[] = [];
    const sources = [255, 254, 0];
    const key = newGroupKey((count) => {
      asked.push(count);
      return new Uint8Array(count).fill(sources.shift() ?? 0);
    });
    expect(key).toBe('2222222222');
    expect(asked).toHaveLength(3);
  });
});
