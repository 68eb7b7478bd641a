const start = '/library/e-book/';

/**
 * The address by which rich text links to the e-book of a lesson of the same course, at a page where one is given. It is
 * the same in every group, preview and free offer; `withinCourse` completes it where the text is shown.
 */
export function lessonLink(slug: string, pageId?: string): string {
  return `${start}${encodeURIComponent(slug)}${pageId ? `?page=${pageId}` : ''}`;
}

/**
 * The address of a link inside the course view at `base`, such as `/group/1/course/2`; other links stay as they are.
 * Without a base (a view that has no library) a link to a lesson leads nowhere and null is returned.
 */
export function withinCourse(href: string, base: string | null): string | null {
  if (!href.startsWith(start)) return href;
  return base === null ? null : `${base}${href}`;
}
