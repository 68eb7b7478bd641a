import type { LinkProps } from '@tanstack/react-router';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { cmsLink } from './cms-link.ts';
import { dialogWord } from './history-place.ts';

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
    /** Needed for a question that its form makes: which of the two kinds is chosen there. */
    readonly case_study_id?: string | null;
    readonly benchmark_id: string | null;
  };
};

/** The part of the learning library in which the cards of a kind are. */
const parts: Partial<Record<ContentKind, string>> = { QUICKDECK_CARD: 'quickdecks', QUICKCLIP_CARD: 'quickclips' };

/** The way to the form in which something was typed: its page, and on it its dialog. */
export function placeLink({ id, kind, is_new = false, place }: Placed): LinkProps {
  const { product_id, course_id, book_id, lesson_id, study_project_id, case_study_id, benchmark_id } = place;
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
    if (is_new && case_study_id)
      return at(course, { item, dialog: dialogWord({ kind: 'CASE_STUDY', id: case_study_id }) });
    return at(course, { item, question: is_new ? 'new' : id });
  }
  const dialog = dialogWord({ kind, id: is_new ? 'new' : id });
  if (kind === 'INSTRUCTOR_RESOURCE') return at(course, { tab: 'resources', dialog });
  if (parts[kind] && lesson_id) return at(course, { tab: 'library', library: parts[kind], lesson: lesson_id, dialog });
  if (benchmark_id) return at(course, { item: `benchmark.${benchmark_id}` });
  if (kind === 'SUMMARY') return at(course, { item: `summary.${id}` });
  const isPart = kind === 'KEY_ELEMENT' || kind === 'CASE_STUDY';
  if (study_project_id) return at(course, { item: `study-project.${study_project_id}`, ...(isPart ? { dialog } : {}) });
  return at(course, lesson_id ? { item: `lesson.${lesson_id}` } : {});
}
