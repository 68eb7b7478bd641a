import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { contentRulesOf, nothingIn, textsIn, typedIn, typedRulesOf, type ContentFields } from './content-fields.ts';

const fields = {
  about: { what: 'What it is about', type: 'LINES', longest: 5 },
  minutes: { what: 'How long it takes', type: 'WHOLE', lowest: 1, highest: 90 },
} as const satisfies ContentFields;

const rule = z.object(contentRulesOf(fields));
const typed = z.object(typedRulesOf(fields));
const wrong = (schema: z.ZodMiniType, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, code, message }) => [...path, code, message].join(' ')) ?? [];

it('a described field is held to its limits', () => {
  expect(rule.parse({ about: 'a\nb', minutes: 90 })).toEqual({ about: 'a\nb', minutes: 90 });
  expect(rule.parse({ about: '', minutes: null })).toEqual(nothingIn(fields));
  for (const minutes of [0, 91, 1.5, '5', undefined])
    expect([minutes, rule.safeParse({ about: '', minutes }).success]).toEqual([minutes, false]);
  expect(rule.safeParse({ about: 'longer', minutes: 1 }).success).toBe(false);
  expect(rule.safeParse({ about: null, minutes: 1 }).success).toBe(false);
});

it('what is typed is what was said, and what is no number is told', () => {
  for (const said of [{ about: 'Soil', minutes: 45 }, nothingIn(fields)])
    expect(typed.parse(typedIn(fields, said))).toEqual(said);
  expect(typedIn(fields, {})).toEqual({ about: '', minutes: '' });
  expect(typed.parse({ about: '', minutes: ' 7 ' }).minutes).toBe(7);
  expect(wrong(typed, { about: '', minutes: '7 min' })).toEqual(['minutes invalid_format WRONG_SHAPE']);
  expect(wrong(typed, { about: '', minutes: '91' })[0]).toMatch('minutes too_big');
});

it('knows its texts, which a search reads', () => {
  expect(textsIn(fields)).toEqual(['about']);
});
