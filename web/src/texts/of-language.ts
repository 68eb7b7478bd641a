import { directionOf, type Direction } from '@lectern/domain/course/direction.ts';

/** What the element says that carries words of a language, a BCP 47 tag: `<h1 {...ofLanguage(course.language)}>`. */
export const ofLanguage = (language: string): { lang: string; dir: Direction } => ({
  lang: language,
  dir: directionOf(language),
});
