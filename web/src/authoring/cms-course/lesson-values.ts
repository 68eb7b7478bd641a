import type { LessonContent } from '@lectern/domain/learning/course/lesson.ts';

/** What stands in the fields of a lesson. */
export type LessonValues = {
  readonly name: string;
  readonly logo: string | null;
  readonly display_order: string;
  readonly description: string;
};

/** A lesson as it stands in its fields. */
export const lessonValues = ({ name, logo, display_order, description }: LessonContent): LessonValues => ({
  name,
  logo,
  display_order: String(display_order ?? ''),
  description,
});
