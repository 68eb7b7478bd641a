import { describe, expect, it } from 'vitest';
import { issueCodes } from './issue.ts';
import { Refusal, refusalCodes } from './refusal.ts';

describe('a refusal', () => {
  it('carries its code, the field, what is wrong there and what the caller can act on', () => {
    const issue = { code: 'TOO_LONG', maximum: 200 } as const;
    const refusal = new Refusal('INVALID', { field: 'data.name', issue, details: { revision: 3 } });
    expect(refusal).toBeInstanceOf(Error);
    expect(refusal).toMatchObject({ name: 'Refusal', code: 'INVALID', field: 'data.name', issue });
    expect(refusal.details).toEqual({ revision: 3 });
  });

  it('says in a log which it is', () => {
    expect(String(new Refusal('GROUP_FULL'))).toBe('Refusal: GROUP_FULL');
    expect(String(new Refusal('INVALID', { issue: { code: 'REQUIRED' } }))).toBe('Refusal: INVALID: REQUIRED');
  });

  it.each([...refusalCodes, ...Object.keys(issueCodes)])('%s is a code, not a sentence', (code) => {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  });
});
