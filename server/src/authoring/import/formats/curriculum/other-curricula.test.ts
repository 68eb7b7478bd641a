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
import { bakery, harbour, weather } from '../../../../../test/other-curricula.ts';
import { Notes } from '../../notes.ts';
import { readFolder } from '../read-folder.ts';

function reading(files: Files) {
  const notes = new Notes();
  const course = readFolder(folderOf('made-up', files), 'en', notes);
  const lessons = course.lessons.map(({ path, text, pre, post }) => [
    path,
    text.title,
    pre?.questions.length ?? 0,
    post?.questions.length ?? 0,
  ]);
  const lines = (kind: string) =>
    notes.all.filter((note) => note.kind === kind).map(({ subject, reason }) => `${subject}: ${reason}`);
  const asked = Object.fromEntries(
    course.lessons.map(({ path, pre, post }) => [path, [pre, post].map((one) => one?.questions[0]?.text ?? null)]),
  );
  return { course, lessons, lines, asked };
}

describe('lessons are found by their pattern, wherever they lie', () => {
  it('at NUMBER-PART/NUMBER-NAME, with quizzes that headings link to', () => {
    const { course, lessons, lines } = reading(bakery());
    expect(lessons).toEqual([
      ['1-Flour/1-milling', 'Milling the grain', 1, 1],
      ['1-Flour/2-sieving', 'Sieving and grades', 1, 1],
      ['2-Dough/1-kneading', 'Kneading', 1, 1],
      ['2-Dough/2-proving', 'Proving the dough', 1, 1],
      ['3-Oven/1-steam', 'Steam in the oven', 1, 1],
      ['3-Oven/2-cooling', 'Cooling', 1, 1],
    ]);
    expect(course).toMatchObject({
      product: 'Bread from the beginning',
      lessons: [{ partTitle: 'Part Flour' }, {}, {}, {}, {}, {}],
    });
    expect(course.lessons[0]?.text.sections.map(({ heading }) => heading)).toEqual(['', 'Stones', 'Glossary']);
    expect(course.lessons.every(({ assignmentText }) => assignmentText !== null)).toBe(true);
    expect(lines('QUIZ')).toEqual([]);
  });

  it('one or two levels below a folder called lessons, with a quiz file and a lab for each', () => {
    const { course, lessons } = reading(harbour());
    expect(lessons).toEqual([
      ['lessons/1-Quays', 'Quays and piers', 1, 1],
      ['lessons/2-Ships/02-Hulls', 'Hulls', 1, 1],
      ['lessons/2-Ships/03-Cargo', 'Cargo', 1, 1],
      ['lessons/3-Traffic/04-Pilots', 'Pilots', 1, 1],
      ['lessons/3-Traffic/05-Locks', 'Locks', 1, 1],
    ]);
    expect(course.lessons.map(({ part }) => part)).toEqual([
      '',
      'lessons/2-Ships',
      'lessons/2-Ships',
      'lessons/3-Traffic',
      'lessons/3-Traffic',
    ]);
    expect(course.lessons.map(({ assignmentText }) => assignmentText?.title)).toEqual([
      'Lab: Quays and piers',
      'Lab: Hulls',
      'Lab: Cargo',
      'Lab: Pilots',
      'Lab: Locks',
    ]);
  });

  it('without parts, called by weeks', () => {
    expect(reading(weather()).lessons).toEqual([
      ['week-1', 'Clouds', 1, 1],
      ['week-2', 'Wind', 1, 1],
      ['week-3', 'Rain', 1, 1],
      ['week-4', 'Storms', 1, 1],
    ]);
  });

  it('in a folder without a number that the page of a part links to', () => {
    const files: Files = {
      '1-basics/1-keys/README.md': '# Keys\n\nPress them.\n',
      '2-game/README.md': '# A game\n\n1. [Typing](./typing-game/README.md)\n2. [How it ends](solution/README.md)\n',
      '2-game/typing-game/README.md': '# Typing\n\nType fast. [Quiz](https://quiz.example/quiz/3)\n',
      '2-game/solution/README.md': '# Solution\n\nHere. [Quiz](https://quiz.example/quiz/3)\n',
    };
    expect(reading(files).lessons.map(([path, title]) => [path, title])).toEqual([
      ['1-basics/1-keys', 'Keys'],
      ['2-game/typing-game', 'Typing'],
    ]);
  });

  it('keeps numbered exercises below a lesson out of the course', () => {
    const files = { ...bakery(), '1-Flour/1-milling/1-exercise/README.md': '# Exercise\n\nGrind.\n' };
    expect(reading(files).lessons).toHaveLength(6);
  });
});

const textOf = (title: string, id?: number) =>
  `# ${title}\n\n## About\n\nWords.${id === undefined ? '' : ` [Quiz](https://quiz.example/quiz/${id})`}\n`;

describe('a quiz goes to the lesson that is meant', () => {
  it('by the link of the lesson before the number in the title', () => {
    const files = {
      '1-a/1-oats/README.md': textOf('Oats', 8),
      '1-a/2-rye/README.md': textOf('Rye', 9),
      'quizzes/en.json': quizFile(
        'G',
        quiz(8, 'Lesson 2: Quiz', ['Of oats?', 'Yes', 'No']),
        quiz(9, 'Lesson 1: Quiz', ['Of rye?', 'Yes', 'No']),
      ),
    };
    expect(reading(files).asked).toEqual({ '1-a/1-oats': ['Of oats?', null], '1-a/2-rye': ['Of rye?', null] });
  });

  it('by its number, counted through parts that begin anew', () => {
    const titles = [...soilQuizzes, ...pumpQuizzes].map((one) => ({ ...one, title: one.title.replace(/ - \w+/, '') }));
    const { asked } = reading(curriculum({ 'quizzes/en.json': quizFile('G', ...titles) }));
    expect(asked['2-water/lessons/1-pumps']).toEqual(['Pumps move water', 'A relay is a kind of:']);
  });

  it('by its words, where two parts have a lesson with its number', () => {
    const files = {
      '1-a/1-oats/README.md': textOf('Oats'),
      '2-b/1-rye/README.md': textOf('Rye'),
      '2-b/2-spelt/README.md': textOf('Spelt'),
      'quizzes/en.json': quizFile(
        'G',
        quiz(1, 'Lesson 1 - Rye: Pre', ['Of rye?', 'Yes', 'No']),
        quiz(2, 'Lesson 1 - Oats: Pre', ['Of oats?', 'Yes', 'No']),
        quiz(3, 'Lesson 2 - Spelt: Pre', ['Of spelt?', 'Yes', 'No']),
      ),
    };
    expect(reading(files).asked).toEqual({
      '1-a/1-oats': ['Of oats?', null],
      '2-b/1-rye': ['Of rye?', null],
      '2-b/2-spelt': ['Of spelt?', null],
    });
  });

  it.each([
    [
      'a lesson that vanished',
      { '1-ground/lessons/1-soil/README.md': null, '1-ground/lessons/1-soil/assignment.md': null },
    ],
    ['a lesson without a README', { '1-ground/lessons/1-soil/README.md': null }],
    [
      'a lesson with another name and number',
      {
        '1-ground/lessons/1-soil/README.md': null,
        '1-ground/lessons/1-soil/assignment.md': null,
        '3-air/lessons/1-loam/README.md': '# Loam\n\nEarth.\n',
      },
    ],
  ])('and never to another because of %s', (_what, changed) => {
    for (const name of [': ', ' - Pumps: ']) {
      const renamed = pumpQuizzes.map((one) => ({ ...one, title: one.title.replace(' - Pumps: ', name) }));
      const quizzes = quizFile(
        'G',
        ...soilQuizzes.map((one) => ({ ...one, title: one.title.replace(' - Soil', '') })),
        ...renamed,
      );
      const { asked } = reading(curriculum({ ...changed, 'quizzes/en.json': quizzes }));
      expect([
        ['Pumps move water', 'A relay is a kind of:'],
        [null, null],
      ]).toContainEqual(asked['2-water/lessons/1-pumps']);
    }
  });

  it('says why, where it cannot be told', () => {
    const files = {
      '1-a/1-oats/README.md': textOf('Oats'),
      '1-a/1-rye/README.md': textOf('Rye'),
      'quizzes/en.json': quizFile('G', quiz(1, 'Lesson 1: Pre', ['Of what?', 'Yes', 'No'])),
    };
    const { asked, lines } = reading(files);
    expect(asked).toEqual({ '1-a/1-oats': [null, null], '1-a/1-rye': [null, null] });
    expect(lines('QUIZ')).toEqual([
      'quizzes/en.json, quiz 1 (“Lesson 1: Pre”): names lesson 1, and which one that is cannot be told',
    ]);
  });
});

describe('of several quiz files', () => {
  const other = quizFile(
    'Cooking',
    quiz(1, 'Lesson 1 - Soup: Pre', ['Hot?', 'Yes', 'No']),
    quiz(2, 'Lesson 2 - Stew: Pre', ['Slow?', 'Yes', 'No']),
  );

  it('takes the one whose lessons match', () => {
    const { lines, asked } = reading(curriculum({ 'a-quiz/en.json': other }));
    expect(asked['1-ground/lessons/1-soil']?.[0]).toBe('Do plants drink?');
    expect(lines('QUIZ_FILE')).toEqual(['a-quiz/en.json: not used, because quizzes/en.json is']);
  });

  it('takes none where two fit as well, and says so', () => {
    const alike = quizFile(
      'G',
      ...soilQuizzes,
      ...pumpQuizzes.map((one) => ({ ...one, quiz: one.quiz.toReversed().slice(0, 1), id: one.id + 9 })),
      quiz(7, 'Lesson 2 - Pumps: Pre', ['New?', 'Yes', 'No']),
    );
    const { course, lines } = reading(curriculum({ 'old-quizzes/en.json': alike }));
    expect(course.lessons.flatMap(({ pre, post }) => [pre, post])).toEqual([null, null, null, null]);
    expect(lines('QUIZ_FILE')).toEqual([
      'quizzes/en.json, old-quizzes/en.json: fit the lessons equally well, so none is imported',
    ]);
  });

  it('counts a file kept twice once', () => {
    const { course, lines } = reading(curriculum({ 'old-quizzes/en.json': curriculum()['quizzes/en.json'] ?? '' }));
    expect(course.lessons[0]?.pre?.questions).toHaveLength(2);
    expect(lines('QUIZ_FILE')).toEqual(['old-quizzes/en.json: not used, because quizzes/en.json is']);
  });
});
