import { quizIdOf } from './divide-text.ts';
import { byFolderNumbers, folderNumber } from './folder-number.ts';
import type { Folder } from '../../folder.ts';
import { readmeOf } from './readme-of.ts';
import { readText } from './read-text.ts';
import { resolvePath } from './resolve-path.ts';
import { slugNames, takeSlug } from './slug.ts';

/** A lesson of the folder. */
export type SourceLesson = {
  /** Counted through all parts, from 1. */
  readonly number: number;
  /** The number its folder is called by; null where it has none. */
  readonly ownNumber: number | null;
  /** Its name in addresses, unique in the course; the lesson is remembered by it. */
  readonly slug: string;
  /** The folder of its part, such as `2-farm`; empty where lessons lie in no part. */
  readonly part: string;
  /** Its own folder, such as `2-farm/lessons/1-predict-plant-growth`. */
  readonly path: string;
  readonly readme: string;
  /** The path of its assignment; null where it has none. */
  readonly assignment: string | null;
};

type Place = { readonly path: string; readme: string | null; assignment: string | null };

type Left = { readonly number: number; readonly path: string };

/** The lessons that a folder has, and those of its places that are none for want of a README. */
export type FoundLessons = { readonly lessons: readonly SourceLesson[]; readonly left: readonly Left[] };

/** Folders that hold copies, solutions and tools, never lessons. */
export const noLessons = /^(?:translations|translated_images|solutions?|starters?|images|[^/]*quiz[^/]*)$/i;

/**
 * The lessons of a folder in the order of the numbers: a README in a numbered folder, at any depth, in a numbered part's
 * `lessons`, or in a folder that the page of a part links to. Below a lesson there is no other.
 */
export function findLessons(folder: Folder): FoundLessons {
  const places = placesOf(folder);
  const linked = linkedPlaces(folder, places);
  const found: Place[] = [];
  for (const place of [...places.values()].toSorted((a, b) => byFolderNumbers(a.path, b.path))) {
    const isBelowLesson = found.some(({ path, readme }) => readme !== null && isBelow(place, path));
    if (isBelowLesson || !(isCalledLesson(place.path) || linked.has(place.path))) continue;
    const below = [...places.values()].filter(
      (other) => isBelow(other, place.path) && (isCalledLesson(other.path) || linked.has(other.path)),
    );
    if (!isPart(folder, place, below)) found.push(place);
  }
  const slugs = new Set<string>();
  const left: Left[] = [];
  const lessons = found.flatMap(({ path, readme, assignment }, index): SourceLesson[] => {
    // A lesson that cannot be read keeps its number, so that it changes none of the others.
    const number = index + 1;
    if (readme === null) {
      left.push({ number, path });
      return [];
    }
    const name = path.split('/').at(-1) ?? '';
    const part = partOf(path);
    const slug = takeSlug(slugNames({ number, part, path }), slugs);
    return [{ number, ownNumber: folderNumber(name), slug, part, path, readme, assignment }];
  });
  return { lessons, left };
}

/** The innermost numbered folder around a lesson; empty where there is none. */
function partOf(path: string): string {
  const above = path.split('/').slice(0, -1);
  return above.slice(0, above.findLastIndex((name) => folderNumber(name) !== null) + 1).join('/');
}

/** Every folder with a README or an assignment that may belong to a course. */
function placesOf(folder: Folder): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const file of folder.paths) {
    const [, path = '', name = ''] = /^(?:(.*)\/)?([^/]+)$/.exec(file) ?? [];
    const kind = /^(?:(readme)|assignment)\.md$/i.exec(name);
    if (!kind || path === '' || path.split('/').some((one) => noLessons.test(one))) continue;
    const place = places.get(path) ?? { path, readme: null, assignment: null };
    if (kind[1]) place.readme = file;
    else place.assignment = file;
    places.set(path, place);
  }
  return places;
}

const isBelow = ({ path }: Place, other: string): boolean => path.startsWith(`${other}/`);

export function isCalledLesson(path: string): boolean {
  const [name = '', parent = '', ...above] = path.split('/').toReversed();
  if (folderNumber(name) !== null) return true;
  return parent.toLowerCase() === 'lessons' && above.some((one) => folderNumber(one) !== null);
}

/**
 * Whether a folder is a part: lessons lie below it, or its page leads to some. An assignment beside its page makes it no
 * lesson. A quiz that it links to does where those below have neither quiz nor assignment; they are exercises then, unless
 * the folder lies in no part itself and its page lists them.
 */
function isPart(folder: Folder, place: Place, below: readonly Place[]): boolean {
  const lists = listsLessons(folder, place);
  if (below.length === 0 && !lists) return false;
  if (!asksQuiz(folder, place) || below.some((lesson) => isTaught(folder, lesson))) return true;
  return lists && partOf(place.path) === '';
}

/** Whether a page is a lesson's own: an assignment lies beside it, or it links to a quiz. */
function isTaught(folder: Folder, place: Place): boolean {
  return place.assignment !== null || asksQuiz(folder, place);
}

function asksQuiz(folder: Folder, { readme }: Place): boolean {
  return linksOf(folder, readme).some((href) => quizIdOf(href) !== null);
}

/** Whether a page leads to pages of lessons below it, which may be missing. */
function listsLessons(folder: Folder, { path, readme }: Place): boolean {
  return linksOf(folder, readme).some((href) => {
    const target = (resolvePath(href, readme ?? '')?.path ?? '').replace(/\/readme\.md$/i, '');
    return target.startsWith(`${path}/`) && isCalledLesson(target);
  });
}

/** Folders with the page of a lesson that a page above them links to, such as `4-game/typing`. */
function linkedPlaces(folder: Folder, places: ReadonlyMap<string, Place>): Set<string> {
  const linked = new Set<string>();
  const root = readmeOf(folder, '');
  for (const { path, readme } of [{ path: '', readme: root }, ...places.values()]) {
    for (const href of linksOf(folder, readme)) {
      const target = resolvePath(href, readme ?? '')?.path.replace(/\/readme\.md$/i, '');
      const place = target === undefined ? undefined : places.get(target);
      const isNumbered = place?.path.split('/').some((one) => folderNumber(one) !== null);
      if (place?.readme && isNumbered && (path === '' || isBelow(place, path)) && isTaught(folder, place))
        linked.add(place.path);
    }
  }
  return linked;
}

function linksOf(folder: Folder, file: string | null): string[] {
  const text = file === null ? null : readText(folder, file).text;
  return [...(text ?? '').matchAll(/\]\(\s*<?([^)\s>]{1,500})/g)].map(([, href]) => href ?? '');
}
