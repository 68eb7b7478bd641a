import { headingsOf, introductionHead } from '../../learning/study-project/introduction.ts';
import { found, type Finding } from './finding.ts';

const lessonStart = '/library/e-book/';
const mediaStart = '/media/';

/** Where the links of a text lead inside Lectern: a lesson's e-book by its slug and page, a file by its id. */
export type InternalLink =
  | { readonly to: 'LESSON'; readonly slug: string; readonly page: string | null }
  | { readonly to: 'MEDIA'; readonly id: string };

/**
 * What is wrong in a text of cleaned HTML, said of a field: pictures without an `alt` (an empty one says that a picture is
 * decorative), videos without captions, and headings that skip a level on the way down.
 */
export function checkText(html: string, field: string): Finding[] {
  const pictures = tagsOf(html, 'img').filter((tag) => !/\salt=/i.test(tag)).length;
  const videos = html.split(/<video\b/i).slice(1);
  const silent = videos.filter((video) => !/<track\b/i.test(video.split(/<\/video>/i)[0] ?? '')).length;
  const levels = headingsOf(html).map(({ level }) => level);
  const skips = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1).length;
  return [
    ...found('NO_ALTERNATIVE_TEXT', field, pictures),
    ...found('NO_CAPTIONS', field, silent),
    ...found('SKIPPED_HEADING', field, skips),
  ];
}

/**
 * Whether the headings of an introduction speak of one kind only. The first h2 says Learn or Apply; another heading that
 * begins with the other word, or with either where the first h2 has none, leaves learners in doubt.
 */
export function checkKind(introduction: string): Finding[] {
  const { kind } = introductionHead(introduction);
  const others = headingsOf(introduction).filter(({ text }) => {
    const word = /^(learn|apply)\b\s*(?:[:.–—-]|$)/i.exec(text)?.[1]?.toUpperCase();
    return word !== undefined && word !== kind;
  });
  return found('KIND_UNCLEAR', 'introduction', others.length);
}

/** The links and files of a text that lie in Lectern; addresses of other sites are left out, and nobody asks for them (T26). */
export function internalLinksOf(html: string): InternalLink[] {
  return [...html.matchAll(/\s(?:href|src|poster)="(\/[^"]*)"/gi)].flatMap(({ 1: address = '' }): InternalLink[] => {
    const path = address.replaceAll('&amp;', '&');
    if (path.startsWith(mediaStart))
      return [{ to: 'MEDIA', id: path.slice(mediaStart.length).split(/[/?#]/)[0] ?? '' }];
    if (!path.startsWith(lessonStart)) return [];
    const [slug = ''] = path.slice(lessonStart.length).split(/[?#]/);
    return [{ to: 'LESSON', slug: decoded(slug), page: /[?&]page=([^&#]+)/.exec(path)?.[1] ?? null }];
  });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const tagsOf = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^<>]*>`, 'gi')) ?? [];
