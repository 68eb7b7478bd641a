/** The languages that people may read, by their BCP 47 tags, each by its own name: whoever cannot read the others finds theirs. */
export const languageNames = { en: 'English', es: 'Español', ar: 'العربية' } as const;

/** The tag of such a language. */
export type Language = keyof typeof languageNames;

/** The direction that each is written in. */
export const languageDirections = { en: 'ltr', es: 'ltr', ar: 'rtl' } as const satisfies Record<
  Language,
  'ltr' | 'rtl'
>;
