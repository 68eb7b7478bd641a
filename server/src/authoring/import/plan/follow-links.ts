import type { CourseLesson } from '../formats/curriculum/read-course.ts';
import type { LessonText } from '../formats/curriculum/read-lesson.ts';
import { resolvePath } from '../formats/curriculum/resolve-path.ts';
import type { LessonPages } from './page-index.ts';
import type { Fate } from '../stock.ts';
import { renderMarkdown } from './render-markdown.ts';
import type { HtmlSettler, Surroundings } from './settle-html.ts';
import type { CourseSurroundings } from './surroundings.ts';

/** Follows the links of a text from where they are written to where they are stored. */
export type FollowedLinks = {
  /** `link` as before, with what it answers remembered until the content is stored or given up. */
  readonly through: (link: Surroundings['link']) => Surroundings['link'];
  /** The content that was made since is stored. */
  readonly store: (content: string) => void;
  /** What became of each link; those that are lost are noted. */
  readonly fates: () => Fate[];
};

/** Opens the following of a lesson's or assignment's links. */
export function followLinks(
  around: CourseSurroundings,
  settle: HtmlSettler,
  { lesson }: LessonPages,
  text: LessonText,
): FollowedLinks {
  const found = settle.linksIn(renderMarkdown(text.whole));
  const asked: { href: string; address: string | null }[] = [];
  const fates: Fate[] = [];
  return {
    through: (link) => (href, words) => {
      const address = link(href, words);
      asked.push({ href, address });
      return address;
    },
    store: (content) => {
      const shown = settle.linksIn(content);
      for (const { href, address } of asked.splice(0)) {
        if (address === null || !take(shown, address) || !take(found, href)) continue;
        fates.push(address === href ? 'kept' : 'changed');
      }
    },
    fates: () => {
      for (const href of found.splice(0)) {
        const why = whyNotTaken(around, lesson, text, href);
        if (why !== null) around.notes.add('LINK', lesson.number, why.subject, why.reason);
        fates.push(why === null ? 'changed' : 'lost');
      }
      return fates;
    },
  };
}

/** Takes a value out of a list; false where it has none. */
function take(values: string[], value: string): boolean {
  const at = values.indexOf(value);
  if (at >= 0) values.splice(at, 1);
  return at >= 0;
}

/** Why a link leads nowhere any more; null where what it leads to is itself a part of the course. */
function whyNotTaken(
  { folder, lessons, pictures }: CourseSurroundings,
  own: CourseLesson,
  text: LessonText,
  href: string,
): { subject: string; reason: string } | null {
  const target = resolvePath(href, text.file);
  if (!target) {
    if (!/^(?:https?|mailto):/i.test(href)) return { subject: href, reason: 'is no address that can be shown' };
    if (!/quiz/i.test(href)) return { subject: href, reason: 'stands in a heading or in what is left out' };
    return own.pre || own.post ? null : { subject: href, reason: 'leads to a quiz that the course does not have' };
  }
  const { path } = target;
  const isTaken = lessons.some(({ lesson }) => [lesson.path, lesson.readme, lesson.assignment].includes(path));
  if (isTaken || path === text.file || pictures.has(path)) return null;
  return {
    subject: path.replace(`${own.path}/`, ''),
    reason: folder.paths.has(path) ? 'is not part of the course' : '',
  };
}
