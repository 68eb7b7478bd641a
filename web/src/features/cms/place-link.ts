import type { LinkProps } from '@tanstack/react-router';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { cmsLink } from './cms-link.ts';

/** Something whose form is to be opened, and where that is. */
type Placed = {
  readonly id: string;
  readonly kind: ContentKind;
  /** Whether the form makes it; left out where it is there. */
  readonly is_new?: boolean;
  readonly place: {
    readonly product_id: string | null;
    readonly course_id: string | null;
    readonly book_id: string | null;
    readonly lesson_id: string | null;
    readonly study_project_id: string | null;
    readonly benchmark_id: string | null;
  };
};

/** The way to the form in which something was typed. */
export function placeLink({ id, kind, is_new = false, place }: Placed): LinkProps {
  const { product_id, course_id, book_id, lesson_id, study_project_id, benchmark_id } = place;
  const at = (address: string, search: object): LinkProps => ({ ...cmsLink(address), search: search as never });
  if (kind === 'PRODUCT' || (is_new && kind === 'COURSE')) return at('', { tab: 'products' });
  if (is_new && kind === 'BOOK') return cmsLink('ebook');
  if (book_id) return at(`ebook/${book_id}`, { page: is_new ? 'new' : id });
  const course = `product/${product_id ?? ''}/course/${course_id ?? ''}`;
  if (kind === 'COURSE') return at(course, { tab: 'settings' });
  if (is_new && kind === 'LESSON') return at(course, { item: `new-lesson.${course_id ?? ''}` });
  if (is_new && kind === 'STUDY_PROJECT') return at(course, { item: `new-study-project.${lesson_id ?? ''}` });
  if (kind === 'QUESTION') {
    const item = benchmark_id ? `benchmark.${benchmark_id}` : `study-project.${study_project_id ?? ''}`;
    return at(course, { item, question: is_new ? 'new' : id });
  }
  if (benchmark_id) return at(course, { item: `benchmark.${benchmark_id}` });
  if (kind === 'SUMMARY') return at(course, { item: `summary.${id}` });
  if (study_project_id) return at(course, { item: `study-project.${study_project_id}` });
  return at(course, lesson_id ? { item: `lesson.${lesson_id}` } : {});
}
