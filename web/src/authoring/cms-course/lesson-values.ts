import { typedIn } from '@lectern/domain/base/entity/content-fields.ts';
import { lessonFields, type LessonField } from '@lectern/domain/base/entity/lesson.ts';
import type { LessonContent } from '@lectern/domain/learning/course/lesson.ts';

/** What stands in the fields of a lesson. */
export type LessonValues = { readonly [Field in LessonField]: string } & {
  readonly name: string;
  readonly logo: string | null;
  readonly display_order: string;
};

/** A lesson as it stands in its fields. */
export const lessonValues = ({
  name,
  logo,
  display_order,
  ...said
}: Omit<LessonContent, 'course_id'>): LessonValues => ({
  name,
  logo,
  display_order: String(display_order ?? ''),
  ...typedIn(lessonFields, said),
});
