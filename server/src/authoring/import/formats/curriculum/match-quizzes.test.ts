import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchQuizzes, placesOf, type QuizEvidence } from './match-quizzes.ts';
import { Notes } from '../../notes.ts';

const nothing: QuizEvidence = {
  lessons: Array.from({ length: 24 }, (_, index) => ({
    number: index + 1,
    ownNumber: index + 1,
    part: '',
    words: new Set<string>(),
  })),
  linked: new Map(),
  english: new Map(),
};

function matching(titles: readonly (readonly [id: string, title: string])[], evidence: Partial<QuizEvidence> = {}) {
  const notes = new Notes();
  const quizzes = titles.map(([id, title]) => ({ id, title, questions: [] }));
  const found = matchQuizzes({ path: 'q.json', title: '', quizzes }, { ...nothing, ...evidence }, notes);
  return {
    places: Object.fromEntries([...placesOf(found)].map(([id, { lesson, kind }]) => [id, `${lesson} ${kind}`])),
    notes: notes.all,
  };
}

describe('finding the lesson of a quiz', () => {
  it.each([
    ['English', 'Lesson 3 - Sensors: Pre-Lecture Quiz', 'Lesson 3 - Sensors: Post-Lecture Quiz'],
    ['Arabic', 'الدرس 3 - المستشعرات: اختبار ما قبل المحاضرة', 'الدرس ٣ - المستشعرات: اختبار ما بعد المحاضرة'],
    ['Bengali', 'লেসনঃ৩  -  সেন্সর: লেকচার পূর্ববর্তী কুইজ', 'লেসন ৩ - সেন্সর: লেকচার-পরবর্তী কুইজ'],
    ['Hindi', 'पाठ ३ - सेंसर: प्री लेक्चर प्रश्नोत्तरी', 'पाठ 3-सेंसर: पोस्ट लेक्चर प्रश्नोत्तरी'],
    ['Chinese', '第3课 - 传感器：课前测验', '第3课 - 传感器：课后测验'],
    ['Spanish', 'Lección 3: Sensores - Cuestionario previo', 'Lección 3: Sensores - Cuestionario posterior'],
  ])('reads a title in %s', (_language, before, after) => {
    expect(
      matching([
        ['70', before],
        ['9', after],
      ]).places,
    ).toEqual({ 70: '3 pre', 9: '3 post' });
  });

  it('does not take a number from the subject', () => {
    const { places, notes } = matching([['1', 'Introduction to 3D printing: Pre-Lecture Quiz']]);
    expect(places).toEqual({});
    expect(notes).toEqual([
      {
        kind: 'QUIZ',
        lesson: null,
        subject: 'q.json, quiz 1 (“Introduction to 3D printing: Pre-Lecture Quiz”)',
        reason: 'names no lesson',
      },
    ]);
  });

  it('takes the lesson that links to a quiz, or the English quiz with its id, where the title names none', () => {
    const linked = new Map([['1', { lesson: 5, kind: 'pre' as const }]]);
    const english = new Map([['2', { lesson: 5, kind: 'post' as const }]]);
    expect(
      matching(
        [
          ['1', 'الدرس الخامس'],
          ['2', 'الدرس الخامس'],
        ],
        { linked, english },
      ).places,
    ).toEqual({ 1: '5 pre', 2: '5 post' });
  });

  it('tells two quizzes of one name apart by their links, else by their order', () => {
    const same = [
      ['23', 'Lesson 12: Pre-Lecture Quiz'],
      ['24', 'Lesson 12: Pre-Lecture Quiz'],
    ] as const;
    expect(matching(same).places).toEqual({ 23: '12 pre', 24: '12 post' });
    const linked = new Map([
      ['23', { lesson: 12, kind: 'post' as const }],
      ['24', { lesson: 12, kind: 'pre' as const }],
    ]);
    expect(matching(same, { linked }).places).toEqual({ 23: '12 post', 24: '12 pre' });
  });

  it('names quizzes that fit nowhere', () => {
    const { places, notes } = matching([
      ['1', 'Lesson 1: Pre-Lecture Quiz'],
      ['2', 'Lesson 1: Post-Lecture Quiz'],
      ['3', 'Lesson 1: Another Quiz'],
      ['4', 'Lesson 99: Pre-Lecture Quiz'],
    ]);
    expect(places).toEqual({ 1: '1 pre', 2: '1 post' });
    expect(notes.map(({ reason }) => reason)).toEqual([
      'names lesson 99, which does not exist',
      'is another post-lecture quiz of the lesson; the first one is used',
    ]);
  });

  it('finds every lesson whatever the ids are, in whatever order the quizzes come', () => {
    const both = fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { minLength: 1 }).chain((lessons) =>
      fc.tuple(
        fc.shuffledSubarray(
          lessons.flatMap((lesson) => [`${lesson} pre`, `${lesson} post`]),
          { minLength: lessons.length * 2 },
        ),
        fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), {
          minLength: lessons.length * 2,
          maxLength: lessons.length * 2,
        }),
      ),
    );
    fc.assert(
      fc.property(both, ([places, ids]) => {
        const titles = places.map(
          (place, index) => [String(ids[index]), `Lesson ${place.replace(' ', ' - X: ')}-lecture quiz`] as const,
        );
        expect(Object.values(matching(titles).places).toSorted()).toEqual(places.toSorted());
      }),
    );
  });
});
