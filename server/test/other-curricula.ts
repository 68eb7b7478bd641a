import { quiz, quizFile, type Files, type QuizSpec } from './curriculum.ts';

const asked: readonly QuizSpec[] = [['Is there more to read?', 'Yes', 'No']];

/** Both quizzes of a lesson, under the ids its text links to. */
const both = (id: number, title: string) => [
  quiz(id, `${title}: Pre-Lecture Quiz`, ...asked),
  quiz(id + 1, `${title}: Post-Lecture Quiz`, ...asked),
];

const linked = (title: string, id: number, text: string) =>
  `# ${title}\n\n## [Pre-lecture quiz](https://quiz.example/quiz/${id})\n\n${text}\n\n## [Post-lecture quiz](https://quiz.example/quiz/${id + 1})\n\n## Assignment\n\n[Try it](assignment.md)\n`;

/** Lessons at `NUMBER-PART/NUMBER-NAME`; terms in glossaries: tables, lists with colons, bold words with a dash. */
export function bakery(): Files {
  const lessons: readonly (readonly [path: string, title: string, text: string])[] = [
    [
      '1-Flour/1-milling',
      'Milling the grain',
      'Millers work early.\n\n## Stones\n\nTwo stones turn.\n\n## Glossary\n\n| Term | Definition |\n| --- | --- |\n| Bran | The hard outer layer of a grain of wheat |\n| Germ | The part of the grain that would grow into a plant |',
    ],
    [
      '1-Flour/2-sieving',
      'Sieving and grades',
      'Sieves are shaken.\n\n## Key terms\n\n- Ash content: the minerals left when a sample of flour is burnt\n- Extraction rate: the share of the grain that ends up as flour',
    ],
    [
      '2-Dough/1-kneading',
      'Kneading',
      'Hands or hooks.\n\n## Vocabulary\n\n**Autolyse** – a rest of flour and water before anything else is added.\n\n**Windowpane test** – stretching a piece of dough until light shines through it.',
    ],
    [
      '2-Dough/2-proving',
      'Proving the dough',
      'Time does the work.\n\n## Words of this lesson\n\n* `Retarding`: slowing the yeast by keeping the dough cold\n* `Overproofing`: leaving dough so long that it collapses',
    ],
    ['3-Oven/1-steam', 'Steam in the oven', 'Steam keeps the crust soft.\n\n## A look inside\n\nOpen the door slowly.'],
    ['3-Oven/2-cooling', 'Cooling', 'Wait before you cut.\n\n## Racks\n\nAir must move around the loaf.'],
  ];
  const files: Files = {
    'README.md': '# Bread from the beginning\n\n1. [Flour](1-Flour/README.md)\n',
    'quiz-app/src/assets/translations/en.json': quizFile(
      'Bread: Quizzes',
      ...lessons.flatMap(([, title], index) => both(2 * index + 1, title)),
    ),
    'quiz-app/package.json': '{"name":"quiz-app"}',
    '2-Dough/1-kneading/solution/1-machine/README.md': '# A solution, no lesson\n\nMix.\n',
  };
  for (const part of ['1-Flour', '2-Dough', '3-Oven'])
    files[`${part}/README.md`] = `# Part ${part.slice(2)}\n\nSoon.\n`;
  for (const [index, [path, title, text]] of lessons.entries()) {
    files[`${path}/README.md`] = linked(title, 2 * index + 1, text);
    files[`${path}/assignment.md`] = `# Practise ${title.toLowerCase()}\n\nBake a loaf and write down what you see.\n`;
  }
  return files;
}

/** Lessons at one or two levels below `lessons`, numbered through; a quiz file for each; terms said in sentences. */
export function harbour(): Files {
  const lessons: readonly (readonly [path: string, title: string, text: string])[] = [
    ['lessons/1-Quays', 'Quays and piers', 'A quay is a stone or concrete wall along which ships can be moored.'],
    ['lessons/2-Ships/02-Hulls', 'Hulls', 'The keel is a long beam that runs along the bottom of a hull.'],
    [
      'lessons/2-Ships/03-Cargo',
      'Cargo',
      'Some cargo is loose.\n\nBallast is a heavy material that keeps an empty ship upright.',
    ],
    [
      'lessons/3-Traffic/04-Pilots',
      'Pilots',
      'Pilots are local seafarers who guide large ships through narrow waters.',
    ],
    ['lessons/3-Traffic/05-Locks', 'Locks', 'Look at the gates. They are heavy.'],
  ];
  const files: Files = { 'README.md': '# Harbours for newcomers\n', 'lessons/0-setup/setup.md': '# Setup\n' };
  for (const [index, [path, title, text]] of lessons.entries()) {
    const id = 2 * index + 1;
    files[`${path}/README.md`] =
      `# ${title}\n\n## [Pre-lecture quiz](https://quiz.example/quiz/${id})\n\n${text}\n\n## At work\n\nVisit one.\n\n## [Post-lecture quiz](https://quiz.example/quiz/${id + 1})\n\n## [Assignment](lab/README.md)\n`;
    files[`${path}/lab/README.md`] = `# Lab: ${title}\n\nDraw what you see.\n`;
    files[`etc/quiz-app/src/assets/translations/en/lesson-${index + 1}.json`] = quizFile(
      'Harbours: Quizzes',
      ...both(id, title),
    );
  }
  files['lessons/2-Ships/README.md'] = '# Ships\n';
  files['lessons/3-Traffic/README.md'] = '# Traffic\n';
  return files;
}

/** Lessons that lie flat, numbered, without links to quizzes; terms in definition lists and under headings of their own. */
export function weather(): Files {
  const lessons: readonly (readonly [path: string, title: string, text: string])[] = [
    [
      'week-1',
      'Clouds',
      '## Kinds\n\nCumulus\n: A heap of cloud with a flat base and a white, rounded top.\n\nStratus\n: A grey layer that covers the sky without any gaps.',
    ],
    [
      'week-2',
      'Wind',
      '## Names\n\n<dl>\n<dt>Trade wind</dt>\n<dd>A steady wind that blows towards the equator all year.</dd>\n<dt>Sea breeze</dt>\n<dd>Cool air that moves from the sea to the warmer land by day.</dd>\n</dl>',
    ],
    [
      'week-3',
      'Rain',
      '## How it falls\n\n### Condensation\n\nWater vapour turns into droplets when air cools below its dew point.\n\n### Drizzle\n\nRain made of drops smaller than half a millimetre, which seem to float.',
    ],
    ['week-4', 'Storms', '## What to do\n\nStay inside and wait.\n\n### Try it\n\nCount the seconds after a flash.'],
  ];
  const files: Files = {
    'quizzes.json': quizFile(
      'Weather: Quizzes',
      ...lessons.flatMap(([, title], index) => both(100 + 2 * index, `Lesson ${index + 1} - ${title}`)),
    ),
  };
  for (const [path, title, text] of lessons) files[`${path}/README.md`] = `# ${title}\n\n${text}\n`;
  return files;
}
