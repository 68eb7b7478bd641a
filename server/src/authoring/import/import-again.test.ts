import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { curriculum, pumpQuizzes, quiz, quizFile, soilQuizzes, soilText } from '../../../test/curriculum.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { openUnlimited } from '../../../test/unlimited.ts';
import { answer, importing, lessonsOf, pagesOf, questionsOf } from '../../../test/importing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** What all questions say, with their answers and what helps with them, as far as they are there. */
async function saidBy(db: TestServer['db']) {
  const { rows } = await sql`select q.id, q.question, q.correct_msg, q.is_reinforced, q.order_key,
      array(select a.answer from answers a where a.question_id = q.id order by a.order_key) as answers,
      array(select coalesce(r.page_id, r.quickdeck_card_id) from question_resources r where r.question_id = q.id order by r.type) as help
    from questions q where q.deleted_on is null order by q.id`.execute(db);
  return rows;
}

describe('importing a curriculum again after a change', () => {
  it('updates the items of a changed file and keeps what learners have done', async () => {
    const first = await importing(server.db, 'results', curriculum(), { publish: true });
    const asked = (await questionsOf(server.db, first.course_id)).find(({ question }) =>
      question.includes('Which soil'),
    );
    const learned = await answer(server.db, first.course_id, asked?.id ?? '');
    const corrected = [
      soilQuizzes[0],
      quiz(
        2,
        'Lesson 1 - Soil: Post-Lecture Quiz',
        ['Which soil holds the most water?', 'Heavy clay', 'Coarse sand'],
        ['A probe measures:', 'Electrical resistance', 'Colour'],
        ['Wet soil conducts better', 'True', 'False'],
      ),
    ];
    const second = await importing(
      server.db,
      'results',
      curriculum({ 'quizzes/en.json': quizFile('Gardening: Quizzes', ...corrected, ...pumpQuizzes) }),
      { publish: true },
    );
    expect(second.changed.map(({ type, title }) => [type, title])).toEqual([
      ['question', 'Which soil holds the most water?'],
    ]);
    const now = (await questionsOf(server.db, first.course_id)).find(({ question }) => question.includes('most water'));
    expect(now?.id).toBe(asked?.id);
    expect(await learned()).toEqual({ corrects: 1, question: '<p>Which soil holds water best?</p>' });
  });

  it('is taken back as one, as an act of an author is', async () => {
    await importing(server.db, 'taken-back', curriculum(), { publish: true });
    const before = await saidBy(server.db);
    const fewer = quiz(
      2,
      'Lesson 1 - Soil: Post-Lecture Quiz',
      ['Which soil holds the most water?', 'Heavy clay', 'Coarse sand'],
      ['A probe measures:', 'Electrical resistance', 'Colour'],
    );
    const quizzes = quizFile('Gardening: Quizzes', soilQuizzes[0], fewer, ...pumpQuizzes);
    const second = await importing(server.db, 'taken-back', curriculum({ 'quizzes/en.json': quizzes }), {
      publish: true,
    });
    expect([second.changed.length, second.removed.length]).toEqual([1, 1]);
    expect(await saidBy(server.db)).not.toEqual(before);
    const { id } = await server.db
      .selectFrom('change_sets')
      .select('id')
      .where('operation', '=', 'import')
      .orderBy('created_on', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const undo = 'mutation undo($id: ID!) { undoChangeSet(id: $id) { items { what } } }';
    const call = await openUnlimited(server);
    const developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
    expect((await call(developer, undo, { id })).code).toBe('FORBIDDEN');
    const manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
    expect((await call(manager, undo, { id })).code).toBeNull();
    expect(await saidBy(server.db)).toEqual(before);
  });

  it('keeps questions apart when one before them goes', async () => {
    const first = await importing(server.db, 'fewer', curriculum());
    const [, probe, wet] = (await questionsOf(server.db, first.course_id)).filter(
      ({ lesson, kind }) => lesson === 'Soil' && kind === 'post',
    );
    const fewer = [
      soilQuizzes[0],
      quiz(
        2,
        'Lesson 1 - Soil: Post-Lecture Quiz',
        ['A probe measures:', 'Electrical resistance', 'Colour'],
        ['Wet soil conducts better', 'True', 'False'],
      ),
    ];
    const second = await importing(
      server.db,
      'fewer',
      curriculum({ 'quizzes/en.json': quizFile('Gardening: Quizzes', ...fewer, ...pumpQuizzes) }),
    );
    expect(second.removed).toHaveLength(1);
    const left = (await questionsOf(server.db, first.course_id)).filter(
      ({ lesson, kind }) => lesson === 'Soil' && kind === 'post',
    );
    expect(left.map(({ id, is_reinforced }) => [id, is_reinforced])).toEqual([
      [probe?.id, false],
      [wet?.id, true],
    ]);
    const third = await importing(server.db, 'fewer', curriculum());
    expect(third.made.map(({ title }) => title)).toEqual(['Which soil holds water best?']);
    expect(
      (await questionsOf(server.db, first.course_id))
        .filter(({ lesson, kind }) => lesson === 'Soil' && kind === 'post')
        .map(({ is_reinforced }) => is_reinforced),
    ).toEqual([false, true, true]);
  });

  it('takes a new section in and an old one out, and numbers the pages anew', async () => {
    const first = await importing(server.db, 'sections', curriculum());
    const text = soilText
      .replace('## 🚀 Challenge\n\nDig deeper.', '')
      .replace('## The probe', '## Worms\n\nWorms make air.\n\n## The probe');
    const second = await importing(server.db, 'sections', curriculum({ '1-ground/lessons/1-soil/README.md': text }));
    const pages = await pagesOf(server.db, first.course_id);
    expect(pages.map(({ title, page_number }) => [title, page_number])).toEqual([
      ['Introduction', 1],
      ['Worms', 2],
      ['The probe', 3],
      ['Introduction', 4],
      ['Relays', 5],
    ]);
    expect(second.removed.map(({ type }) => type)).toEqual(['page']);
    expect(
      (await importing(server.db, 'sections', curriculum({ '1-ground/lessons/1-soil/README.md': text }))).report,
    ).toContain('Nothing has changed');
  });

  it('puts a new lesson between the others', async () => {
    const first = await importing(server.db, 'between', curriculum());
    const files = curriculum({
      '1-ground/lessons/2-worms/README.md': '# Worms\n\n## Air\n\nWorms make air.\n',
      'quizzes/en.json': quizFile(
        'Gardening: Quizzes',
        ...soilQuizzes,
        ...pumpQuizzes.map((one) => ({ ...one, title: one.title.replace('Lesson 2', 'Lesson 3') })),
      ),
    });
    await importing(server.db, 'between', files);
    expect(
      (await lessonsOf(server.db, first.course_id)).map(({ name, display_order }) => [name, display_order]),
    ).toEqual([
      ['Soil', 1],
      ['Worms', 2],
      ['Pumps', 3],
    ]);
    expect((await questionsOf(server.db, first.course_id)).filter(({ lesson }) => lesson === 'Pumps')).toHaveLength(2);
    expect((await importing(server.db, 'between', files)).report).toContain('Nothing has changed');
  });

  it('counts a version of what says something else, and of the parents of what moves', async () => {
    const versions = async () => {
      const { rows } = await sql<{ name: string; version: number }>`
        select name, version from courses where id = ${first.course_id}
        union all select name, version from lessons where course_id = ${first.course_id}
        union all select p.title, p.version from book_pages p where exists (select from lesson_pages lp join lessons l on l.id = lp.lesson_id
          where lp.page_id = p.id and l.course_id = ${first.course_id}) and p.deleted_on is null`.execute(server.db);
      return rows.filter(({ version }) => version > 1).map(({ name, version }) => `${name} ${version}`);
    };
    const first = await importing(server.db, 'versions', curriculum());
    await importing(server.db, 'versions', curriculum());
    expect(await versions()).toEqual([]);
    const text = soilText.replace('Heavy clay holds', 'Clay holds');
    await importing(server.db, 'versions', curriculum({ '1-ground/lessons/1-soil/README.md': text }));
    expect(await versions()).toEqual(['The probe 2']);
    const files = curriculum({
      '1-ground/lessons/1-soil/README.md': text,
      '1-ground/lessons/2-worms/README.md': '# Worms\n\n## Air\n\nWorms make air.\n',
    });
    await importing(server.db, 'versions', files);
    // The study project of Pumps has the number of its lesson, which has moved.
    expect(await versions()).toEqual(['Gardening 2', 'Pumps 2', 'The probe 2']);
  });

  it('leaves alone what a person has edited or deleted', async () => {
    const first = await importing(server.db, 'edited', curriculum());
    const editor = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
    const pages = await pagesOf(server.db, first.course_id);
    await sql`update book_pages set content = '<p>Mine</p>', modified_by = ${editor.id} where id = ${pages[1]?.id}`.execute(
      server.db,
    );
    await sql`update quickdeck_cards set deleted_on = now(), deleted_by = ${editor.id}
      where lesson_id in (select id from lessons where course_id = ${first.course_id} and name = 'Soil')`.execute(
      server.db,
    );
    const second = await importing(
      server.db,
      'edited',
      curriculum({ '1-ground/lessons/1-soil/README.md': soilText.replace('Heavy clay holds', 'Clay holds') }),
    );
    expect((await pagesOf(server.db, first.course_id))[1]?.content).toBe('<p>Mine</p>');
    expect(
      second.notes.filter(({ kind }) => kind === 'KEPT').map(({ subject, reason }) => `${subject}: ${reason}`),
    ).toEqual([
      'The probe: e-book page: the folder has another version, but it was edited in Lectern since it was imported',
      'Moisture probes: Quickdeck card: was deleted in Lectern and is not made again',
    ]);
  });

  it('keeps the questions of a quiz file that can no longer be read', async () => {
    const first = await importing(server.db, 'broken-later', curriculum());
    const before = await questionsOf(server.db, first.course_id);
    const { notes, changed, removed } = await importing(
      server.db,
      'broken-later',
      curriculum({ 'quizzes/en.json': '[{ "title": ' }),
    );
    expect({ changed, removed }).toEqual({ changed: [], removed: [] });
    expect(notes.filter(({ kind }) => kind === 'QUIZ_FILE')).toHaveLength(1);
    expect(await questionsOf(server.db, first.course_id)).toEqual(before);
  });

  it('makes a course anew that was deleted', async () => {
    const first = await importing(server.db, 'deleted', curriculum());
    await sql`update courses set deleted_on = now() where id = ${first.course_id}`.execute(server.db);
    const second = await importing(server.db, 'deleted', curriculum());
    expect(second.course_id).not.toBe(first.course_id);
    expect(await lessonsOf(server.db, second.course_id)).toHaveLength(2);
  });
});
