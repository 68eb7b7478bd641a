import type { Folder } from './folder.ts';
import type { Notes } from '../notes.ts';

/** A lesson of the folder. */
export type SourceLesson = {
  /** Counted through all parts, from 1. */
  readonly number: number;
  /** Its name in addresses, unique in the course; the lesson is remembered by it. */
  readonly slug: string;
  /** The folder of its part, such as `2-farm`. */
  readonly part: string;
  /** Its own folder, such as `2-farm/lessons/1-predict-plant-growth`. */
  readonly path: string;
  readonly readme: string;
  /** The path of its assignment; null where it has none. */
  readonly assignment: string | null;
};

const lessonFile = /^(\d+[-_. ][^/]*)\/lessons\/([^/]+)\/([^/]+)$/;

/** The lessons of all numbered parts in order: by the number of the part, then by that of the lesson, then by name. */
export function findLessons(folder: Folder, notes: Notes): SourceLesson[] {
  const files = new Map<string, { part: string; name: string; names: Map<string, string> }>();
  for (const path of folder.paths) {
    const [, part, name, file] = lessonFile.exec(path) ?? [];
    if (!part || !name || !file) continue;
    const key = `${part}/lessons/${name}`;
    const lesson = files.get(key) ?? { part, name, names: new Map() };
    lesson.names.set(file.toLowerCase(), path);
    files.set(key, lesson);
  }
  const inOrder = [...files].toSorted(([, a], [, b]) => byNumber(a.part, b.part) || byNumber(a.name, b.name));
  const slugs = new Set<string>();
  return inOrder
    .filter(([path, { names }]) => {
      if (names.has('readme.md')) return true;
      notes.add('LESSON', null, path, 'has no README.md; the lesson is left out');
      return false;
    })
    .map(([path, { part, name, names }], index) => ({
      number: index + 1,
      slug: uniqueSlug([name, `${name} ${part}`, `${name} ${index + 1}`], slugs),
      part,
      path,
      readme: names.get('readme.md') ?? '',
      assignment: names.get('assignment.md') ?? null,
    }));
}

function byNumber(one: string, other: string): number {
  const [a, b] = [one, other].map((name) => Number(/^\d+/.exec(name)?.[0] ?? Infinity)) as [number, number];
  return a === b ? one.localeCompare(other, 'en', { numeric: true }) : a - b;
}

function uniqueSlug(names: readonly string[], taken: Set<string>): string {
  const slugs = names.map(slugOf);
  const slug = slugs.find((candidate) => !taken.has(candidate)) ?? `${slugs[0]}-${taken.size + 1}`;
  taken.add(slug);
  return slug;
}

function slugOf(name: string): string {
  const words = name.replace(/^\d+[-_. ]+/, '').replace(/\d+[-_. ](?=\D)/g, '');
  return (
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 200) || 'lesson'
  );
}
