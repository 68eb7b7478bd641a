import { beforeAll, describe, expect, it } from 'vitest';
import { curriculum, quiz, quizFile } from '../../../test/curriculum.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { importing, lessonsOf, pagesOf, questionsOf } from '../../../test/importing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

describe('importing another language', () => {
  const arabic = {
    'translations/ar/1-ground/lessons/1-soil/README.md':
      '# التربة\n\n## المقدمة\n\nفي هذا الدرس تحفر.\n\n## المسبار\n\n> **مسابير الرطوبة** تقيس المقاومة الكهربائية للتربة بين دبوسين.\n\nاكتب `print`.\n\n```python\nprint(1)\n```\n\n![مسبار](../../../../../translated_images/probe.0123456789abcdef0123456789abcdef.ar.png)\n\n## 🚀 التحدي\n\nاحفر أعمق.\n',
    'quizzes/ar.json': quizFile(
      'البستنة: مسابقات',
      quiz(1, 'الدرس الأول - التربة: اختبار ما قبل المحاضرة', ['هل تشرب النباتات؟', 'نعم', 'لا']),
      quiz(2, 'الدرس ١ - التربة: اختبار ما بعد المحاضرة', ['أي تربة تحتفظ بالماء؟', 'الطين', 'الرمل']),
    ),
  };

  it('makes a course of its own in that language, with English where a text has no translation', async () => {
    const english = await importing(server.db, 'languages', curriculum());
    const { course_id, notes, report } = await importing(server.db, 'languages', curriculum(arabic), {
      language: 'ar',
    });
    const courses = await server.db
      .selectFrom('courses')
      .select(['id', 'name', 'language', 'product_id', 'display_order'])
      .where('id', 'in', [course_id, english.course_id])
      .orderBy('display_order')
      .execute();
    expect(courses).toMatchObject([
      { name: 'Gardening', language: 'en', display_order: 1 },
      { name: 'البستنة', language: 'ar', display_order: 2 },
    ]);
    expect(courses[0]?.product_id).toBe(courses[1]?.product_id);
    const pages = await pagesOf(server.db, course_id);
    expect(pages.map(({ title }) => title)).toEqual(['المقدمة', 'المسبار', '🚀 التحدي', 'Introduction', 'Relays']);
    expect(pages[1]?.content).toMatch(/<code dir="ltr">print<\/code>[^]*<pre dir="ltr">[^]*<img src="\/media\//);
    expect(pages[3]?.content).toMatch(/^<div dir="ltr" lang="en">/);
    expect((await questionsOf(server.db, course_id)).map(({ question }) => question)).toEqual([
      '<p dir="auto">هل تشرب النباتات؟</p>',
      '<p dir="auto">أي تربة تحتفظ بالماء؟</p>',
      '<p dir="ltr" lang="en">Pumps move water</p>',
      '<p dir="ltr" lang="en">A relay is a kind of:</p>',
    ]);
    expect(notes.filter(({ kind }) => kind === 'FALLBACK')).toEqual(
      expect.arrayContaining([
        { kind: 'FALLBACK', lesson: 2, subject: 'lesson text', reason: 'has no translation into Arabic' },
        { kind: 'FALLBACK', lesson: 2, subject: 'post-lecture quiz', reason: 'has no translation into Arabic' },
        { kind: 'FALLBACK', lesson: 1, subject: 'assignment', reason: 'has no translation into Arabic' },
      ]),
    );
    expect(report).toContain('Pumps: 2 pages, 1 card, 1 + 1 questions, assignment, in English');
  });

  it('takes the English text where a translation is not whole', async () => {
    const files = curriculum({
      ...arabic,
      'translations/ar/1-ground/lessons/1-soil/README.md': 'نصف نص فقط.\n\n## المسبار\n\nنص.\n',
    });
    const { course_id, notes } = await importing(server.db, 'half', files, { language: 'ar' });
    expect((await lessonsOf(server.db, course_id)).map(({ name }) => name)).toEqual(['Soil', 'Pumps']);
    expect(notes).toContainEqual({
      kind: 'FALLBACK',
      lesson: 1,
      subject: 'translations/ar/1-ground/lessons/1-soil/README.md',
      reason: 'is not whole: 1 of 3 sections and no title',
    });
  });

  it('does not turn translated questions into English ones because their file broke', async () => {
    const first = await importing(server.db, 'broken-ar', curriculum(arabic), { language: 'ar' });
    const before = await questionsOf(server.db, first.course_id);
    const { notes } = await importing(server.db, 'broken-ar', curriculum({ ...arabic, 'quizzes/ar.json': '{' }), {
      language: 'ar',
    });
    expect((await questionsOf(server.db, first.course_id)).map(({ question }) => question)).toEqual(
      before.map(({ question }) => question),
    );
    expect(notes.some(({ kind }) => kind === 'QUIZ_FILE')).toBe(true);
  });
});
