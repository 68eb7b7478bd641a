import { directionOf } from '@lectern/domain/learning/course/direction.ts';
import { lessonLink } from '@lectern/domain/learning/library/lesson-link.ts';
import { escapeHtml } from '../../../base/html/escape-html.ts';
import { mediaAddress } from '../../../base/media/store-media.ts';
import type { Folder } from '../folder.ts';
import type { Notes } from '../notes.ts';
import type { IndexedPage, LessonPages } from './page-index.ts';
import type { Phrases } from './phrases.ts';
import type { LessonText } from '../formats/curriculum/read-lesson.ts';
import { findPicture, originalName, resolvePath } from '../formats/curriculum/resolve-path.ts';
import type { PictureTarget, Surroundings } from './settle-html.ts';
import type { TakenPicture } from './take-pictures.ts';

/** What every text of a course has around it. */
export type CourseSurroundings = {
  readonly folder: Folder;
  readonly language: string;
  readonly phrases: Phrases;
  readonly pictures: ReadonlyMap<string, TakenPicture>;
  readonly lessons: readonly LessonPages[];
  readonly notes: Notes;
};

/** What a text of a lesson has around it: where its links and pictures lead, and how it differs from the course. */
export function surroundingsOf(
  course: CourseSurroundings,
  own: LessonPages,
  text: LessonText,
  page: IndexedPage | null,
): Omit<Surroundings, 'headings'> {
  const { language, phrases } = course;
  return {
    link: (href, words) => linkOf(course, own, text, page, href, words),
    picture: (src) => pictureOf(course, own.lesson.number, text, src),
    missing: phrases.missingPicture,
    wrap: text.language === language ? null : wrapOf(text.language),
    rightToLeft: directionOf(language) === 'rtl',
  };
}

/** How a passage in another language than the course says so. */
function wrapOf(language: string): { dir: string; lang: string } {
  return { dir: directionOf(language), lang: language };
}

/** A paragraph of plain text in a language, marked where that is not the course's. */
export function paragraph(html: string, language: string, course: string): string {
  if (language !== course) return `<p dir="${directionOf(language)}" lang="${language}">${html}</p>`;
  // Quizzes of right-to-left languages leave some questions in English.
  return directionOf(course) === 'rtl' ? `<p dir="auto">${html}</p>` : `<p>${html}</p>`;
}

/** The words of an answer, which stand in a line. */
export function inLine(text: string, language: string, course: string): string {
  if (language !== course) return `<span dir="${directionOf(language)}" lang="${language}">${escapeHtml(text)}</span>`;
  return directionOf(course) === 'rtl' ? `<span dir="auto">${escapeHtml(text)}</span>` : escapeHtml(text);
}

function linkOf(
  { lessons }: CourseSurroundings,
  own: LessonPages,
  text: LessonText,
  page: IndexedPage | null,
  href: string,
  words: string,
): string | null {
  if (/^(?:https?|mailto):/i.test(href)) return href;
  const target = resolvePath(href, text.file);
  if (!target) return null;
  const linked = lessons.find(({ lesson }) => target.path === lesson.path || target.path === lesson.readme);
  if (linked) {
    const named = linked.pages.find(({ title }) => linked === own && sameWords(title, words));
    const wanted = (target.anchor ? linked.byAnchor.get(target.anchor) : undefined) ?? named;
    if (linked === own && (!wanted || wanted === page)) return null;
    return lessonLink(linked.lesson.slug, wanted?.id);
  }
  return null;
}

function pictureOf(
  { folder, pictures, notes }: CourseSurroundings,
  lesson: number,
  text: LessonText,
  src: string,
): PictureTarget {
  if (/^https?:/i.test(src)) {
    notes.add('PICTURE_OUTSIDE', lesson, src, '');
    return { found: 'elsewhere', address: src };
  }
  const picture = findPicture(src, text.file, folder);
  const taken = picture && pictures.get(picture.path);
  if (!picture || !taken) {
    notes.add('PICTURE', lesson, originalName(resolvePath(src, text.file)?.path ?? src.slice(0, 100)), '');
    return { found: 'nowhere' };
  }
  if ('refused' in taken) {
    notes.add('PICTURE_REFUSED', lesson, picture.path, taken.refused);
    return { found: 'nowhere' };
  }
  if (picture.isOriginal) notes.add('PICTURE_ORIGINAL', lesson, picture.path, '');
  return { found: 'here', address: mediaAddress(taken.id), width: taken.width, height: taken.height };
}

function sameWords(one: string, other: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return bare(one) !== '' && bare(one) === bare(other);
}
