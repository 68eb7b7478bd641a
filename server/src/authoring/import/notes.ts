import { cleanName, visible } from './formats/curriculum/clean-name.ts';

/** Why something was left out, replaced or only partly taken over. The order is the order of the report. */
export const noteKinds = {
  QUIZ_FILE: 'Quiz files that could not be read',
  QUIZ: 'Quizzes that fit no lesson',
  QUESTION: 'Questions left out',
  QUESTION_ODD: 'Questions to look at',
  FOLDER: 'Folders with a README.md that are not taken',
  TEXT: 'Texts left out',
  LESSON: 'Lessons without a part of what belongs to them',
  FALLBACK: 'Texts shown in English',
  PICTURE: 'Pictures that are not in the folder',
  PICTURE_REFUSED: 'Pictures that could not be taken',
  PICTURE_OUTSIDE: 'Pictures on other sites, shown as links',
  PICTURE_ORIGINAL: 'Pictures whose translated copy is not in the folder, shown as in English',
  LINK: 'Links shown as plain text, each once for a lesson; without a reason they lead to files that are not in the folder',
  FILE: 'Texts beside the lessons that are not taken',
  PART: 'Texts of which only a part is imported',
  KEPT: 'Items kept as they are',
  DRAFT: 'Items left as drafts',
  MISSING: 'What is missing before everything can be learned',
} as const;

export type NoteKind = keyof typeof noteKinds;

/**
 * One line of the report: what, where, and why. `subject` names the file or item, `lesson` the number of its lesson; the
 * reason is empty where the kind says it.
 */
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
    const note = { kind, lesson, subject: readable(subject), reason: readable(reason) };
    this.#lines.set(JSON.stringify(note), note);
  }

  addAll(others: Notes): void {
    for (const { kind, lesson, subject, reason } of others.all) this.add(kind, lesson, subject, reason);
  }

  get all(): Note[] {
    return [...this.#lines.values()];
  }
}

/** Names of files and titles may hold what would move the cursor of a terminal, or fill its screen. */
function readable(text: string): string {
  return text.length > 400 ? `${cleanName(text)}…` : visible(text);
}
