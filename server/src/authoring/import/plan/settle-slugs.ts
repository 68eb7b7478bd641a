import type { Memory, Remembered } from '../write/memory.ts';
import type { SourceLesson } from '../formats/curriculum/find-lessons.ts';
import { afterNumber } from '../formats/curriculum/folder-number.ts';
import { slugNames, takeSlug } from '../formats/curriculum/slug.ts';

/**
 * Gives each lesson the slug under which it is remembered, found by its folder, also where only numbers of folders have
 * changed. A new one gets a slug that no other lesson has or had, so that it never takes the place of one that vanished.
 */
export function settleSlugs<Lesson extends SourceLesson>(
  lessons: readonly Lesson[],
  memory: Memory,
  taken: readonly string[],
): Lesson[] {
  const known = [...memory.values()].filter(({ type }) => type === 'lesson');
  const slugs = new Map<Lesson, string>();
  const isFree = (one: Remembered) => ![...slugs.values()].includes(slugOf(one));
  const pair = (sameAs: (lesson: Lesson, one: Remembered) => boolean) => {
    for (const lesson of lessons.filter((candidate) => !slugs.has(candidate))) {
      const found = known.filter((one) => isFree(one) && sameAs(lesson, one));
      const rivals = lessons.filter((other) => !slugs.has(other) && found[0] && sameAs(other, found[0]));
      if (found.length === 1 && rivals.length === 1 && found[0]) slugs.set(lesson, slugOf(found[0]));
    }
  };
  pair(({ path }, { read_from }) => read_from === path);
  pair(({ path }, { read_from }) => read_from !== null && withoutNumbers(read_from) === withoutNumbers(path));
  // What was imported before folders were remembered.
  pair(({ slug }, one) => one.read_from === null && slugOf(one) === slug);
  const used = new Set([...slugs.values(), ...known.map(slugOf), ...taken]);
  return lessons.map((lesson) => ({ ...lesson, slug: slugs.get(lesson) ?? takeSlug(slugNames(lesson), used) }));
}

const slugOf = ({ path }: Remembered): string => path.split('/')[2] ?? '';

const withoutNumbers = (path: string): string => path.split('/').map(afterNumber).join('/');
