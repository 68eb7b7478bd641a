import { describe, expect, it } from 'vitest';
import { Refusal, refusals, refusalText, type RefusalCode } from './refusal.ts';

const codes = Object.keys(refusals) as RefusalCode[];

describe('a refusal', () => {
  it.each(codes)('%s has a sentence of its own that a person can read', (code) => {
    const text = refusalText(code);
    expect(text).toMatch(/^[A-Z].*\.$/s);
    expect(text).not.toMatch(/[_{}]|null|undefined|SQL|exception/);
    expect(codes.filter((other) => refusals[other] === text)).toEqual([code]);
  });

  it('carries its code, its sentence, the field and what the caller can act on', () => {
    const refusal = new Refusal('CONFLICT', { field: 'data.revision', details: { revision: 3 } });
    expect(refusal).toBeInstanceOf(Error);
    expect(refusal).toMatchObject({
      name: 'Refusal',
      code: 'CONFLICT',
      field: 'data.revision',
      details: { revision: 3 },
    });
    expect(refusal.message).toBe(refusals.CONFLICT);
  });

  it('may speak in the words of its form', () => {
    expect(new Refusal('INVALID', { text: 'is required' }).message).toBe('is required');
    expect(new Refusal('INVALID')).toMatchObject({ field: undefined, details: {} });
  });

  it('says for an assessment without questions what the specification says', () => {
    expect(refusalText('NO_QUESTIONS')).toBe('Oops! There are no questions. Please check back later.');
  });
});
