import type { LinkProps } from '@tanstack/react-router';
import { placeLink } from '../../cms/place-link.ts';
import type { ContentKind } from '../../../graphql/generated/graphql.ts';

type Item = { readonly kind: ContentKind; readonly id: string; readonly in_kind: ContentKind; readonly in_id: string };

/** The way to where an item of a course is edited. */
export function editorOf(
  course: { readonly id: string; readonly product_id: string },
  { kind, id, in_kind, in_id }: Item,
): LinkProps {
  const within = (one: ContentKind) => (in_kind === one ? in_id : null);
  return placeLink({
    kind,
    id,
    place: {
      product_id: course.product_id,
      course_id: course.id,
      book_id: within('BOOK'),
      lesson_id: within('LESSON'),
      study_project_id: within('STUDY_PROJECT'),
      benchmark_id: within('BENCHMARK'),
    },
  });
}
