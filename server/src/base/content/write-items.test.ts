import { newLesson, type LessonContent } from '@lectern/domain/learning/course/lesson.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildBook, buildPage, buildQuickdeckCard } from '../../../seed/library.ts';
import { buildUser } from '../../../seed/people.ts';
import { testServer } from '../../../test/harness.ts';
import type { Database } from '../database/connect.ts';
import { lessonKind, writeLessons } from '../../learning/course/write-lesson.ts';
import { removeBookPages, writeBookPages } from '../../learning/library/write-book-page.ts';
import { bookPageKind } from '../../learning/library/write-book-page.ts';
import { writeLessonPages } from './write-lesson-pages.ts';
import { writeQuestions } from '../../learning/question/write-question.ts';
import type { ContentAct } from './content-act.ts';
import { placeItems } from './place-items.ts';
import { publishItems } from './publish-items.ts';
import { removeItems, restoreItems } from './remove-items.ts';

let db: Database;
let act: ContentAct;
let course_id: string;
beforeAll(async () => {
  ({ db } = await testServer());
  const author = await buildUser(db, { role: 'CONTENT_MANAGER' });
  act = { kind: 'AUTHORING', by: author.id, on: null };
  course_id = (await buildCourse(db)).id;
});

const lesson = (changes: Partial<LessonContent> = {}): LessonContent => ({
  ...newLesson,
  course_id,
  name: 'Soil',
  ...changes,
});

const rowOf = (id: string) => db.selectFrom('lessons').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function made(changes: Partial<LessonContent> = {}): Promise<string> {
  const [written] = await writeLessons(db, act, [{ content: lesson(changes) }]);
  return written?.id ?? '';
}

describe('writing content', () => {
  it('makes any number of items in order, as drafts behind the others, and says who made them', async () => {
    const course = await buildCourse(db);
    const names = Array.from({ length: 30 }, (_, n) => `Lesson ${n}`);
    const before = await writeLessons(db, act, [{ content: lesson({ course_id: course.id }) }]);
    const written = await writeLessons(
      db,
      act,
      names.map((name) => ({ content: lesson({ course_id: course.id, name }) })),
    );
    expect(before).toMatchObject([{ version: 1, what: 'MADE' }]);
    const rows = await db
      .selectFrom('lessons')
      .selectAll()
      .where('course_id', '=', course.id)
      .orderBy('display_order')
      .execute();
    expect(rows.map(({ name }) => name)).toEqual(['Soil', ...names]);
    expect(rows.slice(1).map(({ id }) => id)).toEqual(written.map(({ id }) => id));
    expect(rows.every((row) => row.created_by === act.by && !row.published)).toBe(true);
  });

  it('changes what is given, counts the version, and counts none where nothing changes', async () => {
    const id = await made({ name: 'Pumps', description: 'Old' });
    const change = { id, changes: { description: '<p>New</p>' } };
    expect(await writeLessons(db, act, [change])).toEqual([{ id, version: 2, what: 'CHANGED' }]);
    expect(await writeLessons(db, act, [change])).toEqual([{ id, version: 2, what: 'SAME' }]);
    expect(await rowOf(id)).toMatchObject({
      name: 'Pumps',
      description: '<p>New</p>',
      version: 2,
      modified_by: act.by,
    });
  });

  it('cleans what is HTML, and only that, before it is stored', async () => {
    const { id: lesson_id } = await buildLesson(db, { description: 'Water & soil' });
    expect((await rowOf(lesson_id)).description).toBe('Water & soil');
    const { id } = await buildQuickdeckCard(db, {
      lesson_id,
      term: '<p onclick="x()">Dry <script>x()</script>soil</p>',
    });
    const card = await db.selectFrom('quickdeck_cards').where('id', '=', id).select('term').executeTakeFirstOrThrow();
    expect(card.term).toBe('<p>Dry soil</p>');
  });

  it('refuses a text of which nothing is left', async () => {
    const book = await buildBook(db, { product_id: (await buildCourse(db)).product_id });
    const page = { book_id: book.id, title: '', content: '<iframe src="/x"></iframe>' };
    await expect(writeBookPages(db, act, [{ content: page }])).rejects.toMatchObject({
      code: 'INVALID',
      field: 'content',
    });
  });

  it('refuses a change to an older version, with both copies', async () => {
    const id = await made({ name: 'Relays' });
    await writeLessons(db, act, [{ id, changes: { description: 'Theirs' }, base_version: 1 }]);
    const stale = writeLessons(db, act, [{ id, changes: { description: 'Mine' }, base_version: 1 }]);
    await expect(stale).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { id, version: 2, theirs: { description: 'Theirs' }, yours: { description: 'Mine' } },
    });
    expect((await rowOf(id)).description).toBe('Theirs');
  });

  it('lets one of two editors win who save the same version at once', async () => {
    const id = await made({ name: 'Worms' });
    const saves = ['One', 'Other'].map((description) =>
      db.transaction().execute((own) => writeLessons(own, act, [{ id, changes: { description }, base_version: 1 }])),
    );
    const results = await Promise.allSettled(saves);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await rowOf(id)).version).toBe(2);
  });

  it('refuses to change what is not there', async () => {
    const id = await made({ name: 'Gone' });
    await removeItems(db, act, lessonKind, [{ id }]);
    await expect(writeLessons(db, act, [{ id, changes: { name: 'Back' } }])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the slug of a lesson', () => {
  it('follows its name, once in the course, and the old one still leads to it', async () => {
    const [one, other] = [await made({ name: 'Night sky' }), await made({ name: 'Night sky' })];
    expect([(await rowOf(one)).slug, (await rowOf(other)).slug]).toEqual(['night-sky', 'night-sky-2']);
    await writeLessons(db, act, [{ id: one, changes: { name: 'Day sky' } }]);
    expect((await rowOf(one)).slug).toBe('day-sky');
    const old = await db.selectFrom('lesson_slugs').selectAll().where('lesson_id', '=', one).execute();
    expect(old).toEqual([{ course_id, slug: 'night-sky', lesson_id: one }]);
  });

  it('stays where it is given, or where the name stays', async () => {
    const id = await made({ name: 'Stars', slug: 'the-stars' });
    await writeLessons(db, act, [{ id, changes: { name: 'Stars', description: 'x' } }]);
    expect((await rowOf(id)).slug).toBe('the-stars');
    await writeLessons(db, act, [{ id, changes: { name: 'Suns', slug: 'the-stars' } }]);
    expect((await rowOf(id)).slug).toBe('the-stars');
  });
});

describe('the order of items', () => {
  it('is a matter of their parent: its version counts, theirs does not', async () => {
    const course = await buildCourse(db);
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await buildLesson(db, { course_id: course.id, name })).id);
    const versions = async () => {
      const rows = await db
        .selectFrom('lessons')
        .where('course_id', '=', course.id)
        .orderBy('display_order')
        .select(['name', 'version'])
        .execute();
      const { version } = await db
        .selectFrom('courses')
        .where('id', '=', course.id)
        .select('version')
        .executeTakeFirstOrThrow();
      return [version, ...rows.map((row) => `${row.name}${row.version}`)];
    };
    const order = (places: number[]) =>
      placeItems(
        db,
        act,
        lessonKind,
        { id: course.id },
        places.map((place, index) => ({ id: ids[index] ?? '', place })),
      );
    await order([3, 1, 2]);
    expect(await versions()).toEqual([2, 'b1', 'c1', 'a1']);
    await order([3, 1, 2]);
    expect(await versions()).toEqual([2, 'b1', 'c1', 'a1']);
    await order([1]);
    expect(await versions()).toEqual([3, 'a1', 'c1', 'b1']);
  });

  it('of the pages of a lesson counts its version too', async () => {
    const { id: lesson_id } = await buildLesson(db);
    const book = await buildBook(db, { product_id: (await buildCourse(db)).product_id });
    const page_ids = [(await buildPage(db, { book_id: book.id })).id, (await buildPage(db, { book_id: book.id })).id];
    await writeLessonPages(db, act, [{ lesson_id, page_ids, base_version: 1 }]);
    await writeLessonPages(db, act, [{ lesson_id, page_ids }]);
    expect((await rowOf(lesson_id)).version).toBe(2);
    const stale = writeLessonPages(db, act, [{ lesson_id, page_ids: page_ids.toReversed(), base_version: 1 }]);
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT', details: { version: 2, theirs: page_ids } });
  });
});

describe('removing and restoring', () => {
  it('frees the place and the slug, and brings an item back behind the others', async () => {
    const course = await buildCourse(db);
    const { id } = await buildLesson(db, { course_id: course.id, name: 'Soil' });
    await removeItems(db, act, lessonKind, [{ id, base_version: 1 }]);
    expect(await rowOf(id)).toMatchObject({ version: 2, deleted_by: act.by });
    const next = await buildLesson(db, { course_id: course.id, name: 'Sand' });
    await expect(restoreItems(db, act, lessonKind, [{ id, base_version: 1 }])).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await restoreItems(db, act, lessonKind, [{ id, base_version: 2 }]);
    expect(await rowOf(id)).toMatchObject({ version: 3, deleted_on: null, deleted_by: null });
    expect((await rowOf(id)).display_order).toBeGreaterThan((await rowOf(next.id)).display_order);
  });

  it('takes pages out of what shows them, and their numbers are free', async () => {
    const { id: lesson_id } = await buildLesson(db);
    const book = await buildBook(db, { product_id: (await buildCourse(db)).product_id });
    const [first, second] = [
      await buildPage(db, { book_id: book.id, lesson_id }),
      await buildPage(db, { book_id: book.id, lesson_id }),
    ];
    await removeBookPages(db, act, [first, second]);
    const shown = await db.selectFrom('lesson_pages').where('lesson_id', '=', lesson_id).selectAll().execute();
    expect(shown).toEqual([]);
    const { id } = await buildPage(db, { book_id: book.id });
    await restoreItems(db, act, bookPageKind, [second]);
    const pages = await db
      .selectFrom('book_pages')
      .where('book_id', '=', book.id)
      .where('deleted_on', 'is', null)
      .orderBy('page_number')
      .select(['id', 'page_number'])
      .execute();
    expect(pages).toEqual([
      { id, page_number: 1 },
      { id: second.id, page_number: 2 },
    ]);
  });

  it('does nothing twice', async () => {
    const { id } = await buildLesson(db);
    for (let twice = 0; twice < 2; twice++) await removeItems(db, act, lessonKind, [{ id }]);
    expect((await rowOf(id)).version).toBe(2);
  });
});

describe('publishing', () => {
  it('counts no version, for what an item says stays the same', async () => {
    const id = await made({ name: 'Published' });
    expect(await publishItems(db, act, lessonKind, [id])).toBe(1);
    expect(await publishItems(db, act, lessonKind, [id])).toBe(0);
    expect(await rowOf(id)).toMatchObject({ published: true, version: 1 });
    expect(await publishItems(db, act, lessonKind, [id], false)).toBe(1);
  });
});

describe('the answers of a question', () => {
  const answersOf = (question_id: string) =>
    db.selectFrom('answers').where('question_id', '=', question_id).orderBy('order_key').selectAll().execute();

  it('keep their ids, whatever else changes', async () => {
    const [id = ''] = (await buildStudyProject(db)).questions;
    const [first, second, third] = await answersOf(id);
    if (!first || !second || !third) throw new Error('a question has answers');
    const draft = ({ question_id: _question, order_key: _order, ...answer }: typeof first) => answer;
    const fresh = { ...draft(second), id: undefined, answer: 'A relay' };
    const answers = [draft(third), { ...draft(first), answer: '<b onclick="x()">A probe</b>' }, fresh];
    expect(
      await db.transaction().execute((own) => writeQuestions(own, act, [{ id, changes: { answers } }])),
    ).toMatchObject([{ version: 2, what: 'CHANGED' }]);
    const now = await answersOf(id);
    expect(now.map((answer) => answer.answer)).toEqual([third.answer, '<b>A probe</b>', 'A relay']);
    expect(now.map((answer) => answer.id).slice(0, 2)).toEqual([third.id, first.id]);
    expect(now[2]?.id).not.toBe(second.id);
  });

  it('are never those of another question', async () => {
    const [one = '', other = ''] = [
      (await buildStudyProject(db)).questions[0],
      (await buildStudyProject(db)).questions[0],
    ];
    const [theirs] = await answersOf(other);
    const answers = [
      { ...theirs, id: theirs?.id, answer: 'Mine', answer_image: null, is_correct: true, sequence: null, match: null },
    ];
    const stealing = db.transaction().execute((own) => writeQuestions(own, act, [{ id: one, changes: { answers } }]));
    await expect(stealing).rejects.toMatchObject({ code: 'INVALID', field: 'answers' });
    expect((await answersOf(other))[0]).toEqual(theirs);
  });

  it('and its help are one version with it', async () => {
    const project = await buildStudyProject(db);
    const [id = ''] = project.questions;
    const card = await buildQuickdeckCard(db, { lesson_id: project.lesson_id });
    const hint = { kind: 'QUICKDECK' as const, resource_ids: [card.id] };
    const help = () => writeQuestions(db, act, [{ id, changes: { hint } }]);
    expect(await help()).toMatchObject([{ version: 2, what: 'CHANGED' }]);
    expect(await help()).toMatchObject([{ version: 2, what: 'SAME' }]);
    const { rows } =
      await sql`select type, quickdeck_card_id from question_resources where question_id = ${id}`.execute(db);
    expect(rows).toEqual([{ type: 'hint', quickdeck_card_id: card.id }]);
  });
});
