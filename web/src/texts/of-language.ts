import { directionOf, type Direction } from '@lectern/domain/learning/course/direction.ts';

/** What the element says that carries words of a language, a BCP 47 tag: `<h1 {...ofLanguage(course.language)}>`. */
export const ofLanguage = (language: string): { lang: string; dir: Direction } => ({
  lang: language,
  dir: directionOf(language),
});

/** The direction in which the app itself runs. */
export const directionOfApp = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/**
 * The direction of what stands around content of a language, a BCP 47 tag: that of the content, unless the app itself runs
 * right to left. Then bars, tabs and columns run as the app does, and the content alone as it does.
 */
export const directionAround = (language: string): Direction =>
  directionOfApp() === 'rtl' ? 'rtl' : directionOf(language);
