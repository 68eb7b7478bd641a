/** The languages that people may read, by their BCP 47 tags, each by its own name: whoever cannot read the others finds theirs. */
export const languageNames = { en: 'English', es: 'Español', ar: 'العربية' } as const;
