import type { LinkProps } from '@tanstack/react-router';
import { cmsLink } from '../../cms/cms-link.ts';
import { searchOfPlace, type CourseItem } from '../../cms-item/course-place.ts';
import type { ContentKind } from '../../../graphql/generated/graphql.ts';

type Item = { readonly kind: ContentKind; readonly id: string; readonly in_kind: ContentKind; readonly in_id: string };

const panes: Partial<Record<ContentKind, CourseItem['kind']>> = {
  LESSON: 'lesson',
  STUDY_PROJECT: 'study-project',
  BENCHMARK: 'benchmark',
  SUMMARY: 'summary',
};

/** The way to where an item of a course is edited. */
export function editorOf(course: { readonly id: string; readonly product_id: string }, item: Item): LinkProps {
  if (item.in_kind === 'BOOK') {
    const book = cmsLink(`ebook/${item.in_id}`);
    return { ...book, search: { page: item.id } as never };
  }
  const kind = panes[item.in_kind];
  const place = kind
    ? { item: { kind, id: item.in_id }, ...(item.kind === 'QUESTION' ? { question: item.id } : {}) }
    : {};
  const editor = cmsLink(`product/${course.product_id}/course/${course.id}`);
  return { ...editor, search: searchOfPlace(place) as never };
}
