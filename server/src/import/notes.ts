/** Why something was left out, replaced or only partly taken over. The order is the order of the report. */
export const noteKinds = {
  QUIZ_FILE: 'quiz files that could not be read',
  QUIZ: 'quizzes that fit no lesson',
  QUESTION: 'questions left out',
  TEXT: 'texts that could not be read',
  LESSON: 'lessons without a part of what belongs to them',
  FALLBACK: 'texts shown in English',
  PICTURE: 'pictures that are not in the folder',
  PICTURE_REFUSED: 'pictures that could not be taken',
  PICTURE_OUTSIDE: 'pictures on other sites, shown as links',
  PICTURE_ORIGINAL: 'pictures shown in their English version',
  LINK: 'links to files that are not part of the course, shown as plain text',
  PART: 'texts that are not imported',
  KEPT: 'items kept as they are',
  DRAFT: 'items left as drafts',
} as const;

export type NoteKind = keyof typeof noteKinds;

/** One line of the report: what, where, and why. `subject` names the file or item, `lesson` the number of its lesson. */
export type Note = {
  readonly kind: NoteKind;
  readonly lesson: number | null;
  readonly subject: string;
  readonly reason: string;
};

/** Collects notes; the same line is kept once. */
export class Notes {
  readonly #lines = new Map<string, Note>();

  add(kind: NoteKind, lesson: number | null, subject: string, reason: string): void {
    const note = { kind, lesson, subject, reason };
    this.#lines.set(JSON.stringify(note), note);
  }

  get all(): Note[] {
    return [...this.#lines.values()];
  }
}
