import { describe, expect, it } from 'vitest';
import {
  curriculum,
  folderOf,
  pumpQuizzes,
  quiz,
  quizFile,
  soilQuizzes,
  type Files,
} from '../../../../../test/curriculum.ts';
import { Notes } from '../../notes.ts';
import { readFolder } from '../read-folder.ts';

function reading(files: Files, language = 'en') {
  const notes = new Notes();
  const course = readFolder(folderOf('gardening', files), language, notes);
  const lines = (kind: string) =>
    notes.all.filter((note) => note.kind === kind).map(({ subject, reason }) => `${subject}: ${reason}`);
  return { course, lines };
}

const lesson = (title: string) => `# ${title}\n\n## About\n\nSome words about it.\n`;

describe('reading a curriculum', () => {
  it('puts lessons in the order of their numbers, across parts', () => {
    const places = [
      '10-last/lessons/1-z',
      '2-second/lessons/10-j',
      '2-second/lessons/2-b',
      '1-first/lessons/2-a',
      '1-first/lessons/1-intro',
      '2-second/lessons/1-intro',
    ];
    const { course } = reading(Object.fromEntries(places.map((place) => [`${place}/README.md`, lesson(place)])));
    expect(course.lessons.map(({ number, path, slug }) => [number, path, slug])).toEqual([
      [1, '1-first/lessons/1-intro', 'intro'],
      [2, '1-first/lessons/2-a', 'a'],
      [3, '2-second/lessons/1-intro', 'intro-second'],
      [4, '2-second/lessons/2-b', 'b'],
      [5, '2-second/lessons/10-j', 'j'],
      [6, '10-last/lessons/1-z', 'z'],
    ]);
  });

  it.each([
    ['an empty folder', {}],
    ['a folder of something else', { 'README.md': '# Recipes', 'soups/leek.md': 'Leek' }],
    ['lessons without a number', { 'part/lessons/a/README.md': lesson('A') }],
  ])('refuses %s with one line', (_what, files) => {
    expect(() => reading(files as Files)).toThrow(/^gardening is no curriculum: .*Nothing was imported\.$/);
  });

  it('refuses a language in which there is nothing', () => {
    expect(() =>
      reading(curriculum({ 'translations/ar/1-ground/lessons/1-soil/README.md': lesson('تربة') }), 'fr'),
    ).toThrow('This curriculum has nothing in French (fr). It has ar, en.');
    expect(() => reading(curriculum(), 'not a language')).toThrow('“not a language” is no language.');
  });

  it('finds a language by any of its names', () => {
    const files = curriculum({
      'quizzes/hin.json': quizFile('बागवानी: क्विज़', quiz(1, 'पाठ १ - मिट्टी: प्री-लेक्चर', ['क?', 'ख', 'ग'])),
    });
    const { course } = reading(files, 'hi');
    expect(course).toMatchObject({ language: 'hi', name: 'बागवानी' });
    expect(course.lessons[0]?.pre).toMatchObject({ language: 'hi', questions: [{ text: 'क?' }] });
  });

  it('finds translations that lie beside their lesson', () => {
    const files = curriculum({
      '1-ground/lessons/1-soil/translations/README.es.md':
        '# Suelo\n\n## Introducción\n\nx\n\n## La sonda\n\ny\n\n## Reto\n\nz\n',
    });
    const { course } = reading(files, 'es');
    expect(course.name).toBe('Gardening (español)');
    expect(course.lessons[0]?.text).toMatchObject({ title: 'Suelo', language: 'es' });
  });
});

describe('what is wrong in a curriculum has one line, and the rest is read', () => {
  it.each([
    ['is missing', null, /^English quiz file: is missing$/],
    ['is broken', '[{ "quizzes": [', /^quizzes\/en.json: is no JSON \(/],
    ['holds something else', '{"a": 1}', /^quizzes\/en.json: holds no list of quizzes$/],
    ['is no text', Buffer.from([0xff, 0xfe, 0x00]), /^quizzes\/en.json: is no text in UTF-8$/],
  ])('a quiz file that %s', (_what, content, line) => {
    const { course, lines } = reading(curriculum({ 'quizzes/en.json': content }));
    expect(lines('QUIZ_FILE')).toEqual([expect.stringMatching(line)]);
    expect(course.lessons.map(({ pre, post }) => [pre, post])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(course.lessons.map(({ text }) => text.title)).toEqual(['Soil', 'Pumps']);
  });

  it.each([
    [
      'no correct answer',
      {
        questionText: 'Q',
        answerOptions: [
          { answerText: 'a', isCorrect: 'false' },
          { answerText: 'b', isCorrect: false },
        ],
      },
      'has no correct answer',
    ],
    [
      'a misspelt answer',
      {
        questionText: 'Q',
        answerOptions: [
          { answerText: 'a', isCorrect: 'frue' },
          { answerText: 'b', isCorrect: 'false' },
        ],
      },
      'has no correct answer: it says “frue”, which is neither true nor false',
    ],
    [
      'one answer',
      { questionText: 'Q', answerOptions: [{ answerText: 'a', isCorrect: true }] },
      'has fewer than two answers',
    ],
    [
      'two answers that read the same',
      {
        questionText: 'Q',
        answerOptions: [
          { answerText: 'a', isCorrect: true },
          { answerText: 'a ', isCorrect: false },
        ],
      },
      'has two answers that read the same',
    ],
    [
      'an empty answer',
      {
        questionText: 'Q',
        answerOptions: [
          { answerText: 'a', isCorrect: true },
          { answerText: '', isCorrect: false },
        ],
      },
      'has an answer without text',
    ],
    ['no text', { answerOptions: [] }, 'has no text or no list of answers'],
    ['another shape', 'Q', 'has no text or no list of answers'],
  ])('a question with %s', (_what, question, reason) => {
    const odd = { ...soilQuizzes[0], quiz: [question, ...(soilQuizzes[0]?.quiz ?? [])] };
    const { course, lines } = reading(
      curriculum({ 'quizzes/en.json': quizFile('G', odd, soilQuizzes[1], ...pumpQuizzes) }),
    );
    expect(lines('QUESTION')).toEqual([
      `quizzes/en.json, quiz 1 (“Lesson 1 - Soil: Pre-Lecture Quiz”), question 1: ${reason}`,
    ]);
    expect(course.lessons[0]?.pre?.questions).toHaveLength(2);
  });

  it('a lesson without a README, an assignment or words', () => {
    const { course, lines } = reading(
      curriculum({
        '1-ground/lessons/2-worms/assignment.md': '# Worms',
        '2-water/lessons/1-pumps/assignment.md': null,
        '2-water/lessons/2-empty/README.md': '# Empty\n\n## Nothing\n',
        '2-water/lessons/3-odd/README.md': Buffer.from([0xc3, 0x28]),
      }),
    );
    expect(course.lessons.map(({ text }) => text.title)).toEqual(['Soil', 'Pumps']);
    expect(lines('LESSON')).toContain('1-ground/lessons/2-worms: has no README.md; the lesson is left out');
    expect(lines('LESSON')).toContain(
      '2-water/lessons/1-pumps: has no assignment.md; its level 2 has no study project',
    );
    expect(lines('TEXT')).toEqual([
      '2-water/lessons/2-empty/README.md: holds no text; the lesson is left out',
      '2-water/lessons/3-odd/README.md: is no text in UTF-8; the lesson is left out',
    ]);
  });

  it('an assignment that nobody has written', () => {
    const { course, lines } = reading(
      curriculum({ '2-water/lessons/1-pumps/assignment.md': '#\n\n## Rubric\n\n| A | B |\n| - | - |\n|  |  |\n' }),
    );
    expect(course.lessons[1]?.assignmentText).toBeNull();
    expect(lines('TEXT')).toEqual(['2-water/lessons/1-pumps/assignment.md: holds no text; the assignment is left out']);
  });
});
