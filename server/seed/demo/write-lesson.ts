import { randomUUID } from 'node:crypto';
import type { LessonData, ProjectData } from './course-data.ts';
import type { FindMaterial } from './find-material.ts';
import { insertAll } from './insert-all.ts';
import type { CourseWriting } from './course-writing.ts';
import { writeProject } from './write-project.ts';

/** Where a lesson stands in its course. */
export type LessonPlace = {
  readonly lesson_id: string;
  readonly book_id: string;
  /** The pages of the book before the first one of this lesson. */
  readonly pagesBefore: number;
  /** The number of each study project; numbers run through the whole course. */
  readonly numbers: ReadonlyMap<ProjectData, number>;
};

type Ids = ReadonlyMap<string, string>;

/** Writes the pages, cards, videos and study projects of a lesson. */
export async function writeLesson(writing: CourseWriting, place: LessonPlace, lesson: LessonData): Promise<void> {
  const pages = await writePages(writing, place, lesson);
  const cards = await writeCards(writing, place, lesson);
  const clips = await writeClips(writing, place, lesson);
  const find: FindMaterial = (ref) => ({
    page_id: 'page' in ref ? idOf(pages, ref.page) : null,
    quickdeck_card_id: 'card' in ref ? idOf(cards, ref.card) : null,
    quickclip_card_id: 'clip' in ref ? idOf(clips, ref.clip) : null,
  });
  for (const project of lesson.projects) {
    const number = place.numbers.get(project) ?? 1;
    await writeProject(writing, { lesson_id: place.lesson_id, number, find }, project);
  }
}

function idOf(ids: Ids, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`the lesson has nothing called ${name}`);
  return id;
}

async function writePages(
  { db, by, withMedia }: CourseWriting,
  { lesson_id, book_id, pagesBefore }: LessonPlace,
  { pages }: LessonData,
): Promise<Ids> {
  const ids = new Map(pages.map(({ key }) => [key, randomUUID()]));
  const rows = pages.map(({ key, title, content }, index) => ({
    id: ids.get(key),
    book_id,
    title,
    content: withMedia(content),
    page_number: pagesBefore + index + 1,
    ...by,
  }));
  await insertAll(db, 'book_pages', rows);
  const assigned = pages.map(({ key }, index) => ({ lesson_id, page_id: idOf(ids, key), order_key: index + 1 }));
  await insertAll(db, 'lesson_pages', assigned);
  return ids;
}

async function writeCards(
  { db, by, withMedia }: CourseWriting,
  { lesson_id }: LessonPlace,
  { cards }: LessonData,
): Promise<Ids> {
  const ids = new Map(cards.map(({ term }) => [term, randomUUID()]));
  const rows = cards.map(({ term, definition, image, published }, index) => ({
    id: ids.get(term),
    lesson_id,
    term,
    definition,
    image: image ? withMedia(image) : null,
    order_key: index + 1,
    published: published !== false,
    ...by,
  }));
  await insertAll(db, 'quickdeck_cards', rows);
  return ids;
}

async function writeClips(
  { db, by, withMedia }: CourseWriting,
  { lesson_id }: LessonPlace,
  { clips = [] }: LessonData,
): Promise<Ids> {
  const ids = new Map(clips.map(({ key }) => [key, randomUUID()]));
  const rows = clips.map(({ key, title, sources, tracks, poster, duration_seconds }, index) => ({
    id: ids.get(key),
    lesson_id,
    title,
    sources: withMedia(JSON.stringify(sources)),
    tracks: withMedia(JSON.stringify(tracks.map((track) => ({ ...track, kind: 'captions' })))),
    poster: withMedia(poster),
    duration_seconds,
    order_key: index + 1,
    published: true,
    ...by,
  }));
  await insertAll(db, 'quickclip_cards', rows);
  return ids;
}
