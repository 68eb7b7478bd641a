import { z } from 'zod/mini';
import { contentName, itemId, logo, place, shortText } from '../../base/content/content-field.ts';
import { typedPlace } from '../../base/content/typed-place.ts';
import { highestLevel } from './level.ts';

/** The fewest levels a course has; the most is the highest level. */
export const fewestLevels = 2;

/** The most characters of the description of a course, a benchmark or a summary. */
export const longestDescription = 150;

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** What a course says. Its language is a BCP 47 tag; `hint_opens_media_library` leads hints to the library instead of a page of their own. */
export const courseSchema = z.object({
  product_id: itemId,
  name: contentName,
  levels: z.int().check(z.gte(fewestLevels), z.lte(highestLevel)),
  logo,
  description: shortText(longestDescription),
  display_order: place,
  language: z.string().check(z.refine((tag) => languageTag.test(tag), 'NOT_A_LANGUAGE')),
  hint_opens_media_library: z.boolean(),
});

/** A course as it is kept. */
export type CourseContent = z.output<typeof courseSchema>;

/** What a new course has unless its author says otherwise. */
export const newCourse = {
  levels: fewestLevels,
  logo: null,
  description: '',
  language: 'en',
  hint_opens_media_library: false,
} satisfies Partial<CourseContent>;

/** The form of a course: its place as it is typed. */
export const courseForm = z.extend(z.omit(courseSchema, { product_id: true, hint_opens_media_library: true }), {
  display_order: typedPlace,
});

/** The form of a new course: its number of levels as it is chosen. */
export const newCourseForm = z.extend(z.pick(courseSchema, { name: true, description: true, language: true }), {
  levels: z.pipe(z.transform(Number), courseSchema.shape.levels),
});
