import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { curriculum } from '../../../test/curriculum.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { everything, importing, lessonsOf, pagesOf, questionsOf } from '../../../test/importing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

describe('importing a curriculum', () => {
  it('makes a product, a course with two levels, and its lessons in order, as drafts', async () => {
    const { course_id, report } = await importing(server.db, 'gardening', curriculum());
    const course = await server.db
      .selectFrom('courses')
      .selectAll()
      .where('id', '=', course_id)
      .executeTakeFirstOrThrow();
    expect(course).toMatchObject({ name: 'Gardening', language: 'en', levels: 2, published: false });
    expect(await lessonsOf(server.db, course_id)).toMatchObject([
      { name: 'Soil', slug: 'soil', description: 'The ground', display_order: 1, published: false },
      { name: 'Pumps', slug: 'pumps', description: 'Water', display_order: 2, published: false },
    ]);
    expect(report).toContain('What was made is a draft until it is published');
    expect(report).toContain('   1  Soil: 3 pages, 1 card, 2 + 3 questions, assignment');
  });

  it('divides a text into pages with its pictures, links, tables and code, cleaned', async () => {
    const { course_id } = await importing(server.db, 'pages', curriculum());
    const pages = await pagesOf(server.db, course_id);
    expect(pages.map(({ title }) => title)).toEqual([
      'Introduction',
      'The probe',
      '🚀 Challenge',
      'Introduction',
      'Relays',
    ]);
    expect(pages.map(({ page_number }) => page_number)).toEqual([1, 2, 3, 4, 5]);
    const [introduction, probe, , , relays] = pages;
    expect(introduction?.content).toContain(`<a href="/library/e-book/soil?page=${probe?.id}">the probe</a>`);
    expect(introduction?.content).toContain(`<a href="/library/e-book/pumps?page=${relays?.id}">pumps</a>`);
    expect(probe?.content).toMatch(/<img src="\/media\/[0-9a-f-]{36}" alt="A probe in a pot" width="1" height="1">/);
    expect(probe?.content).toContain(
      '<pre><code class="language-python">print("wet" if level &gt; 3 else "dry")</code></pre>',
    );
    expect(probe?.content).toContain('<td align="right">40</td>');
    expect(probe?.content).toContain('Read the guide, then &lt;run&gt; this:');
    expect(probe?.content).not.toMatch(/script|alert/);
    expect(relays?.content).toContain(
      '<a href="https://video.example/watch" target="_blank" rel="noopener noreferrer">▶ How a relay works</a>',
    );
    expect(relays?.content).not.toContain('Click the image');
  });

  it('asks the quizzes before and after the lecture and gives the lesson its two study projects', async () => {
    const { course_id } = await importing(server.db, 'quizzes', curriculum());
    const questions = await questionsOf(server.db, course_id);
    expect(questions.map(({ lesson, kind, right, is_reinforced }) => [lesson, kind, right, is_reinforced])).toEqual([
      ['Soil', 'pre', 'Yes', false],
      ['Soil', 'pre', 'True', false],
      ['Soil', 'post', 'Heavy clay', false],
      ['Soil', 'post', 'Electrical resistance', true],
      ['Soil', 'post', 'True', true],
      ['Pumps', 'pre', 'True', false],
      ['Pumps', 'post', 'Switch', false],
    ]);
    expect(questions[2]).toMatchObject({
      correct_msg: '<p>That is right: <strong>Heavy clay</strong></p>',
      incorrect_msg: '<p>Not yet. Read “The probe” in the e-book of this lesson, then try again.</p>',
      incorrect_msg_two:
        '<p>The right answer is: <strong>Heavy clay</strong>. Read “The probe” in the e-book of this lesson.</p>',
    });
    const { rows } =
      await sql`select s.level, s.kind, s.title, s.introduction from study_projects s join lessons l on l.id = s.lesson_id
      where l.course_id = ${course_id} and l.name = 'Soil' order by s.level`.execute(server.db);
    expect(rows).toMatchObject([
      { level: 1, kind: 'LEARN', title: 'Soil', introduction: expect.stringMatching(/^<h2>Learn<\/h2>/) },
      { level: 2, kind: 'APPLY', title: 'Dig a hole', introduction: expect.stringContaining('<h4>Rubric</h4>') },
    ]);
    const { rows: assessments } =
      await sql`select b.level, s.level as summary_level from benchmarks b join summaries s on s.benchmark_id = b.id
      where b.course_id = ${course_id} order by b.level`.execute(server.db);
    expect(assessments).toEqual([
      { level: 1, summary_level: 1 },
      { level: 2, summary_level: 2 },
    ]);
  });

  it('points a question to the page and the card that certainly explain it', async () => {
    const { course_id } = await importing(server.db, 'hints', curriculum());
    const { rows } = await sql`select q.question, p.title as hint, c.term as reveal from questions q
      join case_studies k on k.id = q.case_study_id join study_projects s on s.id = k.study_project_id join lessons l on l.id = s.lesson_id
      left join question_resources h on h.question_id = q.id and h.type = 'hint' left join book_pages p on p.id = h.page_id
      left join question_resources r on r.question_id = q.id and r.type = 'reveal' left join quickdeck_cards c on c.id = r.quickdeck_card_id
      where l.course_id = ${course_id} order by l.display_order, q.order_key`.execute(server.db);
    expect(rows).toEqual([
      { question: '<p>Which soil holds water best?</p>', hint: 'The probe', reveal: null },
      { question: '<p>A probe measures:</p>', hint: 'The probe', reveal: null },
      { question: '<p>Wet soil conducts better</p>', hint: null, reveal: null },
      { question: '<p>A relay is a kind of:</p>', hint: 'Relays', reveal: 'Relay' },
    ]);
    expect((await questionsOf(server.db, course_id)).at(-1)).toMatchObject({
      correct_msg:
        '<p>That is right: <strong>Switch</strong></p><p>A relay is an electrical switch that another circuit operates.</p>',
    });
  });

  it('changes nothing when it runs again, and says so', async () => {
    await importing(server.db, 'again', curriculum());
    const before = await everything(server.db);
    const { report, made, changed } = await importing(server.db, 'again', curriculum());
    expect({ made, changed }).toEqual({ made: [], changed: [] });
    expect(report).toContain('Nothing has changed since the last import.');
    expect(await everything(server.db)).toEqual(before);
  });

  it('leaves an entry in the audit log of its product, each time', async () => {
    const { course_id } = await importing(server.db, 'audited', curriculum());
    await importing(server.db, 'audited', curriculum());
    const entries = await server.db
      .selectFrom('audit_log')
      .innerJoin('courses', 'courses.product_id', 'audit_log.chain_id')
      .select(['action', 'actor_type', 'chain', 'details'])
      .where('courses.id', '=', course_id)
      .orderBy('number')
      .execute();
    const entry = { action: 'CURRICULUM_IMPORTED', actor_type: 'PROGRAM', chain: 'PRODUCT' };
    const none = {
      folder: 'audited',
      language: 'en',
      made: 0,
      changed: 0,
      moved: 0,
      removed: 0,
      published: 0,
      waits: false,
      change_set: null,
    };
    expect(entries).toEqual([
      { ...entry, details: { ...none, made: expect.any(Number), change_set: expect.any(String) } },
      { ...entry, details: none },
    ]);
    expect(entries[0]?.details).not.toMatchObject({ made: 0 });
  });

  it('names what it left out and what stands in its place', async () => {
    const { notes } = await importing(server.db, 'missing', curriculum());
    expect(notes).toEqual(
      expect.arrayContaining([
        { kind: 'PICTURE', lesson: 1, subject: 'images/bed.png', reason: '' },
        { kind: 'LINK', lesson: 1, subject: 'guide.md', reason: '' },
        { kind: 'PICTURE_OUTSIDE', lesson: 2, subject: 'https://video.example/thumb.jpg', reason: '' },
        {
          kind: 'PART',
          lesson: 1,
          subject: 'section “Assignment”',
          reason: 'only leads to what is a part of the course itself',
        },
      ]),
    );
  });
});
