import type { Folder } from '../src/authoring/import/folder.ts';

/** The files of a curriculum by path. */
export type Files = Record<string, string | Buffer>;

/** A question of a quiz file, its right answer first. */
export type QuizSpec = readonly [text: string, right: string, ...wrong: string[]];

/** A quiz as quiz files write it. */
export function quiz(id: number, title: string, ...questions: readonly QuizSpec[]) {
  return {
    id,
    title,
    quiz: questions.map(([questionText, right, ...wrong]) => ({
      questionText,
      answerOptions: [
        { answerText: right, isCorrect: 'true' },
        ...wrong.map((answerText) => ({ answerText, isCorrect: 'false' })),
      ],
    })),
  };
}

/** A quiz file with these quizzes. */
export function quizFile(title: string, ...quizzes: readonly unknown[]): string {
  return JSON.stringify([{ title, complete: 'Done', error: 'Sorry', quizzes }]);
}

export const soilQuizzes = [
  quiz(1, 'Lesson 1 - Soil: Pre-Lecture Quiz', ['Do plants drink?', 'Yes', 'No'], ['Is soil alive?', 'True', 'False']),
  quiz(
    2,
    'Lesson 1 - Soil: Post-Lecture Quiz',
    ['Which soil holds water best?', 'Heavy clay', 'Coarse sand'],
    ['A probe measures:', 'Electrical resistance', 'Colour'],
    ['Wet soil conducts better', 'True', 'False'],
  ),
];

export const pumpQuizzes = [
  quiz(3, 'Lesson 2 - Pumps: Pre-Lecture Quiz', ['Pumps move water', 'True', 'False']),
  quiz(4, 'Lesson 2 - Pumps: Post-Lecture Quiz', ['A relay is a kind of:', 'Switch', 'Valve']),
];

export const soilText = `# Soil

![A sketch of a bed](../../../images/bed.png)

> Drawn by Ines. Click the image for a larger version.

## Pre-lecture quiz

[Pre-lecture quiz](https://quiz.example/quiz/1)

## Introduction

In this lesson you dig. See [the probe](#the-probe) and [pumps](../../../2-water/lessons/1-pumps/README.md#relays).

In this lesson we'll cover:

* [The probe](#the-probe)

## The probe

> **Moisture probes** measure the electrical resistance of soil between two pins.

Heavy clay holds water. Read the [guide](guide.md), then <run> this:

\`\`\`python
print("wet" if level > 3 else "dry")
\`\`\`

![A probe in a pot](../../../images/probe.png)

| Soil | Water |
| ---- | ----: |
| clay | 40 |

<script>alert(1)</script>

## 🚀 Challenge

Dig deeper.

## Post-lecture quiz

[Post-lecture quiz](https://quiz.example/quiz/2)

## Assignment

[Dig a hole](assignment.md)
`;

const pumpText = `# Pumps

## Introduction

Pumps move water.

## Relays

A relay is an electrical switch that another circuit operates.

[![How a relay works](https://video.example/thumb.jpg)](https://video.example/watch)

> 🎥 Click the image above to watch.
`;

/** One red pixel. */
const redPixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

/** A small curriculum: two parts with a lesson each, quizzes, a picture that is there and one that is not. */
export function curriculum(changed: Record<string, string | Buffer | null> = {}): Files {
  const files: Record<string, string | Buffer | null> = {
    '1-ground/README.md': '# The ground\n\n## Topics\n\n1. [Soil](lessons/1-soil/README.md)\n',
    '1-ground/lessons/1-soil/README.md': soilText,
    '1-ground/lessons/1-soil/assignment.md':
      '# Dig a hole\n\n## Instructions\n\nDig, and write down what you find.\n\n## Rubric\n\n| Good | Poor |\n| --- | --- |\n| Deep | Shallow |\n',
    '2-water/README.md': '# Water\n',
    '2-water/lessons/1-pumps/README.md': pumpText,
    '2-water/lessons/1-pumps/assignment.md': '# Build a pump\n\nBuild it.\n',
    'quizzes/en.json': quizFile('Gardening: Quizzes', ...soilQuizzes, ...pumpQuizzes),
    'images/probe.png': redPixel,
    ...changed,
  };
  return Object.fromEntries(Object.entries(files).filter(([, content]) => content !== null)) as Files;
}

/** Files as the folder of this name. */
export function folderOf(name: string, files: Files): Folder {
  return {
    name,
    paths: new Set(Object.keys(files)),
    read: (path) => Buffer.from(files[path] ?? ''),
    closed: new Map(),
  };
}
