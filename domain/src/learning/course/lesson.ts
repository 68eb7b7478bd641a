import { z } from 'zod/mini';
import { contentName, itemId, logo, place } from '../../base/content/content-field.ts';
import { typedPlace } from '../../base/content/typed-place.ts';
import { contentRulesOf, nothingIn, typedRulesOf } from '../../base/entity/content-fields.ts';
import { lessonFields } from '../../base/entity/lesson.ts';

const longestSlug = 200;

/**
 * What a lesson says. `slug` is its name in addresses, once per course; where it is left out it follows the name, and
 * the addresses it had before still lead to it.
 */
export const lessonSchema = z.object({
  course_id: itemId,
  name: contentName,
  slug: z.optional(z.string().check(z.refine(isSlug, 'NOT_A_SLUG'))),
  logo,
  display_order: place,
  ...contentRulesOf(lessonFields),
});

/** A lesson as it is kept. */
export type LessonContent = z.output<typeof lessonSchema>;

/** What a new lesson has unless its author says otherwise. */
export const newLesson = { logo: null, ...nothingIn(lessonFields) } satisfies Partial<LessonContent>;

/** What is changed of a lesson; what is left out stays as it is. */
export const lessonChanges = z.partial(z.omit(lessonSchema, { course_id: true }));

/** Whether a text can be a part of an address: no slash, question mark, number sign or space. */
function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[^/?#\s\p{Cc}\p{Cs}]+$/u.test(text);
}

/** The slug that follows a name: its letters and digits in lower case with hyphens between, numbered where it is taken. */
export function slugOf(name: string, isTaken: (slug: string) => boolean): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['lesson'];
  const slug = Array.from(words.join('-')).slice(0, 80).join('').replace(/-$/, '');
  let unique = slug;
  for (let count = 2; isTaken(unique); count++) unique = `${slug}-${count}`;
  return unique;
}

/** The form of a lesson: its place as it is typed, and no address, which follows the name. */
export const lessonForm = z.extend(z.omit(lessonSchema, { course_id: true, slug: true }), {
  display_order: typedPlace,
  ...typedRulesOf(lessonFields),
});
