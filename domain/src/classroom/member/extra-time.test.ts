import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { extraTimeForm, extraTimeSchema } from './extra-time.ts';

const id = '0d9c3a52-9a43-4d0f-8f0b-3c8a3f1c2d11';
const issueOf = (reply: ReturnType<typeof checkInput>) => reply.issues?.map(({ code, field }) => [code, field]) ?? null;

describe('extra time', () => {
  it.each([
    [0, null],
    [50, null],
    [200, null],
    [201, [['TOO_HIGH', 'percent']]],
    [-1, [['TOO_LOW', 'percent']]],
  ])('of %i percent: %j', (percent, issues) => {
    expect(issueOf(checkInput(extraTimeSchema, { user_ids: [id], percent }))).toEqual(issues);
  });

  it('names at least one learner, each once', () => {
    expect(issueOf(checkInput(extraTimeSchema, { user_ids: [], percent: 50 }))?.[0]?.[1]).toBe('user_ids');
    expect(issueOf(checkInput(extraTimeSchema, { user_ids: [id, id], percent: 50 }))?.[0]?.[0]).toBe('NOT_DISTINCT');
  });

  it.each([
    ['50', null],
    [' 0 ', null],
    ['', 'REQUIRED'],
    ['half', 'WRONG_SHAPE'],
    ['12.5', 'WRONG_SHAPE'],
    ['-5', 'TOO_LOW'],
    ['300', 'TOO_HIGH'],
  ])('typed as "%s": %j', (percent, code) => {
    expect(checkInput(extraTimeForm, { percent }).issues?.[0].code ?? null).toBe(code);
  });
});
