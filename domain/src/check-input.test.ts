import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { checkInput } from './check-input.ts';

const group = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { abort: true }), z.minLength(3), z.maxLength(5)),
  size: z.int().check(z.gte(1), z.lte(30)),
  courses: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
  contact: z.optional(z.object({ email: z.email() })),
});
const fine = { name: 'Nets', size: 12, courses: ['a'] };

describe('input that is right', () => {
  it('comes in the shape its schema makes of it', () => {
    expect(checkInput(group, { ...fine, name: ' Nets ' })).toEqual({ data: fine, issues: null });
  });
});

describe('input that is not right', () => {
  it.each([
    ['an empty text', { name: ' ' }, { field: 'name', code: 'REQUIRED' }],
    ['a missing text', { name: undefined }, { field: 'name', code: 'REQUIRED' }],
    ['null for a text', { name: null }, { field: 'name', code: 'REQUIRED' }],
    ['a number for a text', { name: 7 }, { field: 'name', code: 'WRONG_SHAPE' }],
    ['a short text', { name: 'ab' }, { field: 'name', code: 'TOO_SHORT', minimum: 3 }],
    ['a long text', { name: 'abcdef' }, { field: 'name', code: 'TOO_LONG', maximum: 5 }],
    ['a low number', { size: 0 }, { field: 'size', code: 'TOO_LOW', minimum: 1 }],
    ['a high number', { size: 31 }, { field: 'size', code: 'TOO_HIGH', maximum: 30 }],
    ['half a number', { size: 1.5 }, { field: 'size', code: 'WRONG_SHAPE' }],
    ['nothing chosen', { courses: [] }, { field: 'courses', code: 'REQUIRED' }],
    ['too much chosen', { courses: ['a', 'b', 'c'] }, { field: 'courses', code: 'TOO_MANY', maximum: 2 }],
    ['something wrong inside', { contact: { email: 'x' } }, { field: 'contact.email', code: 'NOT_AN_EMAIL' }],
  ])('%s says so with its figures', (_case, changes, issue) => {
    expect(checkInput(group, { ...fine, ...changes })).toEqual({ data: null, issues: [issue] });
  });

  it('names each wrong field once, in the order of the schema', () => {
    const { issues } = checkInput(group, { size: 0, courses: [], name: '' });
    expect(issues?.map(({ field, code }) => [field, code])).toEqual([
      ['name', 'REQUIRED'],
      ['size', 'TOO_LOW'],
      ['courses', 'REQUIRED'],
    ]);
  });

  it('that is no object at all is about the whole', () => {
    expect(checkInput(group, 'x').issues).toEqual([{ field: '', code: 'WRONG_SHAPE' }]);
    expect(checkInput(group, null).issues).toEqual([{ field: '', code: 'REQUIRED' }]);
  });

  it('is told by the codes and figures of a check of its own', () => {
    const small = z.array(z.number()).check(z.refine(() => false, { error: 'PIXELS', params: { maximum: 40 } }));
    const oneLine = z.object({ a: z.string().check(z.refine((text) => !text.includes('\n'), 'ONE_LINE')) });
    expect(checkInput(small, []).issues).toEqual([{ field: '', code: 'PIXELS', maximum: 40 }]);
    expect(checkInput(oneLine, { a: 'x\ny' }).issues).toEqual([{ field: 'a', code: 'ONE_LINE' }]);
  });

  it('gets no words of a library where a check has no code of ours', () => {
    const even = z.int().check(
      z.multipleOf(2),
      z.refine(() => true),
    );
    expect(checkInput(even, 3).issues).toEqual([{ field: '', code: 'WRONG_SHAPE' }]);
  });
});
