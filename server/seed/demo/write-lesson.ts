import { newQuickdeckCard } from '@lectern/domain/learning/library/quickdeck-card.ts';
import type { WrittenItem } from '../../src/base/content/written-item.ts';
import { writeBookPages } from '../../src/learning/library/write-book-page.ts';
import { writeLessonPages } from '../../src/base/content/write-lesson-pages.ts';
import { writeQuickclipCards } from '../../src/learning/library/write-quickclip-card.ts';
import { writeQuickdeckCards } from '../../src/learning/library/write-quickdeck-card.ts';
import type { LessonData, ProjectData } from './course-data.ts';
import type { FindMaterial } from './find-material.ts';
import type { CourseWriting } from './course-writing.ts';
import { writeProject } from './write-project.ts';

/** Where a lesson stands in its course. */
export type LessonPlace = {
  readonly lesson_id: string;
  readonly book_id: string;
  /** The number of each study project; numbers run through the whole course. */
  readonly numbers: ReadonlyMap<ProjectData, number>;
};

type Ids = ReadonlyMap<string, string>;

/** Writes the pages, cards, videos and study projects of a lesson. */
export async function writeLesson(writing: CourseWriting, place: LessonPlace, lesson: LessonData): Promise<void> {
  const pages = await writePages(writing, place, lesson);
  const cards = await writeCards(writing, place, lesson);
  const clips = await writeClips(writing, place, lesson);
  const find: FindMaterial = (...refs) => ({
    kind: 'page' in refs[0] ? 'EBOOK_PAGE' : 'card' in refs[0] ? 'QUICKDECK' : 'QUICKCLIP',
    resource_ids: refs.map((ref) => {
      if ('page' in ref) return idOf(pages, ref.page);
      return 'card' in ref ? idOf(cards, ref.card) : idOf(clips, ref.clip);
    }),
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

/** The ids of what was written, by the names it has in the data. */
const idsBy = (names: readonly string[], written: readonly WrittenItem[]): Ids =>
  new Map(names.map((name, index) => [name, written[index]?.id ?? '']));

async function writePages(
  { db, act, withMedia }: CourseWriting,
  { lesson_id, book_id }: LessonPlace,
  { pages }: LessonData,
): Promise<Ids> {
  const written = await writeBookPages(
    db,
    act,
    pages.map(({ title, content }) => ({ content: { book_id, title, content: withMedia(content) } })),
  );
  await writeLessonPages(db, act, [{ lesson_id, page_ids: written.map(({ id }) => id) }]);
  return idsBy(
    pages.map(({ key }) => key),
    written,
  );
}

async function writeCards(
  { db, act, withMedia }: CourseWriting,
  { lesson_id }: LessonPlace,
  { cards }: LessonData,
): Promise<Ids> {
  const written = await writeQuickdeckCards(
    db,
    act,
    cards.map(({ term, definition, image, published }) => ({
      content: { ...newQuickdeckCard, lesson_id, term, definition, image: image ? withMedia(image) : null },
      published: published !== false,
    })),
  );
  return idsBy(
    cards.map(({ term }) => term),
    written,
  );
}

async function writeClips(
  { db, act, withMedia }: CourseWriting,
  { lesson_id }: LessonPlace,
  { clips = [] }: LessonData,
): Promise<Ids> {
  const written = await writeQuickclipCards(
    db,
    act,
    clips.map(({ title, sources, tracks, poster, duration_seconds }) => ({
      content: {
        lesson_id,
        title,
        sources: sources.map(({ src, type }) => ({ src: withMedia(src), type })),
        tracks: tracks.map((track) => ({ ...track, src: withMedia(track.src), kind: 'captions' as const })),
        poster: withMedia(poster),
        duration_seconds,
      },
      published: true,
    })),
  );
  return idsBy(
    clips.map(({ key }) => key),
    written,
  );
}
