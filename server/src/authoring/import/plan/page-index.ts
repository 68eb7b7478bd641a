import type { CourseLesson } from '../formats/curriculum/read-course.ts';
import { isBlank, type Section } from '../formats/curriculum/divide-text.ts';
import type { Folder } from '../folder.ts';
import type { Notes } from '../notes.ts';
import { findPicture, originalName, resolvePath } from '../formats/curriculum/resolve-path.ts';
import { withoutStaleRemarks } from '../formats/curriculum/stale-remarks.ts';
import { uniqueName } from './unique-name.ts';

/** A page of the e-book: one section of a lesson's text. */
export type IndexedPage = {
  readonly path: string;
  readonly id: string;
  readonly title: string;
  /** The index of the section in the text. */
  readonly index: number;
  readonly section: Section;
};

/** The pages of a lesson, and which of them a link's anchor or words lead to. */
export type LessonPages = {
  readonly lesson: CourseLesson;
  readonly pages: readonly IndexedPage[];
  readonly byAnchor: ReadonlyMap<string, IndexedPage>;
};

/** Names the pages of a lesson, so that links can lead to them before they are written. */
export function indexPages(
  folder: Folder,
  lesson: CourseLesson,
  prefix: string,
  idOf: (path: string) => string,
  notes: Notes,
): LessonPages {
  const { sections, title } = lesson.text;
  const taken = new Set<string>();
  const isHere = (src: string) => findPicture(src, lesson.text.file, folder) !== null;
  const pages = sections.flatMap((written, index): IndexedPage[] => {
    const { kept, missing } = withoutStaleRemarks(written.tokens, isHere, written.heading === '');
    const section = { ...written, tokens: kept };
    for (const src of missing) {
      notes.add('PICTURE', lesson.number, originalName(resolvePath(src, lesson.text.file)?.path ?? src), '');
    }
    if (isBlank(kept)) {
      if (missing.length > 0) return [];
      notes.add('TEXT', lesson.number, `${lesson.text.file}, “${section.heading}”`, 'holds no text; it is no page');
      return [];
    }
    const name = section.heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '');
    const path = `${prefix}/page/${uniqueName(name || 'start', taken)}`;
    return [{ path, id: idOf(path), title: (section.heading || title).slice(0, 300), index, section }];
  });
  const byAnchor = new Map<string, IndexedPage>();
  for (const page of pages) {
    // Translations keep the anchors of the original; sections are counted from the end, as one may lack its beginning.
    const original =
      lesson.english.length === sections.length
        ? lesson.english[page.index]
        : lesson.english.at(page.index - sections.length);
    for (const anchor of [...page.section.anchors, ...(original?.anchors ?? [])]) {
      if (!byAnchor.has(anchor)) byAnchor.set(anchor, page);
    }
  }
  return { lesson, pages, byAnchor };
}
