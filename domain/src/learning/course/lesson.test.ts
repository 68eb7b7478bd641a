import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessonSchema, slugOf } from './lesson.ts';

const never = () => false;

describe('the slug of a lesson', () => {
  it.each([
    ['Soil and water', 'soil-and-water'],
    ['  1.2 What is a sensor?', '1-2-what-is-a-sensor'],
    ['ما هو المستشعر؟', 'ما-هو-المستشعر'],
    ['हिन्दी', 'हिन्दी'],
    ['???', 'lesson'],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name, never)).toBe(slug);
  });

  it('is numbered where it is taken', () => {
    expect(slugOf('Soil', (slug) => ['soil', 'soil-2'].includes(slug))).toBe('soil-3');
  });

  it('is always one that the schema takes, and never one that is taken', () => {
    const slug = lessonSchema.shape.slug;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat({ max: 5 }), (name, others) => {
        const taken = new Set<string>();
        for (let n = 0; n <= others; n++) {
          const made = slugOf(name, (one) => taken.has(one));
          expect(taken.has(made)).toBe(false);
          expect(slug.safeParse(made).success).toBe(true);
          taken.add(made);
        }
      }),
    );
  });
});
