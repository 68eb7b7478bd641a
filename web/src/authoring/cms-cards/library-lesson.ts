/** What a part of the learning library is told: the lesson it is of, and the language of the course, a BCP 47 tag. */
export type LibraryLesson = {
  readonly lesson: { readonly id: string; readonly name: string };
  readonly language: string;
};
