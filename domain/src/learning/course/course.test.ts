import { describe, expect, it } from 'vitest';
import { courseSchema, newCourse } from './course.ts';

describe('a course', () => {
  // D1-9.11
  it('has two levels unless its author says otherwise, and four at most', () => {
    expect(newCourse.levels).toBe(2);
    const course = { ...newCourse, product_id: crypto.randomUUID(), name: 'Living Online', display_order: 1 };
    const taken = [1, 2, 3, 4, 5].filter((levels) => courseSchema.safeParse({ ...course, levels }).success);
    expect(taken).toEqual([2, 3, 4]);
  });
});
