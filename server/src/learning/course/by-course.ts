import type { CourseShape } from './course.ts';

type OfCourse = { readonly course: Pick<CourseShape, 'display_order' | 'name'> };

/** Sorts by courses as every list has them: by their place in the product, then by name. */
export const byCourse = ({ course: one }: OfCourse, { course: other }: OfCourse): number =>
  one.display_order - other.display_order || one.name.localeCompare(other.name, 'en');
