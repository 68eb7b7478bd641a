import type { ShownCourse } from './shown-course.ts';

/** A choice of two, as an author writes it. */
export const choiceOf = (text: string) => ({
  type: 'MULTIPLE_CHOICE',
  question: `<p>${text}</p>`,
  answers: ['Clay', 'Sand'].map((answer, index) => ({ answer: `<p>${answer}</p>`, is_correct: index === 0 })),
});

/** What an author may do to a course, by a number that chooses: the operation and its variables. */
export type AuthorsAct = (school: ShownCourse, by: number) => readonly [string, object];

/** One of some ids, by a number that chooses. */
export const pick = (ids: readonly string[], by: number) => ids[by % ids.length];

/** What authors do all day; a test adds what it is about. */
export const authorsActs: readonly AuthorsAct[] = [
  ({ lessons }, by) => ['updateLesson', { data: { name: `Name ${by}` }, where: { id: pick(lessons, by) } }],
  ({ lessons }, by) => [
    'moveContent',
    { data: { kind: 'LESSON', id: pick(lessons, by), before: pick(lessons, by + 1) } },
  ],
  ({ questions }, by) => ['updateQuestion', { data: choiceOf(`Question ${by}`), where: { id: pick(questions, by) } }],
  ({ questions }, by) => ['deleteQuestion', { where: { id: pick(questions, by) } }],
  ({ questions }, by) => ['moveContent', { data: { kind: 'QUESTION', id: pick(questions, by), before: null } }],
  ({ benchmark }, by) => ['createQuestion', { data: choiceOf(`New ${by}`), belongsTo: { benchmark_id: benchmark } }],
  ({ pages }, by) => ['updateBookPage', { data: { title: `Title ${by}` }, where: { id: pick(pages, by) } }],
  ({ pages }, by) => ['updateBookPage', { data: { page_number: (by % 4) + 1 }, where: { id: pick(pages, by) } }],
  ({ book }, by) => [
    'createBookPage',
    { data: { ebook_id: book, page_number: (by % 5) + 1, title: `Page ${by}`, content: '<p>x</p>' } },
  ],
  ({ projects }, by) => ['updateStudyProject', { data: { level: (by % 2) + 1 }, where: { id: pick(projects, by) } }],
  ({ projects }, by) => [
    'updateStudyProject',
    { data: { study_project_number: (by % 3) + 1 }, where: { id: pick(projects, by) } },
  ],
  ({ course }, by) => ['updateCourse', { data: { description: `About ${by}` }, where: { id: course } }],
];
