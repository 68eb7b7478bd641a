import { z } from 'zod/mini';
import { contentName, fileAddress, itemId, plainText } from '../../base/content/content-field.ts';
import { resourceTypes } from './instructor-resource.ts';

const order = z.int().check(z.gte(0), z.lte(1_000_000));

/**
 * A file for whoever teaches a course. `lesson_id` is null where it is about no lesson in particular; `order_key` places
 * it among those of its type and lesson whose names carry the same number or none, the lowest first.
 */
export const instructorResourceSchema = z.object({
  course_id: itemId,
  lesson_id: z.nullable(itemId),
  name: contentName,
  url: fileAddress,
  type: z.enum(resourceTypes),
  order_key: order,
  description: plainText(500),
});

/** A file for whoever teaches a course, as it is kept. */
export type InstructorResourceContent = z.output<typeof instructorResourceSchema>;

/** What a new file for instructors has unless its author says otherwise. */
export const newInstructorResource = {
  lesson_id: null,
  type: 'ANY',
  order_key: 0,
  description: '',
} satisfies Partial<InstructorResourceContent>;

/** The form of a file for instructors: its order as it is typed, 0 where that is left empty. */
export const instructorResourceForm = z.extend(z.omit(instructorResourceSchema, { course_id: true }), {
  order_key: z.pipe(z.string().check(z.trim(), z.regex(/^\d*$/, 'WRONG_SHAPE')), z.pipe(z.transform(Number), order)),
});
