/** A lesson as far as its place in the whole book goes. */
type Chapter = { readonly slug: string; readonly number_of_pages: number };

/** A page to turn to: in this lesson by its id, or the last one of an earlier lesson, or the first one of a later. */
export type Turn = { readonly lessonName: string; readonly page: string };

/** Where a page stands in the book that the lessons of a course make together. */
export type BookPlace<Page> = {
  /** The page in view; null where the lesson has none. */
  readonly page: Page | null;
  /** Its number, and that of the first page of the lesson. */
  readonly number: number;
  readonly first: number;
  readonly total: number;
  readonly previous: Turn | null;
  readonly next: Turn | null;
};

/** What an address asks for to get the first or the last page of a lesson. */
const firstPage = 'first';
const lastPage = 'last';

/** Finds the page an address asks for by its id: the first one where it is not there. Lessons without pages are passed over. */
export function bookPlace<Page extends { readonly id: string }>(
  chapters: readonly Chapter[],
  lesson: { readonly slug: string; readonly pages: readonly Page[] },
  asked: string | undefined,
): BookPlace<Page> {
  const { slug, pages } = lesson;
  const at = chapters.findIndex((chapter) => chapter.slug === slug);
  const countOf = (some: readonly Chapter[]) => some.reduce((sum, chapter) => sum + chapter.number_of_pages, 0);
  const earlier = chapters.slice(0, Math.max(0, at));
  const later = chapters.slice(at + 1);
  const found = asked === lastPage ? pages.length - 1 : pages.findIndex(({ id }) => id === asked);
  const index = Math.max(0, found);
  const inLesson = (page: Page | undefined): Turn | null => (page ? { lessonName: slug, page: page.id } : null);
  const chapterBefore = earlier.findLast(({ number_of_pages }) => number_of_pages > 0);
  const chapterAfter = later.find(({ number_of_pages }) => number_of_pages > 0);
  return {
    page: pages[index] ?? null,
    number: countOf(earlier) + index + 1,
    first: countOf(earlier) + 1,
    total: countOf(earlier) + pages.length + countOf(later),
    previous: inLesson(pages[index - 1]) ?? (chapterBefore ? { lessonName: chapterBefore.slug, page: lastPage } : null),
    next: inLesson(pages[index + 1]) ?? (chapterAfter ? { lessonName: chapterAfter.slug, page: firstPage } : null),
  };
}
